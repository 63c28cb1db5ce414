import { conceptsOf } from "./concepts.ts";
import type { RecognisedIntent } from "./intents.ts";
import { tokensOf } from "./utterance.ts";

export interface ExampleUtterance {
  readonly intent: RecognisedIntent;
  readonly text: string;
}

export interface RankedIntent {
  readonly intent: RecognisedIntent;
  /** From 0 to 1; all together 1. */
  readonly probability: number;
}

export type IntentClassifier = (text: string) => RankedIntent[];

const EPOCHS = 8;
const LEARNING_RATE = 0.5;
const WEIGHT_DECAY = 1e-4;
const CHARACTER_RUN = 4;

/**
 * Multinomial logistic regression over words, pairs of neighbouring words and runs of letters, fitted by gradient
 * descent with one step per example (AdaGrad; Duchi et al. 2011). The examples come in a fixed order, so the same
 * examples always give the same classifier.
 */
export function trainIntentClassifier(examples: readonly ExampleUtterance[]): IntentClassifier {
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const vocabulary = new Map<string, number>();
  const rows = interleaved(examples).map(({ intent, text }) => ({
    target: intents.indexOf(intent),
    features: featureIds(text, vocabulary, true),
  }));
  const weights = Array.from({ length: vocabulary.size }, () => new Float32Array(intents.length));
  const squares = weights.map(() => new Float32Array(intents.length));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const row of rows) step(row, weights, squares);
  }
  return (text) => {
    const probabilities = softmax(
      scoresOf(featureIds(text, vocabulary, false), weights, intents.length),
    );
    return intents
      .map((intent, place) => ({ intent, probability: probabilities[place] ?? 0 }))
      .sort((one, other) => other.probability - one.probability);
  };
}

type Weights = readonly Float32Array[];

interface Row {
  readonly target: number;
  readonly features: readonly number[];
}

function step({ target, features }: Row, weights: Weights, squares: Weights): void {
  const size = weights[0]?.length ?? 0;
  const probabilities = softmax(scoresOf(features, weights, size));
  const value = 1 / Math.sqrt(Math.max(1, features.length));
  for (const feature of features) {
    const row = weights[feature];
    const square = squares[feature];
    if (row === undefined || square === undefined) continue;
    for (let place = 0; place < size; place += 1) {
      const error = (probabilities[place] ?? 0) - (place === target ? 1 : 0);
      const gradient = error * value + WEIGHT_DECAY * (row[place] ?? 0);
      const sum = (square[place] ?? 0) + gradient * gradient;
      square[place] = sum;
      row[place] = (row[place] ?? 0) - (LEARNING_RATE * gradient) / (Math.sqrt(sum) + 1e-8);
    }
  }
}

function scoresOf(features: readonly number[], weights: Weights, size: number): Float32Array {
  const scores = new Float32Array(size);
  const value = 1 / Math.sqrt(Math.max(1, features.length));
  for (const feature of features) {
    const row = weights[feature];
    if (row === undefined) continue;
    for (let place = 0; place < size; place += 1)
      scores[place] = (scores[place] ?? 0) + value * (row[place] ?? 0);
  }
  return scores;
}

function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function featureIds(text: string, vocabulary: Map<string, number>, grow: boolean): number[] {
  const ids = new Set<number>();
  for (const feature of featuresOf(text)) {
    const known = vocabulary.get(feature);
    if (known !== undefined) ids.add(known);
    else if (grow) {
      ids.add(vocabulary.size);
      vocabulary.set(feature, vocabulary.size);
    }
  }
  return [...ids];
}

function featuresOf(text: string): string[] {
  const tokens = ["^", ...tokensOf(text), "$"];
  const words = tokens.slice(1, -1);
  const pairs = tokens.slice(1).map((token, place) => `${tokens[place]} ${token}`);
  const runs = words.flatMap((word) =>
    Array.from(
      { length: Math.max(0, word.length + 2 - CHARACTER_RUN + 1) },
      (_, place) => `#${`_${word}_`.slice(place, place + CHARACTER_RUN)}`,
    ),
  );
  const concepts = conceptsOf(words).map((concept) => `@${concept}`);
  const conceptPairs = concepts.flatMap((one, place) =>
    concepts.slice(place + 1).map((other) => `${one}${other}`),
  );
  return [...words, ...pairs, ...runs, ...concepts, ...conceptPairs];
}

/** One of each intent in turn: gradient descent with one step per example forgets what comes in blocks. */
function interleaved(examples: readonly ExampleUtterance[]): ExampleUtterance[] {
  const seen = new Map<string, number>();
  return examples
    .map((example) => {
      const turn = seen.get(example.intent) ?? 0;
      seen.set(example.intent, turn + 1);
      return { example, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ example }) => example);
}
