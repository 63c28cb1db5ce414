import type { Library } from "@lexiquant/content";
import type { UserId } from "@lexiquant/domain/kernel";
import { ModelFailure } from "../../../adapters/language-model/language-model.ts";
import type { SecondReading } from "../ratings-repository.ts";
import type { StoredEssay } from "../stored-essay.ts";
import { type Ask, askModel } from "./ask-model.ts";
import { compareWithAnchors } from "./compare-with-anchors.ts";
import type { EssayModel } from "./essay-model.ts";
import { readReasoning } from "./read-reasoning.ts";
import { weighVerdicts } from "./weigh-verdicts.ts";

/** For all that a model is asked about an essay: its writer looks at the built-in score meanwhile. */
const TIME_LIMIT_MS = 30_000;

interface ReadingContext {
  readonly library: Library;
  readonly essayModel: EssayModel;
  /** Breaks the reading off. */
  readonly signal: AbortSignal;
}

export interface RatedEssay {
  readonly userId: UserId;
  readonly essay: StoredEssay;
  /** 0 to 6 in halves. */
  readonly builtInScore: number;
}

/**
 * Has a model compare a rated essay with anchors, and speak of its reasoning, at the same time and as one call of the day.
 * Whatever goes wrong with the one leaves the other, and the built-in score.
 */
export async function readAgain(
  context: ReadingContext,
  { userId, essay, builtInScore }: RatedEssay,
): Promise<SecondReading> {
  const { begin, model, removerOf } = context.essayModel;
  const told = { name: model.name, builtInScore };
  const leave = await begin(userId);
  if (!leave.ok) return { model: weighVerdicts([], told), reasoning: null };
  const usage = { inputTokens: 0, outputTokens: 0 };
  const tooLong = AbortSignal.timeout(TIME_LIMIT_MS);
  const attempt = attempts(context, (stop) =>
    askModel(model, usage, AbortSignal.any([context.signal, tooLong, stop])),
  );
  try {
    const { library } = context;
    const { paragraphs, instruction, draft, promptId } = essay;
    // The model is not shown what names the writer; what it quotes is looked for in the text itself.
    const bare = (await removerOf(userId))(draft.text);
    const own = { paragraphs, instruction, text: bare };
    const placed = { library, promptId, builtInScore };
    const [comparisons, reasoning] = await Promise.all([
      attempt((ask) => compareWithAnchors(ask, own, placed), []),
      attempt((ask) => readReasoning(ask, own, draft.text), null),
    ]);
    return { model: weighVerdicts(comparisons, told), reasoning };
  } finally {
    await leave.value.end(usage);
  }
}

type Attempt = <Value>(work: (ask: Ask) => Promise<Value>, otherwise: Value) => Promise<Value>;

/** Work that a failing model leaves undone: its other calls are broken off, and the operator is told. */
function attempts(
  { essayModel, signal }: ReadingContext,
  askUntil: (stop: AbortSignal) => Ask,
): Attempt {
  return async (work, otherwise) => {
    const stop = new AbortController();
    try {
      return await work(askUntil(stop.signal));
    } catch (error) {
      stop.abort();
      if (!(error instanceof ModelFailure)) throw error;
      if (!signal.aborted) essayModel.onFailure(error);
      return otherwise;
    }
  };
}
