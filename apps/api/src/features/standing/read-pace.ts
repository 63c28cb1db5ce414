import type { PaceRow, PaceView } from "@lexiquant/contract";
import { DIFFICULTY_BANDS, DIFFICULTY_NAMES, ITEM_KINDS, KIND_NAMES } from "@lexiquant/domain/item";
import type { UserId } from "@lexiquant/domain/kernel";
import { describeTally, type Ranged, type SunkCost, sunkCost } from "@lexiquant/domain/pace";
import type { TallyDimension } from "../../db/learner-tables.ts";
import { reviewDecisions } from "../../history/bails/review-decisions.ts";
import { catchUp } from "../../history/learner/catch-up.ts";
import {
  type PlacedTally,
  sumAt,
  type Tally,
  withoutTally,
} from "../../history/learner/tallies.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import {
  listFlaggedAnswers,
  listSpentAnswers,
} from "../../history/learner/timed-answers-repository.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import { withBegins } from "./with-begins.ts";

const EXAMPLES = 10;
/** The latest answers by which sunk time is priced. */
const SPENT_ANSWERS = 500;
const MS_PER_MINUTE = 60_000;
const DIMENSIONS = ["all", "timed", "timed-kind", "timed-difficulty", "timed-third"] as const;

const THIRDS = [
  { id: "0", name: "First third" },
  { id: "1", name: "Middle third" },
  { id: "2", name: "Last third" },
];

/** Time against the exam's pace, of answers under the clock and apart from them of the others; bounded by weeks and by the latest answers. */
export async function readPace(context: PracticeStateContext, userId: UserId): Promise<PaceView> {
  await catchUp(context, userId);
  const { reader } = context.database;
  const tallies = await listTallies(reader, userId, [...DIMENSIONS]);
  const row = rowOf(tallies);
  const spent = await listSpentAnswers(reader, userId, SPENT_ANSWERS);
  const timed = sumAt(tallies, "timed", "all");
  const untimed = withoutTally(sumAt(tallies, "all", "all"), timed);
  return {
    overall: row("timed", { id: "all", name: "All questions" }),
    untimed: rowView({ id: "untimed", name: "Untimed practice" }, untimed),
    byKind: ITEM_KINDS.map((id) => row("timed-kind", { id, name: KIND_NAMES[id] })),
    byDifficulty: DIFFICULTY_BANDS.map((band) =>
      row("timed-difficulty", { id: String(band), name: DIFFICULTY_NAMES[band] }),
    ),
    byPosition: THIRDS.map((third) => row("timed-third", third)),
    sunk: sunkView(timed, sunkCost(spent)),
    decisions: (await reviewDecisions(reader, userId)).review,
    examples: await withBegins(context, userId, await listFlaggedAnswers(reader, userId, EXAMPLES)),
  };
}

function rowOf(tallies: readonly PlacedTally[]) {
  return (dimension: TallyDimension, named: Pick<PaceRow, "id" | "name">): PaceRow =>
    rowView(named, sumAt(tallies, dimension, named.id));
}

function rowView({ id, name }: Pick<PaceRow, "id" | "name">, tally: Tally): PaceRow {
  const { ratio, answers, right, rushed, stuck, answersNeeded } = describeTally(tally);
  const range = ratio && rangeView(ratio);
  return { id, name, answers, right, ratio: range, answersNeeded, rushed, stuck };
}

function rangeView({ value, low, high }: Ranged) {
  return { estimate: value, low, high };
}

/** Counted over all first answers; priced by the latest ones. */
function sunkView(total: Tally, { bought, lostSeconds }: SunkCost): PaceView["sunk"] {
  return {
    questions: total.overInvested,
    minutes: total.overInvestedMs / MS_PER_MINUTE,
    worthRight: worthOf(total.overInvestedMs / 1000, { bought, lostSeconds }),
  };
}

function worthOf(
  seconds: number,
  { bought, lostSeconds }: Pick<SunkCost, "bought" | "lostSeconds">,
): PaceView["sunk"]["worthRight"] {
  if (bought === null) return null;
  if (seconds === 0) return { estimate: 0, low: 0, high: 0 };
  if (lostSeconds === 0) return null;
  const { value, low, high } = bought.right;
  const scale = seconds / lostSeconds;
  return { estimate: scale * value, low: scale * low, high: scale * high };
}
