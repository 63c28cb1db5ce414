import { integers, optionsWhere } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import type { Question, RightChoice, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip, toldQuestion } from "../../kit/told-question.ts";
import { choice } from "../../kit/write-numbers.ts";

interface Medal {
  /** No medal has more sides. */
  readonly most: number;
  readonly offered: readonly number[];
}

function draw(chance: Chance): Medal | null {
  const most = chance.pick([12, 16, 20, 25]);
  const whole = [...integers(5, 60)].filter((sides) => 360 % sides === 0);
  const angles = (counts: readonly number[]) => counts.map((sides) => 180 - 360 / sides);
  const uneven = [100, 110, 125, 130, 132, 138, 142, 145, 146, 148, 152, 155];
  const offered = [
    ...chance.sample(angles(whole.filter((sides) => sides <= most)), chance.integer(1, 4)),
    ...chance.sample(angles(whole.filter((sides) => sides > most)), chance.integer(1, 2)),
    ...chance.sample(uneven, chance.integer(1, 3)),
  ];
  if (offered.length < 5 || offered.length > 7) return null;
  return { most, offered: offered.toSorted((a, b) => a - b) };
}

function optionsOf({ most, offered }: Medal) {
  const right: RightChoice[] = [];
  const wrong: WrongChoice[] = [];
  for (const inner of offered) {
    const turn = 180 - inner;
    const sides = 360 / turn;
    if (Number.isInteger(sides) && sides <= most) {
      right.push({
        ...choice(inner),
        rationale: `The exterior angle is $180-${inner}=${turn}$ degrees, and $360/${turn}=${sides}$, so the medal has ${sides} sides.`,
      });
      continue;
    }
    wrong.push({
      ...choice(inner),
      ...(Number.isInteger(sides)
        ? slip(
            "ignored-condition",
            `The exterior angle is ${turn}°, so a medal with this angle has $360/${turn}=${sides}$ sides, more than ${most}.`,
            "A regular polygon with this angle exists, and its number of sides is not checked.",
            "How many sides does the regular polygon with this angle have?",
          )
        : slip(
            "interior-exterior-mixed",
            `The exterior angle would be $180-${inner}=${turn}$ degrees, and 360 is not a multiple of ${turn}.`,
            "The angle lies between others that are possible, and only its size is judged.",
            "How often does the exterior angle fit into a full turn?",
          )),
    });
  }
  return { right, wrong };
}

function write(medal: Medal): Question {
  const { most, offered } = medal;
  const { right, wrong } = optionsOf(medal);
  const [first = 0] = offered;
  const limit = 180 - 360 / most;
  return toldQuestion(
    {
      stem: `A mint makes medals in the shape of regular polygons. No medal has more than ${most} sides. Which of the following could be the measure, in degrees, of each interior angle of a medal? Indicate all such measures.`,
      difficulty: 3,
      targetSeconds: 90,
      quick: `Go over to exterior angles: 180° less the interior angle. In a regular polygon, the exterior angle times the number of sides is 360°, so it must divide 360, and the quotient must be at most ${most}. The trap is to check only the one condition or the other.`,
      asked: "Which angles are interior angles of regular polygons without too many sides.",
      plan: "For each value, divide 360 by the exterior angle and see whether a permitted whole number comes out.",
      reasoning: [
        "All exterior angles of a regular polygon are equal and add up to 360°.",
        "So the number of sides is 360 divided by the exterior angle, and it has to be a whole number.",
        `It also has to be at most ${most}, so the exterior angle is at least $360/${most}$ degrees, and the interior angle at most ${Number.isInteger(limit * 10) ? limit : limit.toFixed(1)} degrees.`,
        "Each value in the list is tested in this way.",
      ],
      answers:
        "For some values the exterior angle does not divide 360, so no regular polygon has them. Others belong to a regular polygon, but one with too many sides.",
      steps: [
        {
          text: `For example, an interior angle of ${first}° means an exterior angle of $180-${first}=${180 - first}$ degrees.`,
          why: "Interior and exterior angle make 180°.",
          check: { left: `180-${first}`, right: `${180 - first}` },
        },
        {
          text: `Divide 360 by each exterior angle; the quotient must be whole and at most ${most}.`,
          why: "It is the number of sides.",
        },
      ],
      hints: [
        "Which angle of a regular polygon is tied to the number of sides most simply?",
        "The exterior angles of a convex polygon add up to 360°.",
        "Turn every value of the list into an exterior angle.",
        "Divide 360 by each, and compare the quotient with both conditions.",
      ],
      takeaway:
        "An angle belongs to a regular polygon just if its exterior angle divides 360, and the quotient is the number of sides.",
      selfExplain: {
        prompt: "How can you test whether an angle is an interior angle of a regular polygon?",
        expectations: [
          "take it away from 180 degrees",
          "360 divided by the result must be a whole number",
        ],
      },
    },
    { type: "multiple-choice", right, wrong, picks: null },
  );
}

export const possibleMedal = scene<Medal>({
  draw,
  write,
  // For every permitted number of sides, the sum of the angles over all triangles is shared out evenly.
  recompute: ({ most }, item) =>
    optionsWhere(item, (text) =>
      [...integers(3, most)].some((sides) => sides * Number(text) === (sides - 2) * 180),
    ),
});
