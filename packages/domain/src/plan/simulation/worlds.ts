import { MOST_WON } from "../../learner/simulation/index.ts";

/** An assumption about what teaches: how much one practice wins, and how much can be won at all. */
export interface World {
  /** What the speed of learning is multiplied with, after a question of this chance of success. */
  readonly focus: (practice: { readonly pCorrect: number; readonly isCorrect: boolean }) => number;
  /** Most that practice can win in a skill, logits, by the ability before any. */
  readonly mostWon: (base: number) => number;
}

/** Most is learned where three of five come right. */
const middle: World["focus"] = ({ pCorrect }) => Math.exp(-((pCorrect - 0.6) ** 2) / 0.18);
/** An error, once explained, teaches twice what a success does. */
const errors: World["focus"] = ({ isCorrect }) => (isCorrect ? 0.6 : 1.2);
/** What `middle` comes to on average where questions are drawn at random. */
const anything: World["focus"] = () => 0.8;

const same: World["mostWon"] = () => MOST_WON;
/** Who knows little of a skill can win more there: half as much again or half for a logit of ability. */
const moreForTheWeak: World["mostWon"] = (base) =>
  MOST_WON * Math.min(2, Math.max(0.25, 1 - base / 2));

/** Nobody knows which is true: a policy has to do well in each. */
export const WORLDS = {
  mid: { focus: middle, mostWon: same },
  err: { focus: errors, mostWon: same },
  flat: { focus: anything, mostWon: same },
  "flat+room": { focus: anything, mostWon: moreForTheWeak },
  "mid+room": { focus: middle, mostWon: moreForTheWeak },
} as const satisfies Record<string, World>;

export type WorldName = keyof typeof WORLDS;
