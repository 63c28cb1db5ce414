/** What a feature is about, in an explanation. */
export type FeatureTopic =
  | "belief"
  | "calibration"
  | "recent"
  | "skill-recent"
  | "practice"
  | "sequence"
  | "seen";

/**
 * What the head weighs, with what each is about; the order is that of the weights. Those about the belief are multiples
 * of it.
 */
const TOPIC_OF_FEATURE = {
  constant: "calibration",
  belief: "belief",
  uncertainty: "calibration",
  recentRate: "recent",
  slowRate: "recent",
  recentSurprise: "recent",
  slowSurprise: "recent",
  skillRate: "skill-recent",
  skillSurprise: "skill-recent",
  lastOutcome: "recent",
  skillLastOutcome: "skill-recent",
  itemLastOutcome: "seen",
  streak: "recent",
  skillStreak: "skill-recent",
  skillAnswers: "practice",
  skillRight: "practice",
  skillWrong: "practice",
  skillGap: "practice",
  answers: "practice",
  itemSeen: "seen",
  itemRight: "seen",
  itemWrong: "seen",
  sameItem: "seen",
  sameSkill: "skill-recent",
  sameItemOutcome: "seen",
  sameSkillOutcome: "skill-recent",
  runOnItem: "seen",
  lastTenRate: "recent",
  beliefSquared: "belief",
  beliefByAnswers: "belief",
  beliefByLastTen: "belief",
  timeGap: "practice",
  itemUncertainty: "calibration",
  beliefByUncertainty: "belief",
  beliefByItemSeen: "belief",
  itemGap: "seen",
  missedOnce: "seen",
  missedTwice: "seen",
  missedThrice: "seen",
  missedOften: "seen",
  beliefByMissed: "belief",
  skillLastTwice: "skill-recent",
  afterItem: "sequence",
  afterTwoItems: "sequence",
  afterSkills: "sequence",
  sinceForemost: "sequence",
} as const satisfies Record<string, FeatureTopic>;

export type Feature = keyof typeof TOPIC_OF_FEATURE;

/** In the order of the weights. */
export const FEATURES = Object.keys(TOPIC_OF_FEATURE) as readonly Feature[]; // its own keys

export const FEATURE_TOPICS: readonly FeatureTopic[] = Object.values(TOPIC_OF_FEATURE);

/** Whether the logit is the belief, so that nothing else need be worked out. */
export const isBeliefAlone = (weights: readonly number[]): boolean =>
  weights.every((weight, at) => weight === DEFAULT_WEIGHTS[at]);

/** The logit before any data: the belief, as it is. */
export const DEFAULT_WEIGHTS: readonly number[] = FEATURES.map((feature) =>
  feature === "belief" ? 1 : 0,
);
