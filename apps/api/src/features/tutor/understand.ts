import type { TutorTurn } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import {
  mayBeInterpreted,
  planTurn,
  type TurnContext,
  type TurnInput,
  type TurnPlan,
} from "@lexiquant/domain/tutor";
import { ModelFailure } from "../../adapters/language-model/language-model.ts";
import type { TutorServices } from "./dependencies.ts";
import { interpret } from "./model/interpret.ts";
import type { ModelVoice } from "./model/model-voice.ts";
import { personalDataRemover } from "./typed-words.ts";

/** What is served better by the name of a topic than by the words that recognition did not understand. */
const ABOUT_TOPICS: ReadonlySet<string> = new Set(["concept", "formula", "start-drill"]);

export interface Understood {
  readonly plan: TurnPlan;
  /** Why a model that was to say what is meant did not. */
  readonly fallback: TutorTurn["fallback"];
}

interface Hearing {
  readonly userId: UserId;
  readonly input: TurnInput;
  readonly context: TurnContext;
  readonly signal: AbortSignal;
}

/** Plans a turn; where recognition does not understand, a configured model may say what is meant. */
export async function understand(services: TutorServices, hearing: Hearing): Promise<Understood> {
  const { input, context } = hearing;
  const ranked = input.kind === "said" ? services.recognise(input.text) : [];
  const plan = planTurn(input, ranked, context);
  if (services.voice === null || !mayBeInterpreted(plan, input)) return { plan, fallback: null };
  return await interpreted(services, services.voice, { hearing, plan });
}

async function interpreted(
  { shelf, database }: TutorServices,
  voice: ModelVoice,
  { hearing, plan }: { readonly hearing: Hearing; readonly plan: TurnPlan },
): Promise<Understood> {
  const { userId, input, context, signal } = hearing;
  const leave = await voice.allowance.begin(userId);
  if (!leave.ok) return { plan, fallback: leave.reason };
  try {
    const bare = await personalDataRemover(database.reader, userId);
    const { choice, usage } = await interpret(voice.model, {
      text: input.kind === "said" ? bare(input.text) : "",
      question: context.question,
      topics: shelf.topics,
      signal,
    });
    await leave.value.end(usage);
    const topic = ABOUT_TOPICS.has(choice.intent)
      ? shelf.topics.get(choice.topicId ?? "")
      : undefined;
    const meant: TurnInput = topic === undefined ? input : { kind: "said", text: topic };
    const ranked = [{ intent: choice.intent, probability: 1 }];
    return { plan: planTurn(meant, ranked, context), fallback: null };
  } catch (error) {
    await leave.value.end(null);
    if (!(error instanceof ModelFailure)) throw error;
    voice.onFailure(error);
    return { plan, fallback: "unavailable" };
  }
}
