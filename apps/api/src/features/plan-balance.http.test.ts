import { goalsRoutes, type Plan, planRoutes } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexItems } from "../bank/item-index.ts";
import { skillDemandsOf } from "../bank/skill-demands.ts";
import { realBank } from "../bank/testing/real-bank.ts";
import { realExams } from "../bank/testing/real-exams.ts";
import type { PracticeApp } from "../history/testing/practice-app.ts";
import { openExamApp } from "./exams/testing/exam-calls.ts";

let app: PracticeApp;
let plan: Plan;
beforeAll(async () => {
  app = await openExamApp({ clock: () => new Date("2026-11-23T08:00:00Z") });
  const student = await app.student("Five Weeks");
  const goals = { weeklyHours: 8, verbalTarget: 160, quantitativeTarget: 160 };
  await student.call(goalsRoutes.saveGoals, { body: { ...goals, testDate: "2026-12-28" } });
  plan = (await student.call(planRoutes.readPlan, {})).value();
});
afterAll(() => app.close());

describe("five weeks of eight hours for a new student", () => {
  const sessions = () => plan.weeks.flatMap(({ sessions: own }) => own);
  const minutes = (own: Plan["weeks"][number]["sessions"]) =>
    own.reduce((sum, one) => sum + one.minutes, 0);
  const ofKind = (kind: string) => sessions().filter((one) => one.kind === kind);
  const topicsOf = (own: Plan["weeks"][number]["sessions"]) =>
    own.flatMap(({ kind, subject }) => (kind === "drill" && subject?.topic ? [subject.topic] : []));

  it("give both measures the same, since both have the same target", () => {
    for (const kind of ["drill", "mixed-set"]) {
      const verbal = ofKind(kind).filter(({ subject }) => subject?.measure === "verbal");
      const share = minutes(verbal) / minutes(ofKind(kind));
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });

  it("meet every topic of the test, or say why not", () => {
    const drilled = new Set(topicsOf(sessions()).map(({ id }) => id));
    const { topicsWithoutDrill } = plan;
    const demands = skillDemandsOf(indexItems(realBank()), realExams());
    const asked = [...demands].flatMap(([skill, { share }]) => (share > 0 ? [skill] : []));
    expect([...drilled, ...topicsWithoutDrill.map(({ id }) => id)].sort()).toEqual(asked.sort());
    expect(drilled.size).toBeGreaterThan(0.75 * asked.length);
    const outranked = topicsWithoutDrill.filter(({ reason }) => reason === "less-gain");
    expect(outranked.length).toBeLessThan(0.1 * asked.length);
    const domains = new Set([...drilled].map((id) => id.split(".").slice(0, 2).join(".")));
    expect([...domains]).toContain("quantitative.geometry");
    expect(domains.size).toBe(7);
  });

  it("come back to no topic in every week", () => {
    const topics = new Set(topicsOf(sessions()).map(({ id }) => id));
    for (const topic of topics) {
      const weeks = plan.weeks.filter((week) =>
        topicsOf(week.sessions).some(({ id }) => id === topic),
      );
      expect([topic, weeks.length < plan.weeks.length - 1]).toEqual([topic, true]);
    }
  });

  it("mix skills in two fifths and more of what is untimed", () => {
    const mixed = minutes(ofKind("mixed-set").filter(({ isTimed }) => !isTimed));
    expect(mixed / (mixed + minutes(ofKind("drill")))).toBeGreaterThanOrEqual(0.4);
  });
});
