import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { before } from "./contexts.ts";
import { readSteps, readUtterances } from "./read-cases.ts";
import { speak } from "./speak.ts";

export interface Recognition {
  readonly tried: number;
  readonly top1: number;
  readonly top3: number;
  readonly offTopic: { readonly tried: number; readonly answered: number };
}

/** The three likeliest intents of an utterance. */
export function topThree(services: TutorServices, utterance: string): string[] {
  return services
    .recognise(utterance)
    .map(({ intent }) => intent)
    .slice(0, 3);
}

/** How often the intent is recognised, and how often something is done about what is none of the tutor's business. */
export async function recognition(services: TutorServices): Promise<Recognition> {
  const cases = readUtterances();
  const known = cases.filter(({ intent }) => intent !== "off-topic");
  const [first] = services.index.values();
  if (first === undefined) throw new Error("the bank is empty");
  let answered = 0;
  for (const { utterance } of cases.filter(({ intent }) => intent === "off-topic")) {
    const context = before(services, first.item, 0);
    const { plan } = await speak(services, context, { kind: "said", text: utterance });
    if (!["off-topic", "clarify"].includes(plan.move.kind)) answered += 1;
  }
  return {
    tried: known.length,
    top1: known.filter(({ utterance, intent }) => topThree(services, utterance)[0] === intent)
      .length,
    top3: known.filter(({ utterance, intent }) => topThree(services, utterance).includes(intent))
      .length,
    offTopic: { tried: cases.length - known.length, answered },
  };
}

export interface StepCheck {
  readonly tried: number;
  readonly right: number;
  readonly falseRight: number;
  readonly unsure: number;
}

/** How steps are judged, the last of each derivation counting. */
export async function stepCheck({ algebra }: TutorServices): Promise<StepCheck> {
  const cases = readSteps();
  const verdicts = await Promise.all(
    cases.map(
      async ({ steps, given }) => (await algebra.check(steps, given)).at(-1)?.verdict ?? "unsure",
    ),
  );
  const count = (holds: (verdict: string, right: boolean) => boolean) =>
    cases.filter(({ right }, place) => holds(verdicts[place] ?? "unsure", right)).length;
  return {
    tried: cases.length,
    right: count((verdict, right) => verdict === (right ? "true" : "false")),
    falseRight: count((verdict, right) => verdict === "true" && !right),
    unsure: count((verdict) => verdict === "unsure"),
  };
}
