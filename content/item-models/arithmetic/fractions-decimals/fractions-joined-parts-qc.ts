import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { answerOf, comparisonBody, exceptKey } from "../../kit/comparison-question.ts";
import { defineModel, type ModelStep, type Relation, type Slip } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { gcd } from "../../kit/write-numbers.ts";
import { frac } from "../item-parts.ts";

/** `a` of `b` at first; then `c` of every `d` are added, or, where it is open, `c` of an unknown number. */
interface Parameters {
  readonly scene: "letters" | "season" | "punch";
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly open: boolean;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["letters", "season", "punch"] as const);
  const wanted = chance.pick(["A", "B", "C", "D"] as const);
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const b = chance.integer(7, 18);
    const a = chance.integer(3, b - 2);
    const d = chance.integer(4, wanted === "C" ? 16 : 9);
    const c = chance.integer(2, d - 1);
    const close = Math.abs(c / d - a / b) < 0.25 && Math.abs(c * b - a * d) !== 1;
    const fits = wanted === "D" ? c * b !== a * d : answerOf(c * b, a * d) === wanted;
    const plain = wanted === "C" ? gcd(a, b) > 1 && d !== b : gcd(a, b) === 1;
    if (!plain || !close || !fits || (wanted === "D" && d >= b)) continue;
    return { scene, a, b, c, d, open: wanted === "D" };
  }
  return null;
}

/** The first fraction in lowest terms, and the cross products with the fraction of the part added. */
function crossed({ a, b, c, d }: Parameters) {
  const [n, m] = [a / gcd(a, b), b / gcd(a, b)];
  return {
    start: `$${frac(n, m)}$`,
    second: `$${c} \\cdot ${m} = ${c * m}$`,
    first: `$${n} \\cdot ${d} = ${n * d}$`,
    products: `$${c} \\cdot ${m}$ and $${n} \\cdot ${d}$`,
  };
}

interface Words {
  readonly stem: string;
  readonly quantityA: string;
  /** What is added, with its fraction. */
  readonly added: string;
  readonly rises: string;
  readonly falls: string;
}

function wordsOf({ scene, a, b, c, d, open }: Parameters): Words {
  // So many that the part added has a fraction less than a/b.
  const many = Math.floor((b * c) / a) + 1;
  const together = (n: number) => `$${frac(`${a} + ${c}`, `${b} + ${n}`)}$`;
  switch (scene) {
    case "letters": {
      const value = (sign: 1 | -1) => `$${frac(2 * a + sign * c, 2 * b + sign * d)}$`;
      const up = c * b > a * d;
      const at = (sign: 1 | -1) =>
        `with $x = ${sign < 0 ? "-" : ""}\\frac{1}{2}$, Quantity A is ${value(sign)}`;
      return {
        stem: open ? "$-1 < x < 1$ and $x \\neq 0$" : "$x > 0$",
        quantityA: `$${frac(`${a} + ${c}x`, `${b} + ${d}x`)}$`,
        added: `the part added, with $${c}x$ above and $${d}x$ below,`,
        rises: at(up ? 1 : -1),
        falls: at(up ? -1 : 1),
      };
    }
    case "season":
      return {
        stem: open
          ? `A handball team won ${a} of the first ${b} games of a season and ${c} of the games that were left.`
          : `A volleyball team won ${a} of its first ${b} matches. In each of the months that followed, it played ${d} matches and won ${c} of them.`,
        quantityA: open
          ? "The fraction of the games of the season that the team won"
          : "The fraction of all the matches so far that the team won",
        added: `what was played later, with wins in $${frac(c, d)}$ of the matches,`,
        rises: `if just ${c} games were left, the team won ${together(c)} of its games`,
        falls: `if ${many} games were left, the team won ${together(many)} of its games`,
      };
    default:
      return {
        stem: open
          ? `Of ${b} liters of punch in a bowl, ${a} liters were juice. A waiter stirred in ${c} more liters of juice together with some soda.`
          : `A bowl held ${b} liters of punch, including ${a} liters of juice. A caterer emptied one or more full canisters into it, each with ${d} liters of a punch that contained ${c} liters of juice.`,
        quantityA: "The fraction of the punch in the bowl that was juice in the end",
        added: `the punch poured in, of which $${frac(c, d)}$ was juice,`,
        rises: `with very little soda, the fraction is close to ${together(c)}`,
        falls: `with ${many - c} ${many - c === 1 ? "liter" : "liters"} of soda, the fraction is ${together(many)}`,
      };
  }
}

