import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";

type SceneName = "bolts" | "boiler" | "line";

interface Parameters {
  readonly scene: SceneName;
  /** In tenths, so that everything is exact. */
  readonly low: number;
  readonly high: number;
}

interface Scene {
  readonly stem: (low: string, high: string) => string;
  readonly symbol: string;
  readonly subject: string;
  /** Whether the values asked for lie between the limits, and whether the limits belong to them. */
  readonly inside: boolean;
  readonly limits: boolean;
  readonly said: string;
}

const SCENES: Readonly<Record<SceneName, Scene>> = {
  bolts: {
    stem: (low, high) =>
      `A workshop accepts a bolt if its length is at least ${low} millimeters and at most ${high} millimeters. Which of the following inequalities is satisfied by the length $L$ of a bolt, in millimeters, exactly when the bolt is accepted?`,
    symbol: "L",
    subject: "the length",
    inside: true,
    limits: true,
    said: "the accepted lengths lie between the limits, and the limits themselves are accepted",
  },
  boiler: {
    stem: (low, high) =>
      `An alarm sounds whenever the pressure $p$ in a boiler, in bars, falls below ${low} or rises above ${high}. At all other pressures the alarm is silent. The pressures at which the alarm sounds are the solutions of which inequality?`,
    symbol: "p",
    subject: "the pressure",
    inside: false,
    limits: false,
    said: "the alarm sounds outside the limits, and not at the limits themselves",
  },
  line: {
    stem: (low, high) =>
      `Which of the following inequalities has as its solutions all the numbers $x$ between ${low} and ${high}, not including ${low} and ${high}?`,
    symbol: "x",
    subject: "$x$",
    inside: true,
    limits: false,
    said: "the solutions lie between the limits, and the limits themselves are no solutions",
  },
};

/** A number of tenths as it is printed: `12.5` or `12`. */
const shown = (tenths: number) => String(tenths / 10);
const printed = (tenths: number) => (tenths < 0 ? `$${shown(tenths)}$` : shown(tenths));

function draw(chance: Chance): Parameters {
  const scene = chance.pick<SceneName>(["bolts", "boiler", "line"]);
  if (scene === "line") {
    const middle = chance.integer(-8, 9);
    const half = chance.integer(Math.abs(middle) + 2, 14);
    return { scene, low: 10 * (middle - half), high: 10 * (middle + half) };
  }
  const half = chance.integer(2, 9);
  const middle = scene === "bolts" ? chance.integer(120, 480) : chance.integer(25, 90);
  return { scene, low: middle - half, high: middle + half };
}

const SIGNS = { "<": "<", ">": ">", "\\le": "\\le", "\\ge": "\\ge" } as const;
type Sign = keyof typeof SIGNS;

function signOf({ inside, limits }: Scene): Sign {
  if (inside) return limits ? "\\le" : "<";
  return limits ? "\\ge" : ">";
}
const TURNED: Readonly<Record<Sign, Sign>> = { "<": ">", ">": "<", "\\le": "\\ge", "\\ge": "\\le" };
const OTHER: Readonly<Record<Sign, Sign>> = { "<": "\\le", ">": "\\ge", "\\le": "<", "\\ge": ">" };

/** `$|L - 12| \le 3$`, from tenths. */
function inequality(symbol: string, middle: number, rest: readonly [Sign, number]): string {
  const [sign, half] = rest;
  const inner =
    middle === 0 ? symbol : `${symbol} ${middle < 0 ? "+" : "-"} ${shown(Math.abs(middle))}`;
  return `$|${inner}| ${SIGNS[sign]} ${shown(half)}$`;
}

function wrongChoices({ scene, low, high }: Parameters): WrongChoice[] {
  const described = SCENES[scene];
  const { symbol, subject } = described;
  const sign = signOf(described);
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  const wrong = (text: string, said: Omit<WrongChoice, "text" | "order">) => ({ text, ...said });
  return [
    wrong(inequality(symbol, middle, [TURNED[sign], half]), {
      rationale: `With this sign the values lie ${described.inside ? "outside" : "between"} the limits, and not ${described.inside ? "between" : "outside"} them.`,
      misconception: "complement-answered",
      whyTempting: "The middle and the distance are right, and only the sign is turned.",
      repairQuestion: `Does the middle value ${printed(middle)} belong to the values asked for?`,
    }),
    wrong(inequality(symbol, middle, [sign, high - low]), {
      rationale: `The distance from one limit to the other is ${shown(high - low)}; from the middle to a limit it is only half of that.`,
      misconception: "whole-taken-for-part",
      whyTempting: "The width of the range is the difference of the two given numbers.",
      repairQuestion: `How far is ${shown(high)} from ${printed(middle)}?`,
    }),
    wrong(inequality(symbol, half, [sign, middle < 0 ? -middle : middle]), {
      rationale: `Middle and distance have changed places: this measures distances from ${shown(half)}.`,
      misconception: "fraction-inverted",
      whyTempting: "The right two numbers occur in it.",
      repairQuestion: "From which number are the distances to be measured?",
    }),
    wrong(inequality(symbol, -middle, [sign, half]), {
      rationale: `This measures the distance from $${shown(-middle)}$, because the distance of two numbers is the absolute value of their difference, not of their sum.`,
      misconception: "sign-slip",
      whyTempting: "The numbers are right, and only the sign between the bars is wrong.",
      repairQuestion: `What is inside the bars when ${subject} is ${printed(middle)}?`,
    }),
    wrong(inequality(symbol, low, [sign, high]), {
      rationale:
        "The two limits are put in as they stand, although neither is a middle or a distance.",
      misconception: "coefficient-read-as-answer",
      whyTempting: "Both numbers of the statement occur in it, in their order.",
      repairQuestion: `Which values are at a distance of ${shown(Math.abs(high))} from $${shown(low)}$?`,
    }),
    wrong(inequality(symbol, middle, [OTHER[sign], half]), {
      rationale: `The sign treats the limits themselves wrongly: ${described.said}.`,
      misconception: "boundary-value-miscounted",
      whyTempting: "Everything fits but the two limits, which are easily overlooked.",
      repairQuestion: `Does the limit ${shown(high)} itself belong to the values asked for?`,
    }),
  ];
}

