import type { Library } from "@lexiquant/content";
import { z } from "zod";
import { anchorsByLevel, instructionOf, paragraphsOf } from "../essay-task.ts";
import type { Ask } from "./ask-model.ts";
import { comparisonPrompt } from "./comparing-rules.ts";
import type { EssayWithTask } from "./essay-between-marks.ts";
import type { Comparison, Verdict } from "./weigh-verdicts.ts";

const MAX_OUTPUT_TOKENS = 60;
const HIGHEST = 6;

const verdictSchema = z.object({ better: z.enum(["first", "second", "equal"]) });

/** Which of the library's anchors an essay is compared with: by its prompt and its built-in score, 0 to 6 in halves. */
interface Placed {
  readonly library: Library;
  readonly promptId: string;
  readonly builtInScore: number;
}

/** Has a model compare an essay with four anchors of the levels about its built-in score, each in both orders. */
export async function compareWithAnchors(
  ask: Ask,
  own: EssayWithTask,
  { library, promptId, builtInScore }: Placed,
): Promise<Comparison[]> {
  const anchors = anchorsAbout(library, promptId, builtInScore);
  return await Promise.all(anchors.map((anchor) => compare(ask, own, anchor)));
}

async function compare(
  ask: Ask,
  own: EssayWithTask,
  { level, ...anchor }: EssayWithTask & { readonly level: number },
): Promise<Comparison> {
  const better = async (first: EssayWithTask, second: EssayWithTask) => {
    const prompt = comparisonPrompt(first, second);
    const call = { ...prompt, maxOutputTokens: MAX_OUTPUT_TOKENS, schema: verdictSchema };
    return (await ask(call)).better;
  };
  const seen = verdictOf(await better(own, anchor), "first");
  const seenAgain = verdictOf(await better(anchor, own), "second");
  return { level, verdict: seen === seenAgain ? seen : null };
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
