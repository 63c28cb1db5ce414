import { optionsNear } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type WrongChoice } from "../../kit/item-model.ts";
import { withKeyAtPlace } from "../../kit/key-place.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice, grouped } from "../../kit/write-numbers.ts";
import { arrangements, arrangementsTex, choose, inWords } from "./combinatorics.ts";
import { countWhere, firstNumbers, sequences } from "./enumerate.ts";

interface Parameters {
  readonly scene: "digits" | "recital" | "tour";
  /** Objects to choose from, places to fill. */
  readonly objects: number;
  readonly places: number;
  /** Objects that must not come first; others that alone may come last. */
  readonly barred: number;
  readonly closing: number;
  readonly below: number;
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["digits", "recital", "tour"] as const);
  const objects = chance.integer(6, 9);
  const places = chance.integer(3, 4);
  const below = chance.integer(0, 4);
  if (scene === "digits") {
    return { scene, objects, places, barred: 1, closing: Math.floor(objects / 2), below };
  }
  const barred = chance.integer(1, 3);
  const closing = chance.integer(2, 4);
  return objects - barred - closing < 1 ? null : { scene, objects, places, barred, closing, below };
}

interface Words {
  readonly stem: string;
  readonly object: string;
  readonly first: string;
  readonly last: string;
  readonly barred: string;
  readonly closing: string;
}

const WORDS: Readonly<Record<Parameters["scene"], (parameters: Parameters) => Words>> = {
  digits: ({ objects, places }) => ({
    stem: `How many positive ${inWords(places)}-digit integers are odd and consist of ${inWords(places)} different digits, none of which is greater than ${objects - 1}?`,
    object: "digit",
    first: "first digit",
    last: "last digit",
    barred: "0",
    closing: "an odd digit",
  }),
  recital: ({ objects, places, barred, closing }) => ({
    stem: `A pianist has prepared ${inWords(objects)} pieces, of which ${inWords(barred)} ${barred === 1 ? "is a fugue" : "are fugues"}, ${inWords(closing)} are waltzes, and the rest are preludes. She will play ${inWords(places)} different pieces one after another; the last must be a waltz, and the first must not be a fugue. In how many ways can she choose the pieces and their order?`,
    object: "piece",
    first: "first piece",
    last: "last piece",
    barred: "a fugue",
    closing: "a waltz",
  }),
  tour: ({ objects, places, barred, closing }) => ({
    stem: `The itinerary of a theater tour will list ${inWords(places)} different towns in the order of the performances, selected from ${inWords(objects)} towns that want the play. Rehearsals rule out ${barred === 1 ? "one of the towns" : `${inWords(barred)} of the towns`} as the opening stop, and for the final stop only ${inWords(closing)} *other* towns have a hall that is free. How many itineraries are possible?`,
    object: "town",
    first: "opening stop",
    last: "final stop",
    barred: "a ruled-out town",
    closing: "one of the towns with a free hall",
  }),
};

function wrongChoices(parameters: Parameters, words: Words, key: number): WrongChoice[] {
  const { objects: n, places: k, barred: f, closing: g, below } = parameters;
  const middle = arrangements(n - 2, k - 2);
  const free = (m: number, count: number) => m ** count;
  const wrong: WrongChoice[] = [
    {
      ...choice(g * (n - f) * middle),
      rationale: `This allows $${n} - ${f} = ${n - f}$ choices for the ${words.first}, but one of them has already been used for the ${words.last}.`,
      misconception: "distinctness-ignored",
      whyTempting: "Each restriction by itself is counted correctly.",
      repairQuestion: `Can the ${words.object} in the last place also stand in the first place?`,
    },
    {
      ...choice(g * (n - f - g) * middle),
      rationale: `This keeps every possible ${words.last} out of the first place, but only the one actually used there is lost.`,
      misconception: "stricter-than-stated",
      whyTempting: "The objects suited to the last place seem to be reserved for it.",
      repairQuestion: `How many ${words.object}s have been used up once the last place is filled?`,
    },
    {
      ...choice((n - f) * arrangements(n - 1, k - 2) * g),
      rationale: `Filling the places from left to right, this allows ${g} choices for the ${words.last} even when some of them stand earlier already.`,
      misconception: "distinctness-ignored",
      whyTempting: "Filling the places in their natural order feels safe.",
      repairQuestion: `Are there always ${g} possibilities left for the last place?`,
    },
    {
      ...choice(g * arrangements(n - f - 1, k - 1)),
      rationale: `This keeps ${words.barred} out of every place before the last; only the first place is forbidden.`,
      misconception: "stricter-than-stated",
      whyTempting: "A forbidden object is easily struck off the whole list.",
      repairQuestion: `May ${words.barred} stand in the second place?`,
    },
    {
      ...choice((n - f) * arrangements(n - 1, k - 1)),
      rationale: `The restriction on the ${words.last} is left out.`,
      misconception: "condition-dropped",
      whyTempting:
        "After the first place, the remaining factors go down one by one in a familiar way.",
      repairQuestion: "Which condition on the last place does the statement make?",
    },
    {
      ...choice(g * (n - f - 1) * choose(n - 2, k - 2)),
      rationale:
        "The places between the first and the last are counted without regard to their order.",
      misconception: "order-matters-confusion",
      whyTempting: "The middle places carry no condition of their own.",
      repairQuestion: "Does exchanging two middle places give a different result?",
    },
    {
      ...choice((n - f) * free(n, k - 2) * g),
      rationale: `This lets a ${words.object} be used more than once.`,
      misconception: "replaced-after-draw",
      whyTempting: "The factors come straight from the statement.",
      repairQuestion: `How many ${words.object}s are left after one has been used?`,
    },
    {
      ...choice((n - f - 1) * middle),
      rationale: `This counts the possibilities for one particular ${words.last}; there are ${g} of them.`,
      misconception: "missed-a-case",
      whyTempting: "Once the last place is settled it no longer seems to contribute.",
      repairQuestion: `In how many ways can the last place be filled?`,
    },
  ];
  const sensible = wrong.filter(({ order }) => (order ?? 0) > 1);
  return withKeyAtPlace(key, sensible, below);
}

