import { curve } from "../measures/curve.ts";
import type { EssayMeasures } from "./measures.ts";

const GATE_FLAGS = [
  "empty",
  "too-short",
  "not-english",
  "copied-prompt",
  "off-topic",
  "repeated-text",
  "word-salad",
  "directive-ignored",
] as const;

/** Why an essay cannot have more than a certain score, whatever else it does. */
export type GateFlag = (typeof GATE_FLAGS)[number];

export interface Gate {
  readonly flag: GateFlag;
  /** Highest score that is left, 0 to 6. */
  readonly cap: number;
}

/** A gate: the highest score that a measure leaves; 6 when it is open. */
type GateRule = (measures: EssayMeasures) => number;

const NEEDED_WORDS = 50;

const byLength = curve([0, 0], [10, 0], [30, 0.5], [49, 1], [50, 6]);
const byKnownWords = curve([0, 0], [0.5, 0], [0.65, 1], [0.8, 6]);
const byOwnShare = curve([0, 0], [0.25, 0.5], [0.4, 1], [0.6, 3], [0.75, 6]);
const byFunctionWords = curve([0, 0], [0.22, 0.5], [0.3, 2], [0.36, 6]);
const byImplausibility = curve([0, 6], [0.025, 6], [0.04, 2.5], [0.05, 1], [0.1, 0.5]);
const byRareWords = curve([0, 6], [0.22, 6], [0.35, 3], [0.5, 1]);
const byJumbledShare = curve([0, 6], [0.12, 6], [0.3, 3], [0.5, 1], [0.7, 0.5]);
const byTopic = curve(
  [0, 0.5],
  [0.3, 0.9],
  [0.5, 1.5],
  [0.7, 2.2],
  [0.9, 3],
  [1, 4],
  [1.1, 5],
  [1.2, 6],
);
/** Words that belong to the issue open the gate too: of our own essays under issues drawn at random one in a hundred has so many. */
const byRelated = curve([0.15, 0], [0.165, 2.4], [0.18, 6]);
/** A word of the issue in each paragraph is asked for too, but says less than its place in the sentences. */
const SPREAD = 0.5;
const shareOf = (
  { substance, essay }: EssayMeasures,
  ...roles: readonly (keyof typeof substance.wordsIn)[]
) =>
  roles.reduce((sum, role) => sum + substance.wordsIn[role], 0) / Math.max(1, essay.words.length);

/** What is left of the essay when repeated, copied and jumbled sentences are taken out. */
const ownWords = ({ substance: { wordsIn } }: EssayMeasures) => wordsIn.content + wordsIn.filler;

/** By cues it is missed in a good essay too, of our own in one of three hundred: no more than this is held against it. */
const MOST_UNDIRECTED = 5;

const RULES: Readonly<Record<GateFlag, GateRule>> = {
  empty: ({ essay }) => (essay.words.length === 0 ? 0 : 6),
  "too-short": ({ essay }) => byLength(essay.words.length),
  "not-english": (measures) => byKnownWords(measures.knownShare),
  "copied-prompt": (measures) =>
    Math.min(
      byOwnShare(1 - shareOf(measures, "copied")),
      shareOf(measures, "copied") > 0.2 ? byLength(ownWords(measures)) : 6,
    ),
  "off-topic": ({ topic, essay }) =>
    topic === null || essay.words.length < NEEDED_WORDS
      ? 6
      : Math.max(
          byTopic(topic.coverage + topic.presence + SPREAD * topic.spread),
          byRelated(topic.related ?? 0),
        ),
  "repeated-text": (measures) =>
    shareOf(measures, "repeated") > 0.3 ? byLength(ownWords(measures)) : 6,
  "word-salad": (measures) =>
    Math.min(
      byFunctionWords(measures.functionShare),
      byImplausibility(measures.implausibility),
      byRareWords(measures.vocabulary.rareShare),
      byJumbledShare(shareOf(measures, "jumbled")),
    ),
  "directive-ignored": ({ asks, essay }) => {
    const beyondPosition = asks.filter(({ ask }) => ask !== "position" && ask !== "preference");
    const isIgnored =
      beyondPosition.length > 0 && beyondPosition.every(({ sentence }) => sentence === null);
    return isIgnored && essay.words.length >= NEEDED_WORDS ? MOST_UNDIRECTED : 6;
  },
};

/** Gates that bind, hardest first. */
export function gatesOf(measures: EssayMeasures): Gate[] {
  return GATE_FLAGS.map((flag) => ({ flag, cap: RULES[flag](measures) }))
    .filter(({ cap }) => cap < 6)
    .sort((one, other) => one.cap - other.cap);
}
