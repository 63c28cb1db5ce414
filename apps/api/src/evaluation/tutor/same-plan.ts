import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { before } from "./contexts.ts";
import { readUtterances } from "./read-cases.ts";
import { speak } from "./speak.ts";

/** Messages that recognition understands, before an attempt, of which the tutor makes the same move with a model behind it. */
export async function samePlan(
  services: TutorServices,
): Promise<{ readonly tried: number; readonly same: number }> {
  const alone = { ...services, voice: null };
  const [entry] = services.index.values();
  if (entry === undefined) throw new Error("the bank is empty");
  let tried = 0;
  let same = 0;
  for (const { utterance } of readUtterances()) {
    const context = before(services, entry.item, 0);
    const input = { kind: "said", text: utterance } as const;
    const one = await speak(alone, context, input);
    if (one.plan.intent === "unknown") continue;
    const other = await speak(services, context, input);
    tried += 1;
    if (JSON.stringify(one.plan.move) === JSON.stringify(other.plan.move)) same += 1;
  }
  return { tried, same };
}
