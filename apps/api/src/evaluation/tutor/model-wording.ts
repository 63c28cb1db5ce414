import { keyAsResponse } from "@lexiquant/domain/scoring";
import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { after } from "./contexts.ts";
import { answerReplies, GROUNDLESS, type ScriptedReply } from "./scripted-replies.ts";
import { speak } from "./speak.ts";
import { uncached } from "./uncached.ts";

/** Every so many items of the bank are tried. */
const STRIDE = 9;
const ASKED = "why is it not the other option";

export interface WordingFigures {
  readonly untrue: { readonly tried: number; readonly shown: number };
  readonly true: { readonly tried: number; readonly shown: number };
  /** True answers that bear the mark of having been checked. */
  readonly markedChecked: number;
  readonly failures: readonly string[];
}

/**
 * Lets a scripted model say true and untrue things of items after an attempt, and counts what reaches the student.
 *
 * @param script sets what the model says from now on
 */
export async function modelWording(
  services: TutorServices,
  script: (text: string) => void,
): Promise<WordingFigures> {
  const counts = { untrue: { tried: 0, shown: 0 }, true: { tried: 0, shown: 0 } };
  const failures: string[] = [];
  const anew = uncached(services);
  let markedChecked = 0;
  for (const { item, reply, context } of casesOf(services)) {
    script(reply.text);
    const said = await speak(anew, context, { kind: "said", text: ASKED });
    const { parts, text, spoken } = said;
    if (spoken.modelCall === null) throw new Error(`no model was asked about ${item}`);
    const shown = text.includes(reply.text);
    const count = reply.isTrue ? counts.true : counts.untrue;
    count.tried += 1;
    if (shown) count.shown += 1;
    if (shown !== reply.isTrue)
      failures.push(`${item}: “${reply.text}” was ${shown ? "shown" : "held back"}`);
    if (shown && parts.some((part) => part.kind === "text" && part.wording === "model-checked"))
      markedChecked += 1;
  }
  return { ...counts, markedChecked, failures };
}

function* casesOf(services: TutorServices) {
  const entries = [...services.index.values()].filter((_, place) => place % STRIDE === 0);
  for (const [place, { item }] of entries.entries()) {
    const answer = { response: keyAsResponse(item), correct: true };
    const context = after(services, item, answer);
    const { stimulus } = context.question ?? { stimulus: null };
    const groundless: ScriptedReply = {
      text: GROUNDLESS[place % GROUNDLESS.length] ?? "",
      isTrue: false,
    };
    for (const reply of [...answerReplies(item, stimulus), groundless])
      yield { item: item.id, reply, context };
  }
}
