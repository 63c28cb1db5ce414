import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, grouped } from "../../kit/write-numbers.ts";
import { arrangements, choose, factorial, inWords } from "./combinatorics.ts";
import { firstNumbers, selections } from "./enumerate.ts";

interface Parameters {
  readonly scene: "match" | "teams" | "rooms" | "panels";
  readonly groups: number;
  readonly size: number;
  readonly below: number;
}

const SHAPES: Readonly<Record<Parameters["scene"], readonly (readonly [number, number])[]>> = {
  match: [
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
  ],
  teams: [
    [3, 3],
    [4, 3],
    [3, 2],
    [4, 2],
  ],
  rooms: [
    [3, 2],
    [4, 2],
    [3, 3],
  ],
  panels: [
    [3, 2],
    [3, 3],
    [4, 2],
  ],
};

function draw(chance: Chance): Parameters {
  const scene = chance.pick(["match", "teams", "rooms", "panels"] as const);
  const [groups, size] = chance.pick(SHAPES[scene]);
  return { scene, groups, size, below: chance.integer(0, 4) };
}

interface Words {
  readonly stem: string;
  readonly objects: string;
  readonly group: string;
  /** Whether the groups differ, so that exchanging two of them gives something new. */
  readonly named: boolean;
  readonly reason: string;
}

function wordsOf({ scene, groups, size }: Parameters): Words {
  const n = groups * size;
  switch (scene) {
    case "match":
      return {
        stem: `In the first round of a chess tournament each of the ${n} players plays exactly one game. If it does not matter who has the white pieces, on which board a game is played, or when, how many different pairings of the players are possible for this round?`,
        objects: "players",
        group: "pair",
        named: false,
        reason: "boards and times do not matter and the pairs have no names",
      };
    case "teams":
      return {
        stem: `For a workshop, ${n} teachers will split up into ${inWords(groups)} teams of ${inWords(size)}. All the teams will discuss the same questions, and neither teams nor places within a team are distinguished. In how many ways can the teachers split up?`,
        objects: "teachers",
        group: "team",
        named: false,
        reason: "all teams do the same work and have no names",
      };
    case "rooms":
      return {
        stem: `A museum will lend ${n} different sculptures to ${inWords(groups)} town halls, ${inWords(size)} to each. Two loans are regarded as the same if every town hall receives the same sculptures. How many different loans are possible?`,
        objects: "sculptures",
        group: "set for one town hall",
        named: true,
        reason: "the town halls are different and exchanging two sets makes a different loan",
      };
    default:
      return {
        stem: `The ${n} members of a school board form ${inWords(groups)} committees of ${inWords(size)} members each: ${groups === 3 ? "one for finance, one for buildings, and one for transport" : "one for finance, one for buildings, one for transport, and one for meals"}. Every member serves on exactly one committee. In how many ways can the committees be filled?`,
        objects: "members",
        group: "committee",
        named: true,
        reason: "the committees have different tasks and exchanging two of them matters",
      };
  }
}

/** The groups counted as told apart where they are not, or the other way round. */
function namesMistaken(g: number, labeled: number, words: Words): WrongChoice {
  return words.named
    ? {
        ...choice(labeled / factorial(g)),
        rationale: `Dividing by $${g}! = ${factorial(g)}$ treats the groups as interchangeable, but ${words.reason}.`,
        misconception: "groups-named-or-not",
        whyTempting: "Within a group order does not matter, and this is extended to the groups.",
        repairQuestion: "Does anything change when two groups trade all their members?",
      }
    : {
        ...choice(labeled),
        rationale: `This counts every division $${g}! = ${factorial(g)}$ times, once for each order of the groups, but ${words.reason}.`,
        misconception: "groups-named-or-not",
        whyTempting: "Choosing the groups one after another puts them in an order without notice.",
        repairQuestion: "Does a division change when the same groups are listed in another order?",
      };
}

