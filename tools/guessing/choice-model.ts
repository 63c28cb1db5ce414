/**
 * Conditional logit: the probability that an option is the key is proportional to the exponential of a weighted sum of
 * its features (McFadden 1974). It finds whatever the features give away, if enough items give it away alike.
 */

/** The options of one question, each as its features, and which of them is the key. */
export interface Choice {
  readonly options: readonly (readonly number[])[];
  readonly key: number;
}

const ROUNDS = 400;
const RATE = 0.5;
/** Ridge: keeps weights small where there is little to learn from. */
const PENALTY = 0.01;

/** Weights that make the keys likeliest, by gradient ascent from zero. */
function fitChoices(choices: readonly Choice[]): number[] {
  const size = choices[0]?.options[0]?.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Array<number>(size).fill(0);
    for (const { options, key } of choices) {
      const shares = sharesOf(options, weights);
      options.forEach((features, place) => {
        const surprise = (place === key ? 1 : 0) - (shares[place] ?? 0);
        features.forEach((value, feature) => {
          gradient[feature] = (gradient[feature] ?? 0) + surprise * value;
        });
      });
    }
    weights = weights.map(
      (weight, feature) =>
        weight + RATE * ((gradient[feature] ?? 0) / choices.length - PENALTY * weight),
    );
  }
  return weights;
}

function sharesOf(options: Choice["options"], weights: readonly number[]): number[] {
  const scores = options.map((features) => dot(features, weights));
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
}

/** Standardises each feature within its question: only what sets an option apart from its rivals can tell. */
export function apart(options: readonly (readonly number[])[]): number[][] {
  const size = options[0]?.length ?? 0;
  const columns = Array.from({ length: size }, (_, feature) =>
    options.map((features) => features[feature] ?? 0),
  );
  const scaled = columns.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const spread = Math.sqrt(
      column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length,
    );
    return column.map((value) => (spread === 0 ? 0 : (value - mean) / spread));
  });
  return options.map((_, place) => scaled.map((column) => column[place] ?? 0));
}

/** Questions of which the likeliest option is the key, each guessed by a model that was fitted without its fold. */
export function guessedRight(choices: readonly Choice[], folds = 10): number {
  let right = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitChoices(choices.filter((_, place) => place % folds !== fold));
    for (const { options, key } of choices.filter((_, place) => place % folds === fold)) {
      const scores = options.map((features) => dot(features, weights));
      if (scores.indexOf(Math.max(...scores)) === key) right += 1;
    }
  }
  return right;
}