function slipsOf(parameters: Parameters): Record<Relation, Slip> {
  const { scene, a, b, c, d, open } = parameters;
  const { added, rises, falls } = wordsOf(parameters);
  const { start, first, second } = crossed(parameters);
  const cross = `${second} and ${first}`;
  const toward = `Since ${cross}, $${frac(c, d)}$ is ${c * b === a * d ? "equal to" : c * b > a * d ? "greater than" : "less than"} ${start}, so ${added} ${c * b === a * d ? "leaves the value as it was" : `moves the value ${c * b > a * d ? "up" : "down"}`}.`;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    A: slip(
      open ? "missed-a-case" : "one-part-compared",
      open
        ? `${capital(falls)}, which is less than ${start}.`
        : `The value would rise only if the part added had a fraction greater than ${start}, but ${cross}.`,
      "The numerator grows, and a greater numerator suggests a greater fraction.",
      "What happens to the denominator at the same time?",
    ),
    B: slip(
      open ? "missed-a-case" : "one-part-compared",
      open
        ? `${capital(rises)}, which is greater than ${start}.`
        : `The value would fall only if the part added had a fraction less than ${start}, but ${cross}.`,
      open
        ? "The denominator grows, and a greater denominator suggests a lesser fraction."
        : `The denominator gets more, multiples of ${d}, than the numerator, which gets multiples of ${c}.`,
      open
        ? scene === "letters"
          ? "What happens to both parts of the fraction when $x$ is negative?"
          : "Can the part that was added have a fraction close to 1?"
        : `Which is greater, ${start} or the fraction of the part that was added?`,
    ),
    C: slip(
      "fraction-kept-by-adding",
      open
        ? `${capital(rises)}, and that is not ${start}.`
        : `${toward} Only a part with the fraction ${start} itself could leave it unchanged.`,
      "Both numerator and denominator increase, and the two increases seem to cancel.",
      "Does $\\frac{1}{2}$ keep its value when 1 is added to its numerator and to its denominator?",
    ),
    D: slip(
      "varying-means-undetermined",
      `${toward} How much is added changes the size of the effect, never its direction.`,
      "It is not stated how much is added, so Quantity A has no single value.",
      "Try two different amounts. Does the order of the two quantities change?",
    ),
  };
}

function reasoningOf(parameters: Parameters): string[] {
  const { scene, a, b, c, d, open } = parameters;
  const { rises, falls } = wordsOf(parameters);
  const { start, first, second } = crossed(parameters);
  const between =
    "When two fractions are joined by adding their numerators and adding their denominators, the result lies between them.";
  if (open && scene !== "letters") {
    return [
      between,
      `The part that was added contributes ${c} to the numerator, but its share of the denominator is not given.`,
      `On one side, ${rises}; this exceeds ${start}.`,
      `On the other side, ${falls}; this is below ${start}. Both orders occur.`,
    ];
  }
  const order = answerOf(c * b, a * d);
  return [
    between,
    `Compare the part added, $${frac(c, d)}$, with ${start} by cross products: ${second} and ${first}.`,
    open
      ? `A positive $x$ moves the value toward $${frac(c, d)}$, and a negative $x$ moves it the other way: ${rises}, but ${falls}.`
      : `So $${frac(c, d)}$ is ${{ A: "greater than", B: "less than", C: "equal to" }[order]} ${start}, and the joined fraction ${order === "C" ? "has the same value as both" : `lies between the two, ${order === "A" ? "above" : "below"} ${start}`}.`,
  ];
}

function stepsOf(parameters: Parameters): ModelStep[] {
  const { scene, a, b, c, d, open } = parameters;
  const { rises, falls } = wordsOf(parameters);
  if (open && scene !== "letters") {
    return [
      {
        text: `Consider a case with a small addition to the denominator: ${rises}.`,
        why: `The same number, ${c}, is added above and below, which lifts a fraction less than 1.`,
        check: {
          left: `(${a}+${c})/(${b}+${c})-${a}/${b}`,
          right: `${c * (b - a)}/${b * (b + c)}`,
        },
      },
      {
        text: `Consider a large addition: ${falls}.`,
        why: "Nothing in the statement limits the denominator of the part that was added.",
      },
    ];
  }
  return [
    {
      text: `Subtract: the joined fraction minus $${frac(a, b)}$ has the numerator $${b}(${a} + ${c}x) - ${a}(${b} + ${d}x)$, where $x$ says how much was added.`,
      why: "The sign of a difference tells which of two numbers is the greater one.",
    },
    {
      text: `This numerator is $(${b} \\cdot ${c} - ${a} \\cdot ${d})x = ${b * c === a * d ? "0" : `${b * c - a * d}x`}$.`,
      why: open
        ? "Its sign depends on the sign of $x$, and both signs are permitted."
        : "Its sign is the same for every positive $x$.",
      check: {
        left: `${b}*(${a}+${c}*x)-${a}*(${b}+${d}*x)`,
        right: `${b * c - a * d}*x`,
        given: { x: "3" },
      },
    },
  ];
}