export const countingDistinctPlaces = defineModel<Parameters>({
  id: "counting-distinct-places",
  knowledgeComponents: [
    "quantitative.data-analysis.counting.multiplication-principle",
    "quantitative.data-analysis.counting.permutations",
  ],
  traps: ["most-restricted-first", "repetition-or-not"],
  method:
    "Every sequence of different objects is listed, and those that meet both conditions are counted",
  draw,
  write: (parameters) => {
    const { objects: n, places: k, barred: f, closing: g } = parameters;
    const words = WORDS[parameters.scene](parameters);
    const middle = arrangements(n - 2, k - 2);
    const key = g * (n - f - 1) * middle;
    const product = `${g} \\cdot ${n - f - 1} \\cdot ${arrangementsTex(n - 2, k - 2)}`;
    const wrong = wrongChoices(parameters, words, key);
    const takeaway =
      "Fill the most restricted places first, so that later numbers of choices do not depend on earlier choices.";
    return {
      stem: words.stem,
      body: {
        type: "single-choice",
        key: {
          ...choice(key),
          rationale: `The ${words.last} can be chosen in ${g} ways, then the ${words.first} in ${n - f - 1}, and the rest in ${middle}: $${product} = ${grouped(key).replace(",", "{,}")}$.`,
        },
        wrong,
      },
      difficulty: k === 3 ? 2 : 3,
      targetSeconds: k === 3 ? 80 : 95,
      explanation: {
        quick: `Begin with the most restricted place. The ${words.last} can be filled in ${g} ways. The ${words.first} must not be ${words.barred} and must differ from the ${words.last}: ${n - f - 1} ways. The remaining ${k === 3 ? "place takes" : "places take"} what is left: $${product}$. The trap is to count the ${words.first} without subtracting the ${words.object} already used.`,
        detailed: analysis({
          asked: `The number of ordered selections of ${inWords(k)} out of ${n} ${words.object}s that meet one condition on the first place and one on the last.`,
          plan: "Use the multiplication principle, beginning with the places that have conditions.",
          reasoning: [
            `The last place takes ${words.closing}: ${g} choices.`,
            `Of the ${n} ${words.object}s, the first place may not take ${words.barred}, nor the one now in the last place. These are different ${words.object}s, so $${n} - ${f} - 1 = ${n - f - 1}$ choices remain.`,
            `Two ${words.object}s have been used, so the ${k === 3 ? `middle place has ${n - 2} choices` : `middle places have $${n - 2}$ and $${n - 3}$ choices`}; ${words.barred} is allowed there.`,
            `The product is $${product} = ${grouped(key).replace(",", "{,}")}$.`,
          ],
          options:
            "Wrong answers arise when the object used in the last place is offered again for the first place, when the places are filled from left to right although the number of choices for the last place then varies, when an object barred from one place is struck off for all places, or when a condition is left out.",
          takeaway,
        }),
        steps: [
          {
            text: `Fill the last place, then the first: $${g} \\cdot ${n - f - 1} = ${g * (n - f - 1)}$ ways.`,
            why: "Places with conditions come first, the narrowest before the others.",
            check: { left: `${g}*(${n}-${f}-1)`, right: `${g * (n - f - 1)}` },
          },
          {
            text: `Fill the rest and multiply: $${product} = ${grouped(key).replace(",", "{,}")}$.`,
            why: `Every ${words.object} not yet used may stand in a middle place.`,
            check: { left: `${product.replaceAll(" \\cdot ", "*")}`, right: `${key}` },
          },
        ],
        hints: [
          "Two places carry conditions. Which of them leaves the fewest choices?",
          "Choices made one after another multiply, provided that the number of choices at each stage does not depend on how the earlier ones were made.",
          `Start with the ${words.last}. Then see how many ${words.object}s remain for the ${words.first}.`,
          `From ${n} ${words.object}s take away those barred from the first place and the one already used; then fill the middle with any that are left.`,
        ],
        takeaway,
        selfExplain: {
          prompt: "What goes wrong when the places are filled from left to right?",
          expectations: [
            "the number of choices for the last place depends on what was used before",
            "starting with the restricted places keeps every number of choices fixed",
          ],
        },
      },
    };
  },
  recompute: ({ scene, objects, places, barred, closing }, item) => {
    const mayClose = (value: number) =>
      scene === "digits" ? value % 2 === 1 : value >= barred && value < barred + closing;
    const count = countWhere(sequences(firstNumbers(objects), places), (order) => {
      const [first = 0, last = 0] = [order[0], order.at(-1)];
      return first >= barred && mayClose(last);
    });
    return optionsNear(item, count);
  },
});
