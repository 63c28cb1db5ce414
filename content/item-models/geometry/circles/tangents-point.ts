import type { Chance } from "../../kit/chance.ts";
import { choiceQuestion } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { onCircle } from "./circle-marks.ts";
import { measured, optionsAbout } from "./measured.ts";
import { figure, type TwoTangents, wrongAreas, wrongChords } from "./tangents-point-slips.ts";

function draw(chance: Chance): TwoTangents {
  const asked = chance.pick(["area", "chord"] as const);
  const [one, other, long] = chance.pick<readonly [number, number, number]>(
    asked === "chord"
      ? [[15, 20, 25]]
      : [
          [3, 4, 5],
          [5, 12, 13],
          [8, 15, 17],
        ],
  );
  const scale = chance.integer(1, 3);
  const [radius, tangent] = chance.pick([
    [one * scale, other * scale],
    [other * scale, one * scale],
  ] as const);
  return { radius, tangent, center: long * scale, asked, before: chance.integer(0, 4) };
}

function lastStep({ radius, tangent, center, asked }: TwoTangents) {
  return asked === "area"
    ? `The area of the quadrilateral is $2\\cdot\\frac{1}{2}\\cdot ${radius}\\cdot ${tangent}=${radius * tangent}$.`
    : `The height of triangle $OAP$ on $OP$ is $\\frac{${radius}\\cdot ${tangent}}{${center}}=${(radius * tangent) / center}$, and the chord is twice as long, ${(2 * radius * tangent) / center}.`;
}

function write(drawn: TwoTangents): Question {
  const { radius, tangent, center, asked, before } = drawn;
  const isArea = asked === "area";
  const last = lastStep(drawn);
  const value = isArea ? radius * tangent : (2 * radius * tangent) / center;
  const first = `$OP=${radius}+${center - radius}=${center}$, and the radius to $A$ is perpendicular to the tangent, so $PA^{2}=${center}^{2}-${radius}^{2}=${tangent ** 2}$ and $PA=${tangent}$.`;
  return choiceQuestion({
    stem: `In the figure, $PA$ and $PB$ are tangent at $A$ and $B$ to the circle with center $O$ and radius ${radius}. The shortest distance from $P$ to a point of the circle is ${center - radius}. What is the ${isArea ? "area of quadrilateral $OAPB$" : "length of chord $AB$ (not drawn)"}?`,
    figure: figure(drawn),
    difficulty: isArea ? 3 : 5,
    targetSeconds: isArea ? 85 : 110,
    quick: `The nearest point lies on $OP$. So ${first} ${last} The trap is ${isArea ? "to put the right angle in the wrong place" : "to stop at half of the chord"}.`,
    asked: isArea
      ? "The area of the quadrilateral made of two radii and two tangents."
      : "The length of the chord between two points of tangency.",
    plan: isArea
      ? "Find the tangent from the right triangle, and put the quadrilateral together from two such triangles."
      : "Find the tangent from the right triangle; half of the chord is the height of that triangle on $OP$.",
    reasoning: [
      "The point of the circle nearest to $P$ lies on segment $OP$, one radius away from $O$.",
      first,
      last,
    ],
    answers: isArea
      ? "Other answers give one triangle or lose the halves, take $OP$ for a leg, or take the shortest distance to the circle for the tangent."
      : "Other answers give half of the chord, take it for a diameter or for a side of an equilateral triangle, or use the wrong pair of similar triangles.",
    steps: [
      {
        text: first,
        why: "The radius to a point of tangency is perpendicular to the tangent.",
        check: { left: `${radius}^2+${tangent}^2`, right: `${center}^2` },
      },
      {
        text: last,
        why: isArea
          ? "Segment $OP$ divides the quadrilateral into two congruent right triangles."
          : "The area of the right triangle can be written with either pair of base and height.",
        check: isArea
          ? { left: `2*1/2*${radius}*${tangent}`, right: `${value}` }
          : { left: `2*${radius}*${tangent}/${center}`, right: `${value}` },
      },
    ],
    hints: [
      "Where on the circle is the point that is nearest to $P$?",
      "A radius to the point of tangency is perpendicular to the tangent there.",
      "Find $OP$, and then the length of a tangent by the Pythagorean theorem.",
      isArea
        ? "Segment $OP$ divides the figure into two congruent right triangles whose legs you know."
        : "Line $OP$ bisects the chord at a right angle; write the area of triangle $OAP$ with base $OP$.",
    ],
    takeaway:
      "Two tangents from one point are equal, and each makes a right triangle with the radius and the segment to the center.",
    selfExplain: {
      prompt: "Which right triangle holds the radius, the tangent and the distance to the center?",
      expectations: [
        "the right angle is at the point of tangency",
        "the segment from the center to the outer point is the hypotenuse",
      ],
    },
    value,
    proof: `${first} ${last}`,
    wrong: isArea ? wrongAreas(drawn) : wrongChords(drawn),
    before,
  });
}

export const tangentsPoint = scene<TwoTangents>({
  draw,
  write,
  // The point of tangency is found by halving an arc until the way to P is perpendicular to the radius.
  recompute: ({ radius, center, asked }, item) => {
    const o = { x: 0, y: 0 };
    const p = { x: center, y: 0 };
    let [low, high] = [0, 90];
    for (let round = 0; round < 80; round += 1) {
      const middle = (low + high) / 2;
      const a = onCircle(o, radius, middle);
      if (a.x * (p.x - a.x) + a.y * (p.y - a.y) > 0) low = middle;
      else high = middle;
    }
    const [a, b] = [onCircle(o, radius, low), onCircle(o, radius, -low)];
    return optionsAbout(
      item,
      asked === "area" ? measured([o, a, p, b]).area : Math.hypot(a.x - b.x, a.y - b.y),
    );
  },
});
