import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { defineModel, type Question, type WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { decimal, Fraction } from "../../kit/write-numbers.ts";

/** All probabilities in hundredths. */
interface Parameters {
  readonly scene: "both" | "either" | "one";
  readonly a: number;
  readonly b: number;
  readonly values: readonly number[];
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

function boundsOf({ scene, a, b }: Omit<Parameters, "values">): Bounds {
  const [together, smaller, larger] = [Math.max(0, a + b - 100), Math.min(a, b), Math.max(a, b)];
  switch (scene) {
    case "both":
      return { least: together, most: smaller };
    case "either":
      return { least: larger, most: a + b - together };
    default:
      return { least: larger - smaller, most: a + b - 2 * together };
  }
}

function draw(chance: Chance): Parameters | null {
  const scene = chance.pick(["both", "either", "one"] as const);
  const [a, b] = [chance.integer(6, 18) * 5, chance.integer(6, 18) * 5];
  const { least, most } = boundsOf({ scene, a, b });
  const product =
    { both: a * b, either: 100 * (a + b) - a * b, one: 100 * (a + b) - 2 * a * b }[scene] / 100;
  const inside = [
    least,
    most,
    Math.round(product),
    Math.round((least + most) / 10) * 5,
    least + 5,
  ].filter((value) => value >= least && value <= most && value > 0 && value < 100);
  const outside = [least - 5, most + 5, least - 10, most + 10].filter(
    (value) => value > 0 && value < 100,
  );
  const rights = chance.sample([...new Set(inside)], chance.integer(2, 3));
  const wrongs = chance.sample(outside, 6 - rights.length);
  return a === b || a + b === 100 || wrongs.length < 2 || rights.length + wrongs.length < 5
    ? null
    : { scene, a, b, values: [...rights, ...wrongs] };
}

const written = (hundredths: number) => decimal(new Fraction(hundredths, 100));

interface Words {
  readonly stem: string;
  readonly event: string;
}

function wordsOf({ scene, a, b }: Parameters): Words {
  switch (scene) {
    case "both":
      return {
        stem: `According to a forecast, the probability of rain is ${written(a)} for Saturday and ${written(b)} for Sunday. Nothing is said about how the weather of one day depends on that of the other. Which of the following could be the probability that it will rain on both days?`,
        event: "rain on both days",
      };
    case "either":
      return {
        stem: `One of the readers of a magazine is to be selected at random. With probability ${written(a)} the reader selected is a subscriber, and with probability ${written(b)} the reader selected lives in a city. Which of the following values could the probability that the reader selected is a subscriber *or* lives in a city (or both) have?`,
        event: "a subscriber, a city dweller, or both",
      };
    default:
      return {
        stem: `For two events $E$ and $F$ of a random experiment, $P(E) = ${written(a)}$ and $P(F) = ${written(b)}$; the events need not be independent. Which of the following could be equal to the probability that *exactly one* of the two events occurs?`,
        event: "exactly one of the events",
      };
  }
}

function reasonsOf({ scene, a, b }: Parameters): readonly [least: string, most: string] {
  const [together, smaller, larger] = [Math.max(0, a + b - 100), Math.min(a, b), Math.max(a, b)];
  const [p, q] = [written(a), written(b)];
  const overlap =
    a + b > 100
      ? `the two probabilities add up to more than 1, so they overlap by at least $${p} + ${q} - 1 = ${written(together)}$`
      : "the two probabilities add up to less than 1, so the events need not overlap at all";
  const inside = `the less likely event can lie wholly within the other, with an overlap of ${written(smaller)}`;
  switch (scene) {
    case "both":
      return [overlap, inside];
    case "either":
      return [
        `${inside}, and then at least one occurs with probability ${written(larger)}`,
        a + b > 100
          ? `${overlap}, and then at least one is certain, with probability 1`
          : `${overlap}, and then at least one occurs with probability $${p} + ${q} = ${written(a + b)}$`,
      ];
    default:
      return [
        `${inside}, and then exactly one occurs with probability $${written(larger)} - ${written(smaller)} = ${written(larger - smaller)}$`,
        a + b > 100
          ? `${overlap}, and then exactly one occurs with probability $1 - ${written(together)} = ${written(100 - together)}$`
          : `${overlap}, and then exactly one occurs with probability $${p} + ${q} = ${written(a + b)}$`,
      ];
  }
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function wrongChoice(parameters: Parameters, value: number): WrongChoice {
  const { least, most } = boundsOf(parameters);
  const [lower, upper] = reasonsOf(parameters);
  const tooSmall = value < least;
  return {
    text: written(value),
    order: value,
    rationale: tooSmall
      ? `Too small: the least possible value is ${written(least)}, because ${lower}.`
      : `Too great: the greatest possible value is ${written(most)}, because ${upper}.`,
    ...(tooSmall
      ? {
          misconception: "total-not-checked",
          whyTempting:
            "With nothing said about how the events are connected, small values seem possible too.",
          repairQuestion:
            "How does the total probability of 1 limit the way in which the two events can lie?",
        }
      : {
          misconception:
            parameters.scene === "both" ? "weaker-condition-used" : "probabilities-added",
          whyTempting:
            parameters.scene === "both"
              ? "It is not greater than 1, and the events may be closely connected."
              : "Adding probabilities can lead to values as great as this.",
          repairQuestion: "In which arrangement of the two events would this value be reached?",
        }),
  };
}

const TAKEAWAY =
  "Without independence, two probabilities fix only a range for their combination; find its ends by letting the events overlap as little and as much as possible.";

function detailOf(parameters: Parameters): string {
  const { a, b } = parameters;
  const words = wordsOf(parameters);
  const { least, most } = boundsOf(parameters);
  const [lower, upper] = reasonsOf(parameters);
  const range = `from ${written(least)} to ${written(most)}`;
  const together = Math.max(0, a + b - 100);
  return analysis({
    asked: `Which values the probability of ${words.event} can have, when only the two single probabilities are known.`,
    plan: "Let the events overlap as much as possible and as little as possible, and take everything in between.",
    reasoning: [
      `The overlap can be at most ${written(Math.min(a, b))}, the smaller of the two probabilities.`,
      a + b > 100
        ? `It must be at least $${written(a)} + ${written(b)} - 1 = ${written(together)}$, since no probability exceeds 1.`
        : `It can be 0, since $${written(a)} + ${written(b)} = ${written(a + b)}$ does not exceed 1.`,
      `${capital(lower)}: this gives the least value, ${written(least)}.`,
      `${capital(upper)}: this gives the greatest value, ${written(most)}.`,
    ],
    options: `Every option ${range} can occur, ends included; the others would need an overlap that is impossible. Nothing singles out the value that belongs to independent events, since independence is not stated.`,
    takeaway: TAKEAWAY,
  });
}

function explanationOf(parameters: Parameters): Question["explanation"] {
  const { scene, a, b } = parameters;
  const { least, most } = boundsOf(parameters);
  const [lower, upper] = reasonsOf(parameters);
  const together = Math.max(0, a + b - 100);
  return {
    quick: `Independence is not given, so multiplying is not justified; there is a range. The overlap of the two events can be anything from ${written(together)} to ${written(Math.min(a, b))}. These two extremes give the values ${written(scene === "both" ? least : most)} and ${written(scene === "both" ? most : least)}, and everything in between can occur. The trap is to accept only the value that independence would give.`,
    detailed: detailOf(parameters),
    steps: [
      {
        text: `Least value: ${written(least)}, because ${lower}.`,
        why: "One extreme arrangement of the two events gives one end of the range.",
      },
      {
        text: `Greatest value: ${written(most)}, because ${upper}.`,
        why: "The opposite extreme gives the other end.",
      },
      {
        text:
          a + b > 100
            ? `The overlap is at least $${written(a)} + ${written(b)} - 1 = ${written(together)}$.`
            : `Without overlap, the sum $${written(a)} + ${written(b)} = ${written(a + b)}$ is allowed.`,
        why: "The probability that at least one event occurs cannot exceed 1.",
        check:
          a + b > 100
            ? { left: `${written(a)}+${written(b)}-1`, right: written(together) }
            : { left: `${written(a)}+${written(b)}`, right: written(a + b) },
      },
    ],
    hints: [
      "Is it stated that the two events are independent?",
      "Picture the two events as regions inside a whole of size 1. Their overlap can be larger or smaller, within limits.",
      "Find how large the overlap can be at most, and how small at least, given that the whole is 1.",
      "Work out the probability in question for both extreme overlaps; every value between the two results can occur.",
    ],
    takeaway: TAKEAWAY,
    selfExplain: {
      prompt: "Why is multiplying the two probabilities not justified here?",
      expectations: [
        "multiplication presupposes that the events are independent, which is not given",
        "the overlap can have any size between its two limits",
      ],
    },
  };
}

export const probabilityPossibleValues = defineModel<Parameters>({
  id: "probability-possible-values",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.complement",
    "quantitative.data-analysis.counting.sets-venn",
  ],
  traps: ["independence-not-given", "overlap-bounds"],
  method:
    "A population of 200 equally likely cases is arranged in every possible way, and the values that occur are recorded",
  draw,
  write: (parameters) => {
    const { scene, values } = parameters;
    const words = wordsOf(parameters);
    const { least, most } = boundsOf(parameters);
    const fits = (value: number) => value >= least && value <= most;
    const range = `from ${written(least)} to ${written(most)}`;
    return {
      stem: `${words.stem}\n\nIndicate *all* such values.`,
      body: {
        type: "multiple-choice",
        right: values.filter(fits).map((value) => ({
          text: written(value),
          order: value,
          rationale: `This value lies in the range ${range}; moving the overlap between its least and its greatest size produces every value in between.`,
        })),
        wrong: values
          .filter((value) => !fits(value))
          .map((value) => wrongChoice(parameters, value)),
        picks: null,
      },
      difficulty: scene === "one" ? 5 : 4,
      targetSeconds: scene === "one" ? 125 : 105,
      explanation: explanationOf(parameters),
    };
  },
  recompute: ({ scene, a, b }, item) => {
    const occurring = new Set<number>();
    // The first event holds in cases 0 to 2a - 1, the second in 2b cases from `start` on.
    for (const start of integers(0, 200 - 2 * b)) {
      let count = 0;
      for (const index of integers(0, 199)) {
        const [first, second] = [index < 2 * a, index >= start && index < start + 2 * b];
        const holds = { both: first && second, either: first || second, one: first !== second };
        if (holds[scene]) count += 1;
      }
      occurring.add(count);
    }
    return optionsWhere(item, (text) => occurring.has(Math.round(Number(text) * 200)));
  },
});
