import type { Chance } from "../../kit/chance.ts";
import { singleChoice } from "../../kit/choice-question.ts";
import type { Question } from "../../kit/item-model.ts";
import { scene } from "../../kit/scenes.ts";
import { choice } from "../../kit/write-numbers.ts";
import { optionsAbout } from "./measured.ts";
import { figure, type Logs, wrongApart, wrongSmall } from "./tangents-logs-slips.ts";

function draw(chance: Chance): Logs | null {
  const [m, n] = [chance.integer(2, 5), chance.integer(1, 4)];
  const unit = chance.integer(1, 4);
  const [large, small] = [unit * m * m, unit * n * n];
  if (m <= n || small < 2 || large > 50 || large > 9 * small || 2 * n === m) return null;
  const asked = chance.pick(["apart", "small"] as const);
  return { large, small, apart: 2 * unit * m * n, asked, before: chance.integer(0, 4) };
}

function write(logs: Logs): Question {
  const { large, small, apart, asked, before } = logs;
  const findApart = asked === "apart";
  const work = findApart
    ? `$AB^{2}=${large + small}^{2}-${large - small}^{2}=${apart ** 2}$, so $AB=${apart}$.`
    : `$${apart}^{2}=(${large}+r)^{2}-(${large}-r)^{2}=${4 * large}r$, so $r=${small}$.`;
  const triangle =
    "The segment between the centers is as long as both radii together, and one center is higher than the other by the difference of the radii.";
  return singleChoice(
    {
      stem: `The figure shows the ends of two round logs that lie on level ground and touch each other. They touch the ground at $A$ and $B$. The radius of the larger log is ${large} inches, and ${findApart ? `the radius of the smaller log is ${small} inches. What is the distance $AB$, in inches?` : `the distance $AB$ is ${apart} inches. What is the radius of the smaller log, in inches?`}`,
      figure: figure(),
      difficulty: findApart ? 4 : 5,
      targetSeconds: 110,
      quick: `${triangle} With $AB$ these lengths form a right triangle. ${work} The trap is to take the sum of the radii for the distance along the ground.`,
      asked: findApart
        ? "How far apart two touching round logs touch the ground."
        : "The radius of the smaller of two touching logs.",
      plan: "Draw the segment between the centers and a level segment from the lower center: a right triangle.",
      reasoning: [
        "Radii to the ground are perpendicular to it, so a level segment from the center of the smaller log to the other radius is as long as $AB$.",
        triangle,
        work,
      ],
      answers: findApart
        ? "Other answers take the slanted distance of the centers, a wrong right triangle, whole diameters, the difference of the radii, or the rule for equal logs."
        : "Other answers take the sum of the radii for the distance along the ground, lose a factor of 2 or 4, or use the rule for equal logs.",
      steps: [
        { text: triangle, why: "The point where circles touch lies on the line of their centers." },
        {
          text: work,
          why: "The segment between the centers is the hypotenuse.",
          check: findApart
            ? { left: `(${large}+${small})^2-(${large}-${small})^2`, right: `${apart}^2` }
            : {
                left: `(${large}+r)^2-(${large}-r)^2`,
                right: `${apart}^2`,
                given: { r: `${small}` },
              },
        },
      ],
      hints: [
        "The logs touch each other and the ground. Which segments between these points and the centers do you know?",
        "The segment between the centers passes through the point where the logs touch.",
        "Draw a level segment from the lower center to the radius above $A$: there is a right triangle.",
        "Its hypotenuse is the sum of the radii, and its upright leg the difference. Use the Pythagorean theorem.",
      ],
      fasterWay:
        "For touching circles on a line, $AB^{2}=4Rr$: the difference of the two squares leaves just that.",
      takeaway:
        "For two touching circles on a line, the sum of the radii is the hypotenuse and their difference a leg.",
      selfExplain: {
        prompt: "Which right triangle connects the radii with the distance along the ground?",
        expectations: [
          "the sum of the radii is its hypotenuse",
          "the difference of the radii is one leg, the distance on the ground the other",
        ],
      },
    },
    {
      key: { ...choice(findApart ? apart : small), rationale: `${triangle} ${work}` },
      before,
      wrong: findApart
        ? wrongApart(logs)
        : wrongSmall(logs).filter(({ order = 0 }) => order > 0 && order < large),
    },
  );
}

export const tangentsLogs = scene<Logs>({
  draw,
  write,
  // The smaller log is rolled along the ground, or its radius changed, until the centers are as far apart as they must be.
  recompute: ({ large, small, apart, asked }, item) => {
    const gap = (r: number, x: number) => Math.hypot(x, large - r) - large - r;
    let [low, high] = [0, 400];
    for (let round = 0; round < 90; round += 1) {
      const middle = (low + high) / 2;
      const over = asked === "apart" ? gap(small, middle) < 0 : gap(middle, apart) > 0;
      if (over) low = middle;
      else high = middle;
    }
    return optionsAbout(item, low);
  },
});
