import { describe, expect, it } from "vitest";
import { drillOf } from "../testing/build-study-plan.ts";
import { rotateDrills } from "./rotate-drills.ts";

const EVEN = { verbal: 0.5, quantitative: 0.5 };
const NO_SETS = { verbal: 0, quantitative: 0 };

describe("the drills of a plan", () => {
  const verbal = { measure: "verbal", gainPerMinute: 5 } as const;
  const drills = [
    ...["a", "b", "c", "d"].map((name) => drillOf(name, verbal)),
    ...["e", "f", "g", "h"].map((name) => drillOf(name, { gainPerMinute: 1 })),
  ];
  const weeksOf = (request: Parameters<typeof rotateDrills>[0], shares = EVEN, weeks = 4) => {
    const rotate = rotateDrills(request, shares);
    return Array.from({ length: weeks }, () => rotate(40, NO_SETS));
  };
  const subjects = (weeks: ReturnType<typeof weeksOf>) =>
    weeks.map((turns) => turns.map(({ value: { subject } }) => subject).sort());

  it("go to the measures by their shares, however much more one of them promises", () => {
    for (const [share, minutes] of [
      [0.5, 80],
      [0.25, 40],
    ] as const) {
      const shares = { verbal: share, quantitative: 1 - share };
      const turns = weeksOf({ drills, gainHalvesAfter: 12 }, shares).flat();
      const own = turns.filter(({ value: { measure } }) => measure === "verbal");
      expect(own.reduce((sum, turn) => sum + turn.minutes, 0)).toBe(minutes);
    }
  });

  it("reach every topic before one comes back", () => {
    const weeks = subjects(weeksOf({ drills, gainHalvesAfter: 12 }));
    expect([...(weeks[0] ?? []), ...(weeks[1] ?? [])].sort()).toEqual([..."abcdefgh"]);
    expect(weeks[2]).toEqual(weeks[0]);
  });

  it("are in every week on what is worth far more, and on that alone", () => {
    const uneven = [drillOf("far", { gainPerMinute: 30, answers: 100 }), ...drills];
    const weeks = subjects(weeksOf({ drills: uneven, gainHalvesAfter: 12 }));
    for (const week of weeks) expect(week).toContain("far");
    for (const { subject } of drills) {
      expect(weeks.filter((week) => week.includes(subject)).length).toBeLessThan(4);
    }
  });

  it("come later on what mixed sets ask more of", () => {
    const both = [drillOf("often", { gainPerMinute: 1.2, testShare: 0.5 }), drillOf("seldom")];
    const first = (quantitative: number) =>
      rotateDrills({ drills: both, gainHalvesAfter: 12 }, EVEN)(10, { verbal: 0, quantitative })[0];
    expect(first(0)?.value.subject).toBe("often");
    expect(first(120)?.value.subject).toBe("seldom");
  });
});
