import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal } from "../../kit/write-numbers.ts";

interface Parameters {
  readonly scene: "films" | "gardens" | "languages";
  /** People in exactly one, exactly two, all three and none of the groups. */
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly none: number;
  readonly groups: readonly [number, number, number];
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["films", "gardens", "languages"] as const);
  const single = [1, 2, 3].map(() => chance.integer(8, 26));
  const double = [1, 2, 3].map(() => chance.integer(4, 15));
  const three = chance.integer(4, 14);
  const [a = 0, b = 0, c = 0] = single;
  const [ab = 0, ac = 0, bc = 0] = double;
  const groups = [a + ab + ac, b + ab + bc, c + ac + bc].map((size) => size + three);
  const [first = 0, second = 0, third = 0] = groups;
  const [one, two] = [a + b + c, ab + ac + bc];
  const none = scene === "gardens" ? chance.integer(3, 12) : 0;
  const all = one + two + three + none;
  const clear = new Set([first, second, third, one, two, three, none]).size === 7;
  return all % 5 === 0 && clear
    ? { scene, one, two, three, none, groups: [first, second, third] }
    : null;
}

interface Words {
  readonly stem: string;
  readonly people: string;
  readonly asked: string;
  readonly answer: number;
}

function wordsOf({ scene, one, two, three, none, groups: [a, b, c] }: Parameters): Words {
  const all = one + two + three + none;
  switch (scene) {
    case "films":
      return {
        stem: `Three films were shown at a festival, and each of the ${all} visitors saw at least one of them. The first film had ${a} viewers, the second ${b}, and the third ${c}. If ${two} visitors saw exactly two of the films, how many visitors saw all three?`,
        people: "visitors",
        asked: "who saw all three films",
        answer: three,
      };
    case "gardens":
      return {
        stem: `A survey of ${all} gardens found beans in ${a}, carrots in ${b}, and onions in ${c}, while ${none} of the gardens had none of these vegetables. Exactly two of the three vegetables grew in ${two} gardens. In how many of the gardens did exactly *one* of the three vegetables grow?`,
        people: "gardens",
        asked: "with exactly one of the vegetables",
        answer: one,
      };
    default:
      return {
        stem: `Everyone among the ${all} employees of a travel agency speaks Greek, Polish, or Turkish. There are ${a} employees who speak Greek, ${b} who speak Polish, and ${c} who speak Turkish; ${two + three} employees speak *at least* two of these languages. What is the number of employees who speak all three?`,
        people: "employees",
        asked: "who speak all three languages",
        answer: three,
      };
  }
}

type Entry = Slip & { readonly value: string };

