import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";

interface Obtuse {
  readonly short: number;
  readonly long: number;
  readonly wanted: "obtuse" | "acute";
  readonly offered: readonly number[];
}

/** What a third side makes of the triangle. */
type Kind = "flat" | "obtuse" | "right" | "acute";

function kindOf({ short, long }: Pick<Obtuse, "short" | "long">, third: number): Kind {
  const [a = 0, b = 0, c = 0] = [short, long, third].toSorted((one, other) => one - other);
  if (a + b <= c) return "flat";
  const rest = a * a + b * b - c * c;
  if (rest === 0) return "right";
  return rest < 0 ? "obtuse" : "acute";
}

function draw(chance: Chance): Obtuse | null {
  const short = chance.integer(5, 9);
  const long = short + chance.integer(2, 5);
  const all = [...integers(2, short + long + 2)].filter((third) => third !== long);
  const of = (kind: Kind, low: boolean) =>
    all.filter(
      (third) =>
        kindOf({ short, long }, third) === kind && (kind === "acute" || third < long === low),
    );
  const some = (values: readonly number[], most: number) =>
    chance.sample(values, chance.integer(0, most));
  const offered = [
    ...some(of("flat", true).slice(-2), 1),
    ...chance.sample(of("obtuse", true), chance.integer(1, 2)),
    ...chance.sample(of("acute", true), chance.integer(1, 2)),
    ...some(of("right", false), 1),
    ...some(of("obtuse", false), 2),
    ...some(of("flat", false).slice(0, 3), 2),
  ].toSorted((a, b) => a - b);
  if (offered.length < 5 || offered.length > 7) return null;
  return { short, long, wanted: chance.pick(["obtuse", "obtuse", "acute"] as const), offered };
}

function facts({ short, long }: Obtuse, third: number): string {
  const [a = 0, b = 0, c = 0] = [short, long, third].toSorted((one, other) => one - other);
  const kind = kindOf({ short, long }, third);
  if (kind === "flat")
    return `Sides ${a}, ${b}, and ${c} do not form a triangle, because $${a}+${b}=${a + b}$ is not more than ${c}.`;
  const sign = { obtuse: "<", right: "=", acute: ">" }[kind];
  return `The longest of the sides ${a}, ${b}, and ${c} is ${c}, and $${a}^{2}+${b}^{2}=${a * a + b * b}${sign}${c * c}$, so the triangle is ${kind === "right" ? "a right triangle" : kind}.`;
}

function tempting(short: boolean, wanted: Obtuse["wanted"]): string {
  if (wanted === "acute")
    return "No side looks out of proportion, and the squares are not compared.";
  return short
    ? "It is shorter than a given side, and the angle opposite that side is expected to be wide."
    : "It is the longest side, and the angle opposite the longest side is expected to be obtuse.";
}

function optionsOf(parameters: Obtuse) {
  const { short, long, wanted, offered } = parameters;
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const third of offered) {
    const kind = kindOf(parameters, third);
    const said = { ...choice(third), rationale: facts(parameters, third) };
    if (kind === wanted) right.push(said);
    else if (kind === "flat")
      wrong.push({
        ...said,
        misconception:
          wanted === "obtuse" ? "squares-compared-without-limits" : "triangle-does-not-close",
        whyTempting:
          wanted === "obtuse"
            ? "The squares alone would point to an obtuse angle."
            : "It is close to lengths that do form a triangle with the two given sides.",
        repairQuestion: `Can sides of ${short}, ${long}, and ${third} meet?`,
      });
    else if (kind === "right")
      wrong.push({
        ...said,
        misconception: "boundary-value-miscounted",
        whyTempting: "It marks the limit between the two kinds of triangle.",
        repairQuestion: "Which angle does the triangle have when the squares add up exactly?",
      });
    else
      wrong.push({
        ...said,
        ...slip(
          third < long ? "missed-a-case" : "judged-by-eye",
          said.rationale,
          third < long && wanted === "acute"
            ? "A short third side does not look as if it could open an angle beyond 90°."
            : tempting(third < long, wanted),
          third < long
            ? `Which side is the longest when the third side is ${third}?`
            : "Is the square of the longest side more or less than the sum of the other two squares?",
        ),
      });
  }
  return { right, wrong };
}

