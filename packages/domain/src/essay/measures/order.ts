import { seededRandom, shuffled } from "../../kernel/index.ts";
import type { Sentence } from "../reading/essay-text.ts";
import { orderSigns, SIGN_WEIGHTS } from "./order-signs.ts";

const ARRANGEMENTS = 60;
const SEED = 20_231;
/** Below this an order says nothing: too few arrangements differ. */
const FEWEST_SENTENCES = 6;

/**
 * How much better the order of an essay's sentences hangs together than chance orders of the same sentences, in paragraphs of the
 * same sizes: every sign is compared with its mean and spread over seeded arrangements, and their weighted sum with its own.
 * In standard deviations: about 0 for shuffled text, mostly above 2 for an argued essay; null for fewer than six sentences.
 * After the comparison of texts with their permutations in [BarzilayLapata2008].
 *
 * @param promptStems what the issue speaks of, as stems of its words
 */
export function orderOf(
  sentences: readonly Sentence[],
  promptStems: ReadonlySet<string>,
): number | null {
  if (sentences.length < FEWEST_SENTENCES) return null;
  const signsOf = orderSigns(sentences, promptStems);
  const natural = sentences.map((_, index) => index);
  const random = seededRandom(SEED);
  const others = Array.from({ length: ARRANGEMENTS }, () => signsOf(shuffled(natural, random)));
  const own = signsOf(natural);
  const scales = own.map((_, sign) => scaleOf(others.map((values) => values[sign] ?? 0)));
  const sumOf = (values: readonly number[]) =>
    values.reduce((sum, value, sign) => {
      const { mean, deviation } = scales[sign] ?? { mean: 0, deviation: 0 };
      return deviation === 0 ? sum : sum + ((SIGN_WEIGHTS[sign] ?? 0) * (value - mean)) / deviation;
    }, 0);
  const { deviation } = scaleOf(others.map(sumOf));
  return deviation === 0 ? 0 : sumOf(own) / deviation;
}

function scaleOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}