function slipsOf({ scene, one, two, three, groups: [a, b, c] }: Parameters): Entry[] {
  const sum = a + b + c;
  const some = one + two + three;
  const excess = sum - some;
  const slip = (value: number, said: Slip): Entry => ({ value: decimal(value), ...said });
  const stopped = slip(excess, {
    rationale: `$${sum} - ${some} = ${excess}$ counts every repetition in the sum of the groups; it is made up of several kinds of overlap.`,
    misconception: "answered-intermediate-quantity",
    whyTempting: "The difference between the sum of the groups and the total measures the overlap.",
    repairQuestion: "How often does a member of all three groups enter into this difference?",
  });
  if (scene === "languages") {
    return [
      slip((excess - two - three) / 2, {
        rationale:
          "Dividing by 2 is wrong here: those who speak three languages are among those who speak at least two, and each adds only 1 more to the excess.",
        misconception: "overlap-removed-too-few-times",
        whyTempting: "In the problem where *exactly* two is given, one divides by 2 at this point.",
        repairQuestion:
          "Are the people who speak three languages among those who speak at least two?",
      }),
      stopped,
      slip(two, {
        rationale: "This is the number who speak exactly two of the languages.",
        misconception: "answered-wrong-region",
        whyTempting: "It is the rest of the given number of those who speak at least two.",
        repairQuestion: "Which region of the diagram does your number describe?",
      }),
    ].filter(({ value }) => !value.includes("."));
  }
  const unhalved = excess - two;
  if (scene === "films") {
    return [
      slip(unhalved, {
        rationale: `$${excess} - ${two} = ${unhalved}$ counts each member of all three groups twice, since such a member is counted two times too often.`,
        misconception: "counted-twice",
        whyTempting:
          "After the overlaps of two have been removed, everything left seems to be the overlap of three.",
        repairQuestion: "How many times too often is a member of all three groups counted?",
      }),
      stopped,
      slip(some - two, {
        rationale:
          "This removes from the total only those who saw exactly two films; those who saw one film are still in it.",
        misconception: "answered-wrong-region",
        whyTempting: "Only one of the given numbers is about seeing several films.",
        repairQuestion: "Do people who saw a single film belong in your number?",
      }),
    ];
  }
  return [
    slip(three, {
      rationale: "This is the number of gardens with all three vegetables.",
      misconception: "answered-intermediate-quantity",
      whyTempting: "It has to be found on the way, and the effort feels complete.",
      repairQuestion: "In which gardens did exactly one of the vegetables grow?",
    }),
    slip(some - two, {
      rationale: "This still contains the gardens with all three vegetables.",
      misconception: "missed-a-case",
      whyTempting: "Taking exactly two away from at least one seems to leave exactly one.",
      repairQuestion: "Which gardens have more than two of the vegetables?",
    }),
    slip(some - two - unhalved, {
      rationale: `This takes away $${excess} - ${two} = ${unhalved}$ gardens for all three vegetables, but each of these enters twice into that number.`,
      misconception: "counted-twice",
      whyTempting:
        "After the overlaps of two have been removed, everything left seems to be the overlap of three.",
      repairQuestion: "How many times too often is a garden counted that has all three vegetables?",
    }),
  ];
}

function reasoningOf({ scene, one, two, three, none, groups: [a, b, c] }: Parameters): string[] {
  const [sum, some] = [a + b + c, one + two + three];
  const excess = sum - some;
  const start = [
    ...(none === 0
      ? []
      : [`At least one vegetable grew in $${some + none} - ${none} = ${some}$ gardens.`]),
    `The three groups add up to $${a} + ${b} + ${c} = ${sum}$, which is $${sum} - ${some} = ${excess}$ more than the ${some} counted once each.`,
  ];
  if (scene === "languages") {
    return [
      ...start,
      `The ${two + three} who speak at least two languages each account for 1 of this excess, for their second language.`,
      `What is left, $${excess} - ${two + three} = ${three}$, comes from third languages, 1 for each employee who speaks all three.`,
    ];
  }
  return [
    ...start,
    `A member of exactly two groups is counted once too often, which makes ${two}; a member of all three is counted two times too often.`,
    `So $${two} + 2t = ${excess}$, and $t = ${three}$ belong to all three.`,
    ...(scene === "gardens" ? [`Exactly one: $${some} - ${two} - ${three} = ${one}$.`] : []),
  ];
}

function stepsOf({ scene, one, two, three, groups: [a, b, c] }: Parameters) {
  const [sum, some] = [a + b + c, one + two + three];
  const excess = sum - some;
  return [
    {
      text: `Excess of the sum of the groups: $${a} + ${b} + ${c} - ${some} = ${excess}$.`,
      why: "Whoever belongs to several groups is counted several times in the sum.",
      check: { left: `${a}+${b}+${c}-${some}`, right: `${excess}` },
    },
    scene === "languages"
      ? {
          text: `All three: $${excess} - ${two + three} = ${three}$.`,
          why: "Second languages account for 1 each of those who speak at least two, third languages for the rest.",
          check: { left: `${excess}-${two + three}`, right: `${three}` },
        }
      : {
          text: `All three: $\\frac{${excess} - ${two}}{2} = ${three}$.`,
          why: "Exactly two groups add 1 to the excess, all three add 2.",
          check: { left: `(${excess}-${two})/2`, right: `${three}` },
        },
    ...(scene === "gardens"
      ? [
          {
            text: `Exactly one: $${some} - ${two} - ${three} = ${one}$.`,
            why: "At least one means exactly one, exactly two or all three.",
            check: { left: `${some}-${two}-${three}`, right: `${one}` },
          },
        ]
      : []),
  ];
}

