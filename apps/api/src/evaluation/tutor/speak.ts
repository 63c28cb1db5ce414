import {
  type LearnerFigures,
  planTurn,
  type ReplyPart,
  sayTurn,
  type TurnContext,
  type TurnPlan,
} from "@lexiquant/domain/tutor";
import type { TutorServices } from "../../features/tutor/dependencies.ts";

/** A student of whom nothing is known. */
const NOBODY: LearnerFigures = { overall: { answered: 0, correct: 0 }, weakest: [] };

/** What the built-in tutor says to an input, without a server around it. */
export async function speak(
  services: TutorServices,
  context: TurnContext,
  input: Parameters<typeof planTurn>[0],
): Promise<{
  readonly plan: TurnPlan;
  readonly parts: readonly ReplyPart[];
  readonly text: string;
}> {
  const ranked = input.kind === "said" ? services.recognise(input.text) : [];
  const plan = planTurn(input, ranked, context);
  const { algebra, shelf } = services;
  const tools = {
    ...algebra,
    findTopic: shelf.findTopic,
    similar: async () => null,
    learner: async () => NOBODY,
  };
  const { parts } = await sayTurn(plan, { context, library: shelf, tools });
  return {
    plan,
    parts,
    text: parts.flatMap((part) => (part.kind === "text" ? [part.markup] : [])).join("\n"),
  };
}