function write(parameters: Obtuse): Question {
  const { short, long, wanted } = parameters;
  const { right, wrong } = optionsOf(parameters);
  const [sum, difference] = [short ** 2 + long ** 2, long ** 2 - short ** 2];
  const obtuse = wanted === "obtuse";
  const condition = obtuse
    ? `$c^{2}>${sum}$ if $c$ is the longest side, or $c^{2}<${difference}$ if ${long} is`
    : `$c^{2}<${sum}$ if $c$ is the longest side, and $c^{2}>${difference}$ if ${long} is`;
  const listed = new Intl.ListFormat("en-US").format(right.map(({ text }) => text));
  const result = `Of the numbers listed, ${right.length === 1 ? `only ${listed} satisfies` : `${listed} satisfy`} all conditions.`;
  return toldQuestion(
    {
      stem: `Two sides of ${obtuse ? "an obtuse" : "an acute"} triangle, that is, a triangle ${obtuse ? "with an angle greater than 90°" : "in which every angle is less than 90°"}, have lengths ${short} and ${long}. Which of the following could be the length of the third side? Indicate all such lengths.`,
      difficulty: obtuse ? 5 : 4,
      targetSeconds: 110,
      quick: `Call the third side $c$. The sides form a triangle if $${long - short}<c<${long + short}$. The greatest angle lies opposite the longest side, so the triangle is ${wanted} when ${condition}. ${result} The trap is to think only of the case in which $c$ is the longest side.`,
      asked: `Which numbers can complete sides ${short} and ${long} to ${obtuse ? "an obtuse" : "an acute"} triangle.`,
      plan: "First the triangle inequality, then compare the square of the longest side with the sum of the other two squares. Either the third side or the side given as the longer one can be the longest.",
      reasoning: [
        `A triangle exists for $${long}-${short}<c<${long}+${short}$, that is $${long - short}<c<${long + short}$.`,
        `If $c$ is the longest side, the sum of the other squares is $${short}^{2}+${long}^{2}=${sum}$. The angle opposite $c$ is obtuse for $c^{2}>${sum}$ and acute for $c^{2}<${sum}$.`,
        `If ${long} is the longest side, its opposite angle is obtuse for $c^{2}<${long}^{2}-${short}^{2}=${difference}$ and acute for $c^{2}>${difference}$.`,
        result,
      ],
      answers:
        "The least and the greatest numbers either fail to form a triangle or belong to an obtuse one; the numbers in the middle give acute triangles. Whoever looks only at a long third side misses that a short one can also leave an obtuse angle, opposite the longer given side.",
      steps: [
        {
          text: `The third side is between $${long}-${short}=${long - short}$ and $${long}+${short}=${long + short}$.`,
          why: "Otherwise the three sides do not form a triangle.",
          check: { left: `${long}-${short}`, right: `${long - short}` },
        },
        {
          text: `With $c$ as the longest side, compare $c^{2}$ with $${short}^{2}+${long}^{2}=${sum}$.`,
          why: "For a right angle the two would be equal.",
          check: { left: `${short}^2+${long}^2`, right: `${sum}` },
        },
        {
          text: `With ${long} as the longest side, compare $c^{2}$ with $${long}^{2}-${short}^{2}=${difference}$.`,
          why: "Here a right angle would lie opposite the given side.",
          check: { left: `${long}^2-${short}^2`, right: `${difference}` },
        },
      ],
      hints: [
        "Three conditions are at work. Which of them does every triangle have to meet?",
        "The greatest angle lies opposite the longest side, and squares of sides tell whether it exceeds 90°.",
        "Which side is the longest? Treat the case of a long third side and that of a short one separately.",
        `Compare the square of each number with $${short}^{2}+${long}^{2}$ or with $${long}^{2}-${short}^{2}$, and drop those that form no triangle.`,
      ],
      takeaway:
        "To decide whether a triangle is obtuse, test that it exists, find its longest side, and compare squares.",
      selfExplain: {
        prompt: "Why can a short third side make a triangle obtuse as well as a long one?",
        expectations: [
          "the greatest angle lies opposite the longest side, which may be a given one",
          "its square is then more than the sum of the other two squares",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possibleObtuse = scene<Obtuse>({
  draw,
  write,
  // The two sides are hinged and opened by thousandths of a degree; the options are met on the way.
  recompute: ({ short, long, wanted }, item) =>
    optionsWhere(item, (text) => {
      const third = Number(text);
      if (third <= Math.abs(long - short) || third >= long + short) return false;
      let [low, high] = [0, Math.PI];
      for (let step = 0; step < 100; step += 1) {
        const opening = (low + high) / 2;
        const reach = Math.hypot(long - short * Math.cos(opening), short * Math.sin(opening));
        if (reach < third) low = opening;
        else high = opening;
      }
      // The angles at the two ends of the third side, from coordinates.
      const [x, y] = [long - short * Math.cos(low), -short * Math.sin(low)];
      const atLong = Math.abs(Math.atan2(y, x));
      const angles = [low, atLong, Math.PI - low - atLong];
      const greatest = Math.max(...angles) - Math.PI / 2;
      return wanted === "obtuse" ? greatest > 1e-9 : greatest < -1e-9;
    }),
});