export const countingThreeSets = defineModel<Parameters>({
  id: "counting-three-sets",
  knowledgeComponents: ["quantitative.data-analysis.counting.sets-venn"],
  traps: ["counted-twice", "exactly-or-at-least"],
  method: "All splits of the total into one, two and three groups are tried until both totals fit",
  draw,
  write: (parameters) => {
    const {
      scene,
      one,
      two,
      three,
      groups: [a, b, c],
    } = parameters;
    const words = wordsOf(parameters);
    const [sum, some] = [a + b + c, one + two + three];
    const third = scene === "languages" ? 1 : 2;
    const takeaway =
      "Compare the sum of the groups with the number of different members: each overlap adds one less than the number of groups it lies in.";
    return {
      stem: words.stem,
      body: {
        type: "numeric-entry",
        key: { form: "decimal", value: decimal(words.answer) },
        unitAfter: words.people,
        slips: slipsOf(parameters),
      },
      difficulty: scene === "gardens" ? 5 : 4,
      targetSeconds: scene === "gardens" ? 130 : 110,
      explanation: {
        quick: `The groups add up to ${sum}, but only ${some} ${words.people} are in any of them, an excess of ${sum - some}. ${third === 1 ? `Those in at least two groups account for ${two + three} of it; the rest, ${three}, comes from third languages.` : `Those in exactly two groups account for ${two} of it, and each of those in all three accounts for 2, so there are ${three} of these.`}${scene === "gardens" ? ` Then $${some} - ${two} - ${three} = ${one}$ have exactly one.` : ""} The trap is to mix up *exactly two* and *at least two*.`,
        detailed: analysis({
          asked: `The number of ${words.people} ${words.asked}.`,
          plan: "Compare the sum of the three groups with the number of those who belong to any, and ask how often each kind of overlap is counted.",
          reasoning: reasoningOf(parameters),
          options: `A common wrong entry stops at the excess ${sum - some}, which mixes both kinds of overlap. Others forget that membership in all three groups adds 2 to the excess, count it as 2 where those in all three are already among *at least two*, or give another region of the diagram.`,
          takeaway,
        }),
        steps: stepsOf(parameters),
        hints: [
          `Which region of a diagram with three circles is asked for, and which overlap is given: exactly two or at least two?`,
          "In the sum of the groups, a member of two groups is counted twice and a member of all three is counted three times.",
          `Subtract the ${some} that belong to at least one group from the sum of the groups. What makes up the difference?`,
          third === 1
            ? `Of the excess, take away 1 for each member of at least two groups; each member of all three contributes 1 more.`
            : `In the excess, a member of exactly two groups counts once and a member of all three counts twice. Solve for the latter${scene === "gardens" ? ", then find the rest" : ""}.`,
        ],
        takeaway,
        selfExplain: {
          prompt:
            "How often is a member of all three groups counted in the sum of the groups, and how often too many?",
          expectations: [
            "three times in the sum",
            "two times too many, and a member of exactly two groups once too many",
          ],
        },
      },
    };
  },
  recompute: ({ scene, one, two, three, none, groups }) => {
    const all = one + two + three + none;
    const atLeastTwo = two + three;
    const sum = groups.reduce((total, size) => total + size, 0);
    for (const inAll of integers(0, Math.min(...groups))) {
      const inTwo = scene === "languages" ? atLeastTwo - inAll : two;
      for (const inOne of integers(0, all)) {
        if (inOne + inTwo + inAll + none !== all || inOne + 2 * inTwo + 3 * inAll !== sum) continue;
        return { value: String(scene === "gardens" ? inOne : inAll) };
      }
    }
    throw new Error("no split fits the statement");
  },
});
