import { planAnywhere, planTeaching, planWords } from "./plan-anywhere.ts";
import type { TurnContext } from "./turn-context.ts";
import type { Move } from "./turn-plan.ts";
import type { Wanted } from "./wanted.ts";

/** Where no question is open: in the results of a session. */
export function planWithoutQuestion(wanted: Wanted, { debrief }: TurnContext): Move {
  const isDebrief = ["how-am-i-doing", "pacing", "why-was-i-wrong"].includes(wanted.intent);
  if (debrief !== null && isDebrief) return { kind: "debrief" };
  return (
    planAnywhere(wanted) ??
    planTeaching(wanted) ??
    planWords(wanted, false) ?? { kind: "no-question" }
  );
}
