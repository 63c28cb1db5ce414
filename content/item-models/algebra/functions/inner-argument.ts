import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, plus, polynomial } from "../../kit/write-numbers.ts";

/** The value at `inner(u)` is `outer(u)`; asked is the value at `target`. */
interface Parameters {
  readonly scene: "function" | "pump" | "composite";
  readonly slope: number;
  readonly shift: number;
  readonly linear: number;
  readonly constant: number;
  /** The number that `inner` sends to the target. */
  readonly source: number;
  /** Wanted place of the key among the options, from 0 to 4. */
  readonly keyPlace: number;
}

const outer = ({ linear, constant }: Parameters, u: number) => u * u + linear * u + constant;
const targetOf = ({ slope, shift, source }: Parameters) => slope * source + shift;

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["function", "pump", "composite"] as const);
  const pump = scene === "pump";
  const slope = chance.integer(2, 4);
  const shift = pump ? chance.integer(1, 7) : chance.integer(-7, 7);
  const linear = pump ? chance.integer(2, 6) : chance.integer(-5, 5);
  const constant = pump ? chance.integer(3, 20) : chance.integer(-9, 9);
  const source = chance.integer(2, 6);
  const parameters = {
    scene,
    slope,
    shift,
    linear,
    constant,
    source,
    keyPlace: chance.integer(0, 4),
  };
  const target = targetOf(parameters);
  const bad = shift === 0 || linear === 0 || constant === 0 || target === source || target < 2;
  return bad || target > 25 || target % slope === 0 ? null : parameters;
}

interface Words {
  readonly stem: string;
  readonly inner: string;
  readonly outer: string;
  readonly letter: string;
  readonly place: string;
}

function wordsOf(parameters: Parameters): Words {
  const { scene, slope, shift, linear, constant } = parameters;
  const target = targetOf(parameters);
  const letter = { function: "x", pump: "d", composite: "t" }[scene];
  const inner = polynomial([slope, shift], letter);
  const rule = polynomial([1, linear, constant], letter);
  const words = { inner, outer: rule, letter };
  switch (scene) {
    case "function":
      return {
        ...words,
        place: `$f(${target})$`,
        stem: `If $f(${inner})=${rule}$ for every number $x$, what is the value of $f(${target})$?`,
      };
    case "pump":
      return {
        ...words,
        place: `the output at setting ${target}`,
        stem: `A mixing pump has a dial. Whenever the dial is turned to setting $${inner}$, where $d$ is a positive integer, the pump delivers $${rule}$ liters per hour. How many liters per hour does it deliver at setting ${target}?`,
      };
    default:
      return {
        ...words,
        place: `$h(${target})$`,
        stem: `Two functions $g$ and $h$ are related by $h(g(t))=${rule}$, where $g(t)=${inner}$ and $t$ may be any number. What is the value of $h(${target})$?`,
      };
  }
}