function proofOf(parameters: Parameters): string {
  const { scene, a, b, c, d, open } = parameters;
  const { rises, falls } = wordsOf(parameters);
  const { start, first, second } = crossed(parameters);
  if (open) {
    return `Both orders occur: ${rises}, greater than ${start}; ${falls}, less than ${start}.`;
  }
  const order = answerOf(c * b, a * d);
  const parts = `The part added has the fraction $${frac(c, d)}$, and ${second} while ${first}`;
  const result =
    order === "C"
      ? "so it equals the first fraction and changes nothing"
      : `so it is ${order === "A" ? "greater" : "less"} than the first fraction and moves it ${order === "A" ? "up" : "down"}`;
  return `${parts}, ${result}${scene === "letters" ? " for every positive $x$" : ", however much is added"}.`;
}

export const fractionsJoinedPartsQc = defineModel<Parameters>({
  id: "fractions-joined-parts-qc",
  knowledgeComponents: [
    "quantitative.arithmetic.fractions-decimals.compare-fractions",
    "quantitative.arithmetic.fractions-decimals.fraction-operations",
  ],
  traps: ["numerator-only", "hidden-case"],
  method: "Many amounts that fit are added in turn, and every relation that occurs is recorded",
  draw,
  write: (parameters) => {
    const { scene, a, b, c, d, open } = parameters;
    const { stem, quantityA } = wordsOf(parameters);
    const key = open ? "D" : answerOf(c * b, a * d);
    const { start, products } = crossed(parameters);
    const fractionAdded = open && scene !== "letters" ? null : `$${frac(c, d)}$`;
    const takeaway =
      "Joining a second part to a fraction pulls its value toward the fraction of that second part.";
    return {
      stem,
      body: comparisonBody({
        quantityA,
        quantityB: start,
        key,
        proof: proofOf(parameters),
        slips: slipsOf(parameters),
      }),
      difficulty: open ? (scene === "letters" ? 4 : 3) : key === "C" ? 2 : 3,
      targetSeconds: scene === "letters" ? 75 : 85,
      explanation: {
        quick: `A joined fraction lies between the fractions of its parts, so the added part decides. ${fractionAdded === null ? "Here only the numerator of that part is known: it may pull the value up or down." : "Cross products compare it with the first."} ${proofOf(parameters)} The trap is to look at numerators or denominators alone.`,
        detailed: analysis({
          asked: `Whether adding a second part makes the fraction ${start} greater, less, or neither.`,
          plan: "Do not compute a sum; find the fraction of the part that is added, and see in which direction it pulls.",
          reasoning: reasoningOf(parameters),
          options: exceptKey(key, {
            A: "Answer A rests on the growing numerator alone.",
            B: "Answer B rests on the growing denominator alone.",
            C: `Answer C would need an added part whose fraction is exactly ${start}; increases that look alike do not cancel.`,
            D: "Answer D would need an added part that can pull both ways; not knowing how much is added does not make the direction doubtful.",
          }),
          takeaway,
        }),
        steps: stepsOf(parameters),
        hints: [
          "Two parts are put together. Each of them has a fraction of its own; what do you know about the second one?",
          "A fraction made from two parts lies between the fractions of the parts.",
          fractionAdded === null
            ? `The second part adds ${c} to the numerator. Which numbers may it add to the denominator?`
            : `The second part has the fraction ${fractionAdded}. Set up the cross products of this fraction and ${start}.`,
          fractionAdded === null
            ? "Try an addition to the denominator that is as small as possible, and then a very large one."
            : `The cross products are ${products}. ${open ? "Remember to try a value of each sign for $x$." : "Decide which way the second part pulls."}`,
        ],
        takeaway,
        selfExplain: {
          prompt: "Why does a fraction made from two parts lie between the fractions of the parts?",
          expectations: ["the joined fraction is a weighted average of the two fractions"],
        },
      },
    };
  },
  recompute: ({ scene, a, b, c, d, open }) => {
    const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const eighths = range(15).map((index) => (index - 8) / 8);
    const stories = scene === "punch" && open ? range(6_400).map((x) => x / 64) : range(200);
    const letters = open ? eighths : [...range(200), ...eighths];
    const amounts = scene === "letters" ? letters : stories;
    const totals = amounts
      .filter((x) => (open && scene === "letters" ? x !== 0 : x > 0))
      .map((x) =>
        open && scene !== "letters"
          ? [a + c, b + c - (scene === "season" ? 1 : 0) + x]
          : [a + c * x, b + d * x],
      );
    return comparisonKey(totals.map(([part = 0, all = 1]) => relationOf(part / all, a / b)));
  },
});
