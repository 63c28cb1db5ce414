import { type IndexedAnswer, type ItemParameters, pCorrect } from "../irt/index.ts";
import { drawNormal, type RandomSource, shuffled } from "../kernel/index.ts";

/** Answers of one candidate to the items with these indexes. */
function drawAnswers(
  theta: number,
  items: readonly ItemParameters[],
  { random, indexes }: { readonly random: RandomSource; readonly indexes: readonly number[] },
): IndexedAnswer[] {
  return indexes.map((item) => {
    const parameters = items[item] as ItemParameters; // the caller's indexes are those of the items
    return { item, isCorrect: random() < pCorrect(parameters, theta) };
  });
}

/** Answers of many candidates from N(0, 1), each to `perCandidate` items at random. */
export function drawCandidates(
  items: readonly ItemParameters[],
  count: number,
  { random, perCandidate }: { readonly random: RandomSource; readonly perCandidate: number },
): IndexedAnswer[][] {
  return Array.from({ length: count }, () => {
    const indexes = shuffled([...items.keys()], random).slice(0, perCandidate);
    return drawAnswers(drawNormal(random), items, { random, indexes });
  });
}
