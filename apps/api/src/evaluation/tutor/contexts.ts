import { type KeyedItem, type Response, toPublicItem } from "@lexiquant/domain/item";
import type { AnsweredItem, TurnContext, UnansweredItem } from "@lexiquant/domain/tutor";
import { hasTwins } from "../../bank/has-twins.ts";
import { answeredItem } from "../../features/tutor/answered-item.ts";
import type { TutorServices } from "../../features/tutor/dependencies.ts";

/** An item before an attempt, with as many hints shown as said. */
export function before(
  { bank, served }: TutorServices,
  item: KeyedItem,
  hintsShown: number,
): TurnContext {
  const entry = served.get(item.id);
  if (entry === undefined) throw new Error(`${item.id} is not served`);
  const question: UnansweredItem = {
    state: "before",
    kind: entry.kind,
    topic: { id: entry.topic.id, name: entry.topic.name },
    stimulus: item.stimulusId === null ? null : (bank.stimuli.get(item.stimulusId) ?? null),
    hasTwins: hasTwins(item),
    item: toPublicItem(item),
    hints: item.explanation.hints,
    hintsShown,
    sinceHintMs: null,
    hintsAllowed: false,
    elapsedMs: 30_000,
  };
  return { question, debrief: null, directness: "guide" };
}

/** The same after an answer. */
export function after(
  { bank, served }: TutorServices,
  item: KeyedItem,
  answer: { readonly response: Response; readonly correct: boolean },
): TurnContext {
  const entry = served.get(item.id);
  if (entry === undefined) throw new Error(`${item.id} is not served`);
  const attempt = { ...answer, elapsedMs: 60_000, gaveUp: false, submittedAt: new Date(0) };
  const question: AnsweredItem = answeredItem(bank, entry, { attempt, diagnosedAt: null });
  return { question, debrief: null, directness: "guide" };
}
