import { integers } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question, WrongChoice } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction, tex } from "../../kit/write-numbers.ts";
import { optionsAbout } from "./measured.ts";
import { summed, sumTex, wrongSum } from "./pi-sums.ts";

interface Fan {
  readonly radius: number;
  /** The arc and the area, as multiples of π. */
  readonly arc: number;
  readonly area: number;
  readonly before: number;
}

function draw(chance: Chance): Fan | null {
  const radius = chance.integer(4, 18);
  const degrees = chance.pick([40, 60, 80, 100, 120, 135, 140, 150, 160]);
  const arc = new Fraction(radius * degrees, 180);
  const area = arc.mul(radius).div(2);
  if (arc.d !== 1n || area.d !== 1n || arc.equals(1)) return null;
  return {
    radius,
    arc: arc.valueOf(),
    area: area.valueOf(),
    before: chance.integer(0, 4),
  };
}

function wrongChoices(fan: Fan): WrongChoice[] {
  const { radius, arc } = fan;
  return [
    wrongSum(
      slip(
        "triangle-half-forgotten",
        "The radius is taken as area divided by arc, without the half, and so is half as long as it should be.",
        "Area divided by a length gives a length, and the factor is missed.",
        "A full circle has area $\\pi r^{2}$ and circumference $2\\pi r$. What is their quotient?",
      ),
      [arc, "\\pi"],
      [radius, ""],
    ),
    wrongSum(
      slip(
        "straight-edges-forgotten",
        "This is the arc only; the two straight edges belong to the perimeter as well.",
        "The arc is given and looks like the boundary.",
        "Which lines enclose the sector besides the arc?",
      ),
      [arc, "\\pi"],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "Each straight edge is taken to be a diameter.",
        "The radius is doubled once in its computation and once more for the perimeter.",
        "From where to where does a straight edge of a sector lead?",
      ),
      [arc, "\\pi"],
      [4 * radius, ""],
    ),
    ...moreWrongChoices(fan),
  ];
}

function moreWrongChoices({ radius, arc, area }: Fan): WrongChoice[] {
  return [
    wrongSum(
      slip(
        "straight-edges-forgotten",
        "These are the two straight edges only.",
        "The radius is what has to be found, and the arc that was given is forgotten.",
        "Which lines enclose the sector besides the straight edges?",
      ),
      [2 * radius, ""],
    ),
    wrongSum(
      slip(
        "arc-length-for-sector-area",
        "The number of the area is put in place of the length of the arc.",
        "Area and arc are both given with $\\pi$.",
        "Which of the two given numbers is a length?",
      ),
      [area, "\\pi"],
      [2 * radius, ""],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "The arc is doubled, as if only half of it had been given.",
        "A factor of 2 belongs to the circumference, and it is put in here again.",
        "What does the stem say about the arc?",
      ),
      [2 * arc, "\\pi"],
      [2 * radius, ""],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The arc is halved, as if it had been computed with a diameter.",
        "Diameters and radii both occur in formulas for arcs.",
        "Does the length of the arc that is given need any change?",
      ),
      [new Fraction(arc, 2), "\\pi"],
      [2 * radius, ""],
    ),
  ];
}

function write({ radius, arc, area, before }: Fan): Question {
  const key = summed([arc, "\\pi"], [2 * radius, ""]);
  const [arcTex, areaTex] = [sumTex([[arc, "\\pi"]]), sumTex([[area, "\\pi"]])];
  const last = `The perimeter is ${key.text} inches: the arc and two radii.`;
  const find = `From $\\frac{1}{2}\\cdot r\\cdot ${arcTex}=${areaTex}$ it follows that $r=${radius}$.`;
  const part = new Fraction(arc, 2 * radius);
  return singleChoice(
    {
      stem: `A paper fan, when open, has the shape of a sector of a circle. Its curved edge is $${arcTex}$ inches long, and its area is $${areaTex}$ square inches. What is the perimeter of the open fan, in inches?`,
      difficulty: 3,
      targetSeconds: 85,
      quick: `Area and arc are the same part of $\\pi r^{2}$ and of $2\\pi r$, so the area is half of radius times arc. ${find} ${last} The trap is to lose the factor $\\frac{1}{2}$ or the straight edges.`,
      asked: "The perimeter of a sector of which arc and area are known.",
      plan: "Use area and arc together to get the radius without the angle; then go once around.",
      reasoning: [
        "The sector is some part of a circle; arc and area are that same part of $2\\pi r$ and $\\pi r^{2}$. Hence area divided by arc is $\\frac{r}{2}$.",
        find,
        last,
      ],
      answers:
        "Other answers lose the factor $\\frac{1}{2}$, leave out the straight edges or the arc, double or halve a length that needs no change, or use the area as a length.",
      steps: [
        {
          text: find,
          why: "The area of a sector is half the product of radius and arc.",
          check: { left: `1/2*${radius}*${arc}`, right: `${area}` },
        },
        {
          text: last,
          why: "The boundary consists of the arc and two radii.",
        },
      ],
      hints: [
        "You know the arc and the area, but not the angle. Which length do you need for the perimeter?",
        "Arc and area are the same part of the circumference and of the area of a circle.",
        "Divide the area by the arc, and compare that with the same quotient for a full circle.",
        "With the radius found, go once around the fan and add every edge.",
      ],
      fasterWay: `For any sector, area divided by arc is half the radius: $${area}\\div ${arc}=${tex(new Fraction(radius, 2))}$. (The fan is $${tex(part)}$ of a full circle, but that is not needed.)`,
      takeaway:
        "The area of a sector is half of radius times arc, so any two of the three give the third.",
      selfExplain: {
        prompt: "How do arc and area give the radius without the angle?",
        expectations: [
          "both are the same part of the full circle",
          "their quotient is half the radius",
        ],
      },
    },
    {
      key: { ...key, rationale: `${find} ${last}` },
      before,
      wrong: wrongChoices({ radius, arc, area, before }),
    },
  );
}

export const sectorFan = scene<Fan>({
  draw,
  write,
  // Radii and whole angles are tried until both the arc and the area fit.
  recompute: ({ arc, area }, item) => {
    for (const radius of integers(1, 60))
      for (const degrees of integers(1, 359)) {
        const share = degrees / 360;
        const fits =
          Math.abs(share * 2 * radius - arc) < 1e-9 && Math.abs(share * radius ** 2 - area) < 1e-9;
        if (fits) return optionsAbout(item, 2 * radius + share * 2 * Math.PI * radius);
      }
    throw new Error("no sector fits");
  },
});
