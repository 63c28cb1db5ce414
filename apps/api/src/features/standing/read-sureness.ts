import type { SurenessSummary } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { MINIMUM_ANSWERS_PER_GROUP, summariseRate } from "@lexiquant/domain/report";
import { SURENESS_LEVELS } from "@lexiquant/domain/session";
import {
  type ConfidenceVerdict,
  describeSureness,
  type StatedCount,
  type SurenessTally,
} from "@lexiquant/domain/sureness";
import type { TallyDimension } from "../../db/learner-tables.ts";
import { catchUp } from "../../history/learner/catch-up.ts";
import { listNotedAnswers } from "../../history/learner/mistakes-repository.ts";
import { type PlacedTally, sumAt, TALLY_BINS } from "../../history/learner/tallies.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import { withBegins } from "./with-begins.ts";

const LATEST = 5;

/** How sure the student was against what came of it; bounded by weeks, not by answers. */
export async function readSureness(
  context: PracticeStateContext,
  userId: UserId,
): Promise<SurenessSummary> {
  await catchUp(context, userId);
  const { reader } = context.database;
  const tallies = await listTallies(reader, userId, ["sureness", "predicted"]);
  const tally = surenessTallyOf(tallies);
  const summary = describeSureness(tally);
  const levels = SURENESS_LEVELS.map((level) => ({ level, rate: rateOf(tally.declared[level]) }));
  const latest = async (what: "lucky-guess" | "sure-mistake") =>
    withBegins(context, userId, await listNotedAnswers(reader, userId, { what, limit: LATEST }));
  return {
    declared: levels.reduce((sum, { rate }) => sum + rate.answered, 0),
    undeclared: countOf(tallies, "sureness", "none").answers,
    levels,
    predicted: predictedOf(tally),
    verdict: verdictOf(summary.confidence),
    luckyGuesses: {
      count: summary.luckyGuesses,
      latest: await latest("lucky-guess"),
    },
    sureMistakes: {
      count: summary.sureMistakes,
      latest: await latest("sure-mistake"),
    },
  };
}

function surenessTallyOf(tallies: readonly PlacedTally[]): SurenessTally {
  const declared = (level: string) => countOf(tallies, "sureness", level);
  return {
    declared: { guess: declared("guess"), unsure: declared("unsure"), sure: declared("sure") },
    predicted: Array.from({ length: TALLY_BINS }, (_, bin) =>
      countOf(tallies, "predicted", String(bin)),
    ),
  };
}

/** What was stated is what the model expected, also of those who said something themselves. */
function countOf(
  tallies: readonly PlacedTally[],
  dimension: TallyDimension,
  value: string,
): StatedCount {
  const { answers, right, expectedRightMicro } = sumAt(tallies, dimension, value);
  return { answers, right, statedMicro: expectedRightMicro };
}

function rateOf({ answers, right }: StatedCount) {
  return summariseRate({ answered: answers, correct: right }, MINIMUM_ANSWERS_PER_GROUP);
}

const MICRO = 1_000_000;

function predictedOf({ predicted }: SurenessTally): SurenessSummary["predicted"] {
  return predicted.flatMap((count, bin) =>
    count.answers === 0
      ? []
      : [
          {
            low: bin / TALLY_BINS,
            high: (bin + 1) / TALLY_BINS,
            expected: count.statedMicro / MICRO / count.answers,
            rate: rateOf(count),
          },
        ],
  );
}

/** Over-confidence first: it costs points, where the other costs only time. */
function verdictOf(confidence: ConfidenceVerdict): SurenessSummary["verdict"] {
  if (confidence.kind === "not-enough-yet") return "not-enough";
  if (confidence.kind === "nothing-found") return "well-placed";
  const isOver = confidence.findings.some(({ kind }) => kind === "over-confident");
  return isOver ? "over-confident" : "under-confident";
}