/** Whether a value satisfies an inequality as it is printed. */
function satisfies(text: string, value: number): boolean {
  const read = /^\$\|[a-zA-Z](?: ([+-]) ([\d.]+))?\| (<|>|\\le|\\ge) ([\d.]+)\$$/.exec(text);
  if (read === null) throw new Error(`not an inequality: ${text}`);
  const [, sign = "-", middle = "0", relation, bound = ""] = read;
  const shift = Math.round(Number(middle) * 10) * (sign === "+" ? 1 : -1);
  const distance = Math.abs(value + shift);
  const limit = Math.round(Number(bound) * 10);
  if (relation === "<") return distance < limit;
  if (relation === ">") return distance > limit;
  return relation === "\\le" ? distance <= limit : distance >= limit;
}

export const realToleranceAbsolute = defineModel<Parameters>({
  id: "real-tolerance-absolute",
  knowledgeComponents: [
    "quantitative.arithmetic.real-numbers.absolute-value",
    "quantitative.arithmetic.real-numbers.intervals",
  ],
  traps: ["middle-and-distance", "limits-included"],
  method: "Every option is read and tested on a grid of tenths around the two limits",
  draw,
  write: ({ scene, low, high }) => {
    const described = SCENES[scene];
    const { symbol, subject, inside, said } = described;
    const [middle, half] = [(low + high) / 2, (high - low) / 2];
    const sign = signOf(described);
    const key = inequality(symbol, middle, [sign, half]);
    const name = `$${symbol}$`;
    const [l, h, m] = [low, high, middle].map(printed);
    const takeaway =
      "A range with two limits is the set of numbers at a limited distance from its middle, and that distance is half its width.";
    const relation = `${inside ? "less than" : "greater than"} ${described.limits ? "or equal to " : ""}${shown(half)}`;
    return {
      stem: described.stem(printed(low), printed(high)),
      body: {
        type: "single-choice",
        key: {
          text: key,
          rationale: `The middle of the limits is ${m}, and each limit is ${shown(half)} away from it. The values asked for have a distance from the middle that is ${relation}.`,
        },
        wrong: wrongChoices({ scene, low, high }),
      },
      difficulty: scene === "line" ? 2 : 3,
      targetSeconds: 75,
      explanation: {
        quick: `Read an absolute value of a difference as a distance. The middle of ${l} and ${h} is ${m}, and both limits are ${shown(half)} away from it. Since ${said}, the distance of ${name} from the middle must be ${relation}. The trap is to use the whole width or the limits themselves.`,
        detailed: analysis({
          asked: `An inequality with an absolute value that is satisfied by exactly the values asked for, ${inside ? "between" : "outside"} the limits ${l} and ${h}.`,
          plan: "Find the middle of the limits and the distance from the middle to each limit, and put the condition as one about a distance.",
          reasoning: [
            `The middle of the limits is their average, ${m}.`,
            `From the middle to either limit the distance is half of ${shown(high - low)}, which is ${shown(half)}.`,
            `Here ${said}.`,
            `So the distance between ${name} and ${m} has to be ${relation}, and this distance is the absolute value of the difference of ${name} and ${m}.`,
          ],
          options:
            "The other choices turn the sign, treat the limits wrongly, use the whole width in place of half of it, exchange the middle with the distance, add where the difference is needed, or put the two limits in as they stand. Testing the middle and one limit rules all of them out.",
          takeaway,
        }),
        steps: [
          {
            text: `The middle of the limits is ${m}.`,
            why: "The middle of two numbers is their average.",
            check: { left: `(${shown(low)}+${shown(high)})/2`, right: shown(middle) },
          },
          {
            text: `The distance from the middle to a limit is ${shown(half)}.`,
            why: "It is half the width of the range.",
            check: { left: `(${shown(high)}-(${shown(low)}))/2`, right: shown(half) },
          },
          {
            text: `The distance of ${name} from the middle must be ${relation}.`,
            why: `This holds because ${said}.`,
          },
        ],
        hints: [
          "Which values are asked for, those between the limits or those outside them?",
          "The absolute value of a difference of two numbers is their distance on the number line.",
          `Find the number exactly halfway between ${l} and ${h}.`,
          `See how far a limit is from that middle, and decide whether ${subject} must be nearer or farther, and whether the limits belong.`,
        ],
        fasterWay:
          "Test the choices with the middle and with one of the limits; only one choice treats both correctly and has its turning points at the right places.",
        takeaway,
        selfExplain: {
          prompt: "How do the two limits turn into the two numbers of the inequality?",
          expectations: [
            "their average is the number subtracted between the bars",
            "half their difference is the distance on the other side",
          ],
        },
      },
    };
  },
  recompute: ({ scene, low, high }, item) => {
    const { inside, limits } = SCENES[scene];
    const asked = (value: number) => {
      if (value === low || value === high) return limits;
      return (value > low && value < high) === inside;
    };
    const grid = [...integers(low - 400, high + 400)];
    return optionsWhere(item, (text) =>
      grid.every((value) => satisfies(text, value) === asked(value)),
    );
  },
});
