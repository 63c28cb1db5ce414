import type { Library } from "@lexiquant/content";
import type { EssayAnchor } from "@lexiquant/contract";
import {
  type AnchorOfPrompt,
  anchorsByLevel,
  instructionOf,
  paragraphsOf,
} from "../../history/essays/essay-task.ts";

const LOWEST = 1;
const HIGHEST = 6;

/**
 * Anchors of the two levels nearest to a score, and where these are of other prompts also the prompt's own next below and
 * above; the lowest first. None of a prompt that the student is writing on in an exam.
 */
export function nearestAnchors(
  library: Library,
  wanted: {
    readonly promptId: string;
    readonly score: number;
    readonly held: ReadonlySet<string>;
  },
): EssayAnchor[] {
  const { promptId, score, held } = wanted;
  const lower = Math.min(HIGHEST - 1, Math.max(LOWEST, Math.floor(score)));
  const nearest = anchorsByLevel(library, promptId, held);
  const own = [...nearest].flatMap(([level, { prompt }]) => (prompt.id === promptId ? level : []));
  const below = own.filter((level) => level <= lower);
  const above = own.filter((level) => level > lower);
  const levels = new Set([lower, lower + 1, Math.max(...below), Math.min(...above)]);
  return [...levels]
    .sort((one, other) => one - other)
    .flatMap((level) => {
      const found = nearest.get(level);
      return found === undefined ? [] : viewOf(library, found, promptId);
    });
}

function viewOf(
  library: Library,
  { anchor, prompt }: AnchorOfPrompt,
  promptId: string,
): EssayAnchor {
  const { organisation: organization, ...notes } = anchor.notes;
  return {
    id: anchor.id,
    level: anchor.score,
    samePrompt: prompt.id === promptId,
    paragraphs: paragraphsOf(prompt),
    instruction: instructionOf(library, prompt),
    text: anchor.text,
    notes: { ...notes, organization },
  };
}
