import type { Library } from "@lexiquant/content";
import type { UserId } from "@lexiquant/domain/kernel";
import { z } from "zod";
import {
  type LanguageModel,
  ModelFailure,
  type TokenUsage,
} from "../../../adapters/language-model/language-model.ts";
import type { ModelOpinion } from "../../../db/essay-tables.ts";
import { anchorsByLevel, instructionOf, paragraphsOf } from "../essay-task.ts";
import type { StoredEssay } from "../stored-essay.ts";
import { type ComparedEssay, comparisonPrompt } from "./comparing-rules.ts";
import type { EssayModel } from "./essay-model.ts";
import { type Comparison, type Verdict, weighVerdicts } from "./weigh-verdicts.ts";

const MAX_OUTPUT_TOKENS = 60;
/** For all comparisons of an essay: its writer waits. */
const TIME_LIMIT_MS = 30_000;
const HIGHEST = 6;

const verdictSchema = z.object({ better: z.enum(["first", "second", "equal"]) });

interface Rated {
  readonly userId: UserId;
  readonly essay: StoredEssay;
  /** 0 to 6 in halves. */
  readonly builtInScore: number;
}

/**
 * Has a model compare an essay with four anchors of the levels about its built-in score, each in both orders. Whatever goes
 * wrong leaves the built-in score, and says so.
 */
export async function modelOpinion(
  context: { readonly library: Library; readonly essayModel: EssayModel },
  { userId, essay, builtInScore }: Rated,
): Promise<ModelOpinion> {
  const { begin, model, onFailure, removerOf } = context.essayModel;
  const told = { name: model.name, builtInScore };
  const leave = await begin(userId);
  if (!leave.ok) return weighVerdicts([], told);
  const usage = { inputTokens: 0, outputTokens: 0 };
  const stop = new AbortController();
  const tooLong = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const bare = await removerOf(userId);
    const { paragraphs, instruction, draft } = essay;
    const own = { paragraphs, instruction, text: bare(draft.text) };
    const ask = askerOf(model, usage, AbortSignal.any([stop.signal, tooLong]));
    const anchors = anchorsAbout(context.library, essay.promptId, builtInScore);
    const comparisons = await Promise.all(anchors.map((anchor) => compare(ask, own, anchor)));
    return weighVerdicts(comparisons, told);
  } catch (error) {
    stop.abort();
    if (!(error instanceof ModelFailure)) throw error;
    onFailure(error);
    return weighVerdicts([], told);
  } finally {
    await leave.value.end(usage);
  }
}

type Ask = (
  first: ComparedEssay,
  second: ComparedEssay,
) => Promise<z.infer<typeof verdictSchema>["better"]>;

function askerOf(
  model: LanguageModel,
  sum: { -readonly [Kind in keyof TokenUsage]: TokenUsage[Kind] },
  signal: AbortSignal,
): Ask {
  return async (first, second) => {
    const { choice, usage } = await model.choose({
      ...comparisonPrompt(first, second),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      schema: verdictSchema,
      signal,
    });
    sum.inputTokens += usage.inputTokens;
    sum.outputTokens += usage.outputTokens;
    return choice.better;
  };
}

async function compare(
  ask: Ask,
  own: ComparedEssay,
  { level, ...anchor }: ComparedEssay & { readonly level: number },
): Promise<Comparison> {
  const asFirst = await ask(own, anchor);
  const asSecond = await ask(anchor, own);
  const seen: Verdict = verdictOf(asFirst, "first");
  return { level, verdict: seen === verdictOf(asSecond, "second") ? seen : null };
}

function verdictOf(better: "first" | "second" | "equal", place: "first" | "second"): Verdict {
  if (better === "equal") return "equal";
  return better === place ? "better" : "worse";
}

/** Two levels up to the score, and two beyond it. */
function anchorsAbout(library: Library, promptId: string, score: number) {
  const lowest = Math.min(HIGHEST - 3, Math.max(1, Math.floor(score) - 1));
  const nearest = anchorsByLevel(library, promptId, new Set());
  return [lowest, lowest + 1, lowest + 2, lowest + 3].flatMap((level) => {
    const found = nearest.get(level);
    if (found === undefined) return [];
    const { anchor, prompt } = found;
    return {
      level,
      paragraphs: paragraphsOf(prompt),
      instruction: instructionOf(library, prompt),
      text: anchor.text,
    };
  });
}
