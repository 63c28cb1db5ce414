import type { Library } from "@lexiquant/content";
import type { EssayAnchor } from "@lexiquant/contract";
import { anchorsByLevel, instructionOf, paragraphsOf } from "../../history/essays/essay-task.ts";

const LOWEST = 1;
const HIGHEST = 6;

/**
 * Anchors of the two levels nearest to a score, the lower first. None of a prompt that the student is writing on in an
 * exam.
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
  return [lower, lower + 1].flatMap((level): EssayAnchor[] => {
    const found = nearest.get(level);
    if (found === undefined) return [];
    const { anchor, prompt } = found;
    const { organisation: organization, ...notes } = anchor.notes;
    return [
      {
        id: anchor.id,
        level,
        samePrompt: prompt.id === promptId,
        paragraphs: paragraphsOf(prompt),
        instruction: instructionOf(library, prompt),
        text: anchor.text,
        notes: { ...notes, organization },
      },
    ];
  });
}
