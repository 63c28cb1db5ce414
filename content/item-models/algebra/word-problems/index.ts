import type { ItemModel } from "../../kit/item-model.ts";
import { wpAgesRatioQc } from "./wp-ages-ratio-qc.ts";
import { wpAverageAfterChange } from "./wp-average-after-change.ts";
import { wpCostsCombination } from "./wp-costs-combination.ts";
import { wpInterestOnInterest } from "./wp-interest-on-interest.ts";
import { wpInterestQc } from "./wp-interest-qc.ts";
import { wpLateStartCatchUp } from "./wp-late-start-catch-up.ts";
import { wpMeetThenArrive } from "./wp-meet-then-arrive.ts";
import { wpMixtureReplace } from "./wp-mixture-replace.ts";
import { wpMixtureStrengthQc } from "./wp-mixture-strength-qc.ts";
import { wpRoundTripAverageQc } from "./wp-round-trip-average-qc.ts";
import { wpWholeSolutions } from "./wp-whole-solutions.ts";
import { wpWorkPairs } from "./wp-work-pairs.ts";
import { wpWorkTogetherQc } from "./wp-work-together-qc.ts";

export const wordProblemsModels: readonly ItemModel[] = [
  wpAgesRatioQc,
  wpAverageAfterChange,
  wpCostsCombination,
  wpInterestOnInterest,
  wpInterestQc,
  wpLateStartCatchUp,
  wpMeetThenArrive,
  wpMixtureReplace,
  wpMixtureStrengthQc,
  wpRoundTripAverageQc,
  wpWholeSolutions,
  wpWorkPairs,
  wpWorkTogetherQc,
];
