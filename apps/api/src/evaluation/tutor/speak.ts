import { randomUUID } from "node:crypto";
import type { UserId } from "@lexiquant/domain/kernel";
import {
  type LearnerFacts,
  type Material,
  mayBeReworded,
  type ReplyPart,
  type TurnContext,
  type TurnInput,
  type TurnPlan,
} from "@lexiquant/domain/tutor";
import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { speakByModel } from "../../features/tutor/model/model-voice.ts";
import { understand } from "../../features/tutor/understand.ts";
import { type Speech, type Spoken, speakBuiltIn } from "../../features/tutor/voice.ts";

/** A student of whom nothing is known. */
const NOBODY: LearnerFacts = {
  answers: 0,
  measures: [],
  weakest: [],
  slips: [],
  causes: [],
  pace: { ratio: null, answersNeeded: 8 },
  question: null,
};

export interface SaidTurn {
  readonly plan: TurnPlan;
  readonly parts: readonly ReplyPart[];
  readonly text: string;
  readonly spoken: Spoken;
}

/** What the tutor says to an input, without a server around it. Every turn is another student's. */
export async function speak(
  services: TutorServices,
  context: TurnContext,
  input: TurnInput,
): Promise<SaidTurn> {
  const text = input.kind === "said" ? input.text : "";
  const { signal } = new AbortController();
  const userId = randomUUID() as UserId; // a uuid is all that the brand asks for
  const { plan } = await understand(services, { userId, input, context, signal });
  const material = materialOf(services, context);
  const speech =
    services.voice !== null && mayBeReworded(plan, input)
      ? speakByModel(services.voice, { userId, text, history: [], signal }, { plan, material })
      : speakBuiltIn(plan, material);
  const spoken = await ended(speech);
  return { plan, parts: spoken.parts, text: textOf(spoken.parts), spoken };
}

function materialOf({ algebra, shelf, voice }: TutorServices, context: TurnContext): Material {
  return {
    context,
    library: shelf,
    modelName: voice?.model.name ?? null,
    tools: {
      ...algebra,
      findTopic: shelf.findTopic,
      similar: async () => null,
      learner: async () => NOBODY,
    },
  };
}

async function ended(speech: Speech): Promise<Spoken> {
  let step = await speech.next();
  while (step.done !== true) step = await speech.next();
  return step.value;
}

function textOf(parts: readonly ReplyPart[]): string {
  return parts.flatMap((part) => (part.kind === "text" ? [part.markup] : [])).join("\n");
}
