import { answerOf } from "../../kit/comparison-question.ts";
import type { Relation, Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";

/** A rise of `p` and a fall of `q` percent; or two falls against one of `single` percent; or letters. */
export interface NetChange {
  readonly scene: "tent" | "shops" | "letters";
  readonly p: number;
  readonly q: number;
  readonly single: number;
  /** How the rise stands to the fall, where both are letters. */
  readonly order: ">" | "=" | "<";
}

/** What remains of 100, in either quantity. */
export function remains({ scene, p, q, single }: NetChange): [Fraction, Fraction] {
  return scene === "shops"
    ? [new Fraction((100 - p) * (100 - q), 100), new Fraction(100 - single)]
    : [new Fraction((100 + p) * (100 - q), 100), new Fraction(100)];
}

/** Adding and subtracting percents as if they had one base. */
export function naiveOf({ scene, p, q, single }: NetChange): "A" | "B" | "C" {
  return scene === "shops" ? answerOf(100 - p - q, 100 - single) : answerOf(100 + p - q, 100);
}

function letterSlips({ order }: NetChange): Record<Relation, Slip> {
  const gain = "With $x = 50$ and $y = 10$, 100 fish become 135.";
  const loss =
    order === "="
      ? "With $x = y = 50$, 100 fish become 150 and then 75."
      : order === "<"
        ? "With $x = 20$ and $y = 50$, 100 fish become 120 and then 60."
        : "With $x = 20$ and $y = 19$, 1,000 fish become 1,200 and then 972.";
  return {
    A: slip(
      "percent-point-confusion",
      loss,
      order === ">"
        ? "The rise is the greater percent, so it seems to win."
        : "The rise comes first, and what has risen seems to stay ahead.",
      "The fall is a percent of which number?",
    ),
    B: slip(
      "missed-a-case",
      gain,
      "The fall is taken of a greater number, so it seems that it must win.",
      "Try a large $x$ with a very small $y$. What happens?",
    ),
    C: slip(
      "percent-point-confusion",
      `The number of fish would be the same only if the fall took away exactly what the rise had added. ${loss}`,
      order === "="
        ? "Equal percents up and down seem to cancel."
        : "For suitable percents the two changes can cancel, as with 25 and 20.",
      "Of which numbers are the two percents taken?",
    ),
    D: slip(
      "varying-means-undetermined",
      `The result varies with $x$ and $y$, but it is always a loss: the fall is at least as great a percent, and of a greater number. ${loss}`,
      "Neither percent is known, nor is the number of fish.",
      "Which is greater, $x$ percent of the first number or $y$ percent of the second?",
    ),
  };
}

export function slipsOf(parameters: NetChange): Record<Relation, Slip> {
  const { scene, p, q } = parameters;
  if (scene === "letters") return letterSlips(parameters);
  const [left, right] = remains(parameters);
  const naive = naiveOf(parameters);
  const percents =
    scene === "shops"
      ? `${p} and ${q} percent off make ${p + q} percent off`
      : `a rise of ${p} percent and a fall of ${q} percent make ${p === q ? "no change" : `a ${p > q ? "rise" : "fall"} of ${Math.abs(p - q)} percent`}`;
  const led = (answer: "A" | "B" | "C", other: string): [string, string] =>
    naive === answer
      ? ["percent-point-confusion", `Adding percents, ${percents}, and then this is the answer.`]
      : ["judged-by-eye", other];
  const facts = `Of a starting price of \\$100, \\$${decimal(left)} is left in Quantity A, against \\$${decimal(right)} in Quantity B`;
  const of = (
    answer: "A" | "B" | "C",
    texts: { other: string; end: string; ask: string },
  ): Slip => {
    const [misconception, why] = led(answer, texts.other);
    return slip(misconception, `${facts}${texts.end}`, why, texts.ask);
  };
  return {
    A: of("A", {
      other:
        scene === "shops"
          ? "The second reduction is taken of a smaller price, which saves less than one expects."
          : "The rise comes first and makes the price larger for good, or so it seems.",
      end: ", so the first is not the greater one.",
      ask: "Of which price is the second percent taken?",
    }),
    B: of("B", {
      other:
        scene === "shops"
          ? "Two reductions seem to bring a price down further than one."
          : "The reduction is taken of a larger price, and so it seems to take away more than was added.",
      end: ", so the first is not the lesser one.",
      ask: "What happens to a price of \\$100, step by step?",
    }),
    C: of("C", {
      other: "The percents are such that one change seems to undo or to replace the other.",
      end: ", and these are different.",
      ask: "What single factor describes the two changes together?",
    }),
    D: slip(
      "hard-means-undetermined",
      `${facts}, and for any other starting price both amounts change by the same factor.`,
      "No price is given.",
      "If the starting price were doubled, what would become of the two quantities?",
    ),
  };
}