function wrongChoices(parameters: Parameters): WrongChoice[] {
  const { slope, shift, source, linear, constant, keyPlace } = parameters;
  const { inner, outer: rule, letter, place } = wordsOf(parameters);
  const target = targetOf(parameters);
  const wrongSource = target + shift;
  const all: WrongChoice[] = [
    {
      ...choice(outer(parameters, target)),
      rationale: `It puts ${target} for $${letter}$ in $${rule}$, but then the value belongs to $${slope}\\cdot ${target}${plus(shift)}=${slope * target + shift}$, not to ${target}.`,
      misconception: "wrong-argument-substituted",
      whyTempting: `The number ${target} stands where an argument usually stands.`,
      repairQuestion: `Which value of $${letter}$ makes $${inner}$ equal to ${target}?`,
    },
    {
      ...choice(source),
      rationale: `This is the value of $${letter}$ that belongs to ${target}; it still has to be put into $${rule}$.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: `Finding $${letter}$ is the decisive step, and it feels like the end.`,
      repairQuestion: `Does the question ask for $${letter}$ or for ${place}?`,
    },
    {
      ...choice(outer(parameters, Math.trunc(wrongSource / slope))),
      rationale: `It solves $${inner}=${target}$ with a wrong sign and puts $${Math.trunc(wrongSource / slope)}$ for $${letter}$, but with this number $${inner}$ is not ${target}.`,
      misconception: "moved-term-without-sign",
      whyTempting: "A term is carried to the other side of the equation without a change of sign.",
      repairQuestion: `Is $${inner}$ equal to ${target} for your value of $${letter}$?`,
    },
    {
      ...choice(slope * outer(parameters, source) + shift),
      rationale: `It finds the right value, ${choice(outer(parameters, source)).text}, and then puts it into $${inner}$, which nothing asks for.`,
      misconception: "effect-of-change-ignored",
      whyTempting: "The expression inside is applied to the result, as if it were done last.",
      repairQuestion: "Is the expression in parentheses applied before or after the other rule?",
    },
    {
      ...choice(outer(parameters, source) - 2 * constant),
      rationale: `It has the constant of $${rule}$ with the wrong sign.`,
      misconception: "sign-slip",
      whyTempting: "The sign is lost while the numbers are put in.",
      repairQuestion: `What is the last term of $${rule}$?`,
    },
    {
      ...choice(outer(parameters, source) - 2 * linear * source),
      rationale: `It has the middle term of $${rule}$ with the wrong sign.`,
      misconception: "sign-slip",
      whyTempting: "The sign is lost while the numbers are put in.",
      repairQuestion: `What is the middle term when $${letter}=${source}$?`,
    },
  ];
  const usable = all.filter(({ order }) => parameters.scene !== "pump" || (order ?? 0) > 0);
  return withKeyAtPlace(outer(parameters, source), usable, keyPlace);
}

function write(parameters: Parameters): Question {
  const { scene, slope, shift, linear, constant, source } = parameters;
  const { stem, inner, outer: rule, letter, place } = wordsOf(parameters);
  const target = targetOf(parameters);
  const key = outer(parameters, source);
  const takeaway =
    "The letter in a rule is not the argument: first find which value of the letter makes the argument the number you want.";
  const solve = `$${inner}=${target}$ gives $${letter}=${source}$`;
  const put = `$${source}^{2}${linear < 0 ? "-" : "+"}${Math.abs(linear) === 1 ? "" : `${Math.abs(linear)}\\cdot `}${source}${plus(constant)}=${key}$`;
  return {
    stem,
    body: {
      type: "single-choice",
      key: {
        ...choice(key),
        rationale: `The equation ${solve}, and with this value the rule gives ${put}.`,
      },
      wrong: wrongChoices(parameters),
    },
    difficulty: scene === "pump" ? 1 : scene === "composite" ? 3 : 2,
    targetSeconds: 70,
    explanation: {
      quick: `To find ${place}, make the expression inside equal to ${target}: ${solve}. For this value the rule gives ${put}. The trap is to put ${target} itself for $${letter}$ in $${rule}$.`,
      detailed: analysis({
        asked: `The value that belongs to ${target}, when a rule gives the value that belongs to $${inner}$.`,
        plan: `Find the value of $${letter}$ for which $${inner}$ is ${target}, and put that value into the rule.`,
        reasoning: [
          `The rule tells what belongs to $${inner}$, not what belongs to $${letter}$.`,
          `Set $${inner}=${target}$. Then $${slope}${letter}=${target - shift}$ and $${letter}=${source}$.`,
          `Put $${letter}=${source}$ into $${rule}$: ${put}.`,
        ],
        options: `Putting ${target} for $${letter}$ gives the value that belongs to ${choice(slope * target + shift).text}. Stopping at $${letter}=${source}$ leaves the rule unused, and solving for $${letter}$ with a wrong sign leads to the value at another place. Applying $${inner}$ to the result changes the order of the two rules.`,
        takeaway,
      }),
      steps: [
        {
          text: `Set the inside equal to ${target}: ${solve}.`,
          why: "The rule speaks about the number inside.",
          check: { left: `${slope}*x+(${shift})`, right: `${target}`, given: { x: `${source}` } },
        },
        {
          text: `Put ${source} for $${letter}$: ${put}.`,
          why: `Both sides of the rule belong to the same value of $${letter}$.`,
          check: {
            left: `x^2+(${linear})*x+(${constant})`,
            right: `${key}`,
            given: { x: `${source}` },
          },
        },
      ],
      hints: [
        `The number ${target} is to stand in the place of $${inner}$, not in the place of $${letter}$.`,
        "The rule holds for every value of its letter, so you may choose the value that suits you.",
        `Which value of $${letter}$ turns $${inner}$ into ${target}?`,
        `Solve $${inner}=${target}$, and put the solution into $${rule}$.`,
      ],
      takeaway,
      selfExplain: {
        prompt: `Why is it wrong to put ${target} for $${letter}$ in $${rule}$?`,
        expectations: [
          `that would give the value belonging to ${choice(slope * target + shift).text}`,
          `the letter must make the inside equal to ${target}`,
        ],
      },
    },
  };
}

export const innerArgument = defineModel<Parameters>({
  id: "functions-inner-argument",
  knowledgeComponents: [
    "quantitative.algebra.functions.evaluate-functions",
    "quantitative.algebra.expressions.substitution",
  ],
  traps: ["letter-taken-for-argument"],
  method:
    "A table of pairs is made by running the letter through many values, and the value is looked up in it",
  draw,
  write,
  recompute: (parameters, item) => {
    const { slope, shift, linear, constant } = parameters;
    const table = new Map<number, number>();
    for (let letter = -100; letter <= 100; letter += 1) {
      table.set(slope * letter + shift, letter * (letter + linear) + constant);
    }
    return optionsNear(item, table.get(targetOf(parameters)) ?? Number.NaN);
  },
});