function wrongChoices({ groups: g, size: s, below }: Parameters, words: Words): WrongChoice[] {
  const n = g * s;
  const labeled = factorial(n) / factorial(s) ** g;
  const key = words.named ? labeled : labeled / factorial(g);
  const stages = firstNumbers(g).map((stage) => choose(n - stage * s, s));
  const one = `one ${words.group}`;
  const wrong: WrongChoice[] = [
    namesMistaken(g, labeled, words),
    {
      ...choice(choose(n, s)),
      rationale: `This is the number of ways to choose ${one}; the other ${words.objects} still have to be divided up.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: "It is the first factor of the product.",
      repairQuestion: `What happens to the other ${n - s} ${words.objects}?`,
    },
    {
      ...choice(labeled / g),
      rationale: `This divides the number of ordered divisions by ${g}, but ${g} groups have $${g}! = ${factorial(g)}$ orders${words.named ? ", and here no division is needed at all" : ""}.`,
      misconception: "divided-by-wrong-count",
      whyTempting: `There are ${g} groups, so dividing by ${g} seems to remove their order.`,
      repairQuestion: `In how many orders can ${inWords(g)} groups be listed?`,
    },
    {
      ...choice(stages.reduce((sum, ways) => sum + ways, 0)),
      rationale:
        "The groups are chosen one after another, so their numbers of choices must be multiplied, not added.",
      misconception: "choices-added-not-multiplied",
      whyTempting:
        "The numbers of choices for the groups are right; only their combination is not.",
      repairQuestion: "How many outcomes do 2 choices followed by 3 choices give?",
    },
    {
      ...choice(choose(n, s) * g),
      rationale: `This takes the choices for ${one} and multiplies by the number of groups, as if the other groups followed from it.`,
      misconception: "answered-intermediate-quantity",
      whyTempting: `All ${g} groups have the same size, so each seems to contribute alike.`,
      repairQuestion: "How many choices are there for the second group once the first is fixed?",
    },
    {
      ...choice(arrangements(n, s)),
      rationale: `This counts ordered choices of ${inWords(s)} ${words.objects} for ${one}; the order within a group is irrelevant, and the other groups are missing.`,
      misconception: "order-matters-confusion",
      whyTempting: "A falling product is the most familiar way to count choices.",
      repairQuestion: "Is a group changed when its members are named in another order?",
    },
    {
      ...choice(words.named ? labeled * factorial(g) : (labeled / factorial(g)) * g),
      rationale: words.named
        ? `The groups are already told apart when they are filled one after another; multiplying by $${g}!$ counts everything ${factorial(g)} times.`
        : `The right count is multiplied by ${g} once more, which counts every division ${g} times.`,
      misconception: "groups-named-or-not",
      whyTempting: "That there are several groups seems to call for another factor.",
      repairQuestion: "At which stage of the count are the groups told apart?",
    },
    {
      ...choice(choose(n, s) ** g),
      rationale: `Each group is chosen from all ${n} ${words.objects}, although those already placed are no longer available.`,
      misconception: "replaced-after-draw",
      whyTempting: "All groups have the same size, so the same number is used for each.",
      repairQuestion: "How many are left when the second group is chosen?",
    },
  ];
  const whole = wrong.filter(({ order }) => Number.isInteger(order) && (order ?? 0) < 10 ** 7);
  return withKeyAtPlace(key, whole, below);
}

function explain({ groups: g, size: s }: Parameters, words: Words) {
  const n = g * s;
  const stages = firstNumbers(g).map((stage) => choose(n - stage * s, s));
  const binomials = firstNumbers(g).map((stage) => `\\binom{${n - stage * s}}{${s}}`);
  const labeled = stages.reduce((product, ways) => product * ways, 1);
  const [tex, product] = [binomials.join(""), stages.join(" \\cdot ")];
  const key = words.named ? labeled : labeled / factorial(g);
  const written = (value: number) => grouped(value).replace(",", "{,}");
  const last = words.named
    ? `Because ${words.reason}, nothing has to be divided out.`
    : `Because ${words.reason}, each division has been counted $${g}! = ${factorial(g)}$ times, so divide: $\\frac{${labeled}}{${factorial(g)}} = ${written(key)}$.`;
  return { n, stages, tex, product, labeled, key, written, last };
}

export const countingGroups = defineModel<Parameters>({
  id: "counting-groups",
  knowledgeComponents: [
    "quantitative.data-analysis.counting.combinations",
    "quantitative.data-analysis.counting.multiplication-principle",
  ],
  traps: ["groups-with-or-without-names", "order-or-not"],
  method: "The divisions are built one by one, a group at a time, and counted",
  draw,
  write: (parameters) => {
    const { groups: g, size: s } = parameters;
    const words = wordsOf(parameters);
    const { n, stages, tex, product, labeled, key, written, last } = explain(parameters, words);
    const takeaway =
      "After filling groups one after another, ask whether exchanging two groups matters; if not, divide by the number of orders of the groups.";
    return {
      stem: words.stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `Filling the groups in turn gives $${tex} = ${written(labeled)}$. ${last}`,
        },
        wrong: wrongChoices(parameters, words),
      },
      difficulty: words.named ? (s === 3 ? 4 : 3) : 5,
      targetSeconds: words.named ? 100 : 120,
      explanation: {
        quick: `Choose the groups one after another: $${tex} = ${product} = ${written(labeled)}$. ${last} The trap is to overlook the question whether the groups themselves are told apart.`,
        detailed: analysis({
          asked: `The number of ways to divide ${n} ${words.objects} into ${g} groups of ${s}.`,
          plan: "Fill the groups in turn, and then ask whether exchanging whole groups makes a difference.",
          reasoning: [
            `The first group can be chosen in $\\binom{${n}}{${s}} = ${stages[0] ?? 0}$ ways, since order within a group does not matter.`,
            `For the next group $${n} - ${s} = ${n - s}$ ${words.objects} are left, and so on; the last group takes what remains.`,
            `Together: $${product} = ${written(labeled)}$.`,
            last,
          ],
          options: `Stopping after ${stages[0] ?? 0} leaves the other ${words.objects} undivided. Adding the factors treats stages as alternatives. Dividing by ${g} instead of $${g}!$ misjudges the number of orders of ${g} groups. ${words.named ? `Dividing by $${g}!$ would merge different results` : `Not dividing by $${g}!$ counts each result ${factorial(g)} times`}.`,
          takeaway,
        }),
        steps: [
          {
            text: `Fill the groups in turn: $${product} = ${written(labeled)}$.`,
            why: "Each choice for one group can be followed by each choice for the next.",
            check: { left: stages.join("*"), right: `${labeled}` },
          },
          {
            text: last,
            why: words.named
              ? "Groups with names are told apart already."
              : "Groups without names can be listed in any order without a change.",
            ...(words.named
              ? {}
              : { check: { left: `${labeled}/${factorial(g)}`, right: `${key}` } }),
          },
        ],
        hints: [
          "What would happen if two of the groups traded all their members: a new result, or the same?",
          "Choose the groups one after another and multiply. This way of counting puts the groups in an order.",
          `The first group is chosen from ${n} ${words.objects}, the second from ${n - s}, and so forth.`,
          `Multiply $${product}$. Then decide whether the order of the groups has to be removed, and by how much to divide in that case.`,
        ],
        ...(words.named || s !== 2
          ? {}
          : {
              fasterWay: `Take any player or member: there are ${n - 1} partners. Take anyone left: ${n - 3} partners, and so on, a product of odd numbers.`,
            }),
        takeaway,
        selfExplain: {
          prompt: "How do you decide whether to divide by the number of orders of the groups?",
          expectations: [
            "exchanging two whole groups gives the same result if the groups have no names",
            `then each division has been counted ${g}! times`,
          ],
        },
      },
    };
  },
  recompute: ({ scene, groups, size }, item) => {
    const named = scene === "rooms" || scene === "panels";
    // Without names, the first object that is left opens the next group.
    const divisions = (left: readonly number[]): number => {
      if (left.length === 0) return 1;
      let count = 0;
      for (const group of selections(left, size)) {
        if (!named && group[0] !== left[0]) continue;
        count += divisions(left.filter((object) => !group.includes(object)));
      }
      return count;
    };
    return optionsNear(item, divisions(firstNumbers(groups * size)));
  },
});
