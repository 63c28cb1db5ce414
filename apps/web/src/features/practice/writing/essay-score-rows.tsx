import type { EssayScore } from "@lexiquant/contract";
import { essayRange, essayScoreInWords, levelInWords } from "../../../items/essays/essay-words.ts";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";

export interface RatedVersion {
  readonly name: string;
  readonly score: EssayScore;
}

const DOMAIN = [0, 6] as const;
const TICKS = [0, 1, 2, 3, 4, 5, 6];

/** Each version's estimate in its 80 % range, on the scale from 0 to 6. */
export function EssayScoreRows({ versions }: { readonly versions: readonly RatedVersion[] }) {
  const said = versions.map(({ name, score }) => `${name}: ${essayScoreInWords(score)}`).join("; ");
  return (
    <RangeRows
      label={`${said}, on the scale from 0 to 6`}
      domain={DOMAIN}
      ticks={TICKS}
      format={String}
      rows={versions.map(({ name, score }) => ({
        id: name,
        name,
        note: `${levelInWords(score.score)}, 80% range ${essayRange(score)}`,
        range: { estimate: score.score, low: score.low, high: score.high },
        classes: ROLE_CLASSES.writing,
      }))}
    />
  );
}
