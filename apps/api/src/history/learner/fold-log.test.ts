import {
  attemptIdSchema,
  itemIdSchema,
  knowledgeComponentIdSchema,
  misconceptionIdSchema,
  sessionIdSchema,
} from "@lexiquant/domain/kernel";
import { newItemTime } from "@lexiquant/domain/pace";
import { expect, it } from "vitest";
import type { AnswerFacts } from "../../db/learner-tables.ts";
import type { LoggedAnswer, ReleasedAttempt } from "./answer-log.ts";
import { foldLog } from "./fold-log.ts";
import { dayOf, newStudentState } from "./student-state.ts";

const TOPIC = knowledgeComponentIdSchema.parse("quantitative.algebra.inequalities");
const BLUEPRINTS = new Map([
  ["test", { verbal: new Map(), quantitative: new Map([[TOPIC as string, 1]]) }],
]);
const FACTS: AnswerFacts = {
  measure: "quantitative",
  kind: "single-choice",
  band: 3,
  topicId: TOPIC,
  components: [TOPIC],
  difficulty: { mean: 0, variance: 0.2 },
  discrimination: 1.05,
  guessing: 0.17,
  isQuarantined: false,
  targetSeconds: 90,
  time: newItemTime(90),
  isTimed: false,
  timeFactor: 1,
  third: null,
  hasTwins: true,
  mayDeclare: true,
  misconceptions: [],
};
const ID = "00000000-0000-4000-8000-000000000001";
const QUESTION = itemIdSchema.parse("q-sc-001");
const TWIN = itemIdSchema.parse("q-sc-001~7");

interface Change {
  readonly attempt?: Partial<ReleasedAttempt>;
  readonly facts?: Partial<AnswerFacts>;
  /** Days from the first. */
  readonly day?: number;
}

function answered(changes: readonly Change[]): LoggedAnswer[] {
  return changes.map(({ attempt, facts, day = 0 }, place) => ({
    source: "answer",
    sequence: place + 1,
    itemParameterVersion: null,
    blueprintId: "test",
    facts: { ...FACTS, ...facts },
    attempt: {
      id: attemptIdSchema.parse(ID),
      sessionId: sessionIdSchema.parse(ID),
      itemId: QUESTION,
      correct: true,
      elapsedMs: 80_000,
      sureness: null,
      submittedAt: new Date(Date.parse("2026-11-02T12:00:00Z") + day * 86_400_000),
      hintLevel: 0,
      gaveUp: false,
      seenBefore: place > 0,
      ...attempt,
    },
  }));
}

function fold(changes: readonly Change[]) {
  const state = newStudentState();
  const folded = foldLog(state, answered(changes), BLUEPRINTS);
  return { state, ...folded, ladder: state.ladders.get(QUESTION) };
}

const dayNumber = (isoDay: string) => dayOf(new Date(isoDay));

const tallied = ({ tallies }: ReturnType<typeof fold>, dimension: string) =>
  tallies.filter((one) => one.dimension === dimension).map(({ value, tally }) => [value, tally]);

it("learns nothing of the student from a rapid answer, or from an item in quarantine", () => {
  for (const change of [
    { attempt: { elapsedMs: 1500, correct: false } },
    { facts: { isQuarantined: true } },
  ]) {
    const folded = fold([change]);
    expect(folded.state.learner.belief.nodes).toEqual([]);
    expect(folded.days).toEqual([]);
    // It was an answer all the same.
    expect(tallied(folded, "all")).toMatchObject([["all", { answers: 1 }]]);
  }
});

it("takes a question that was given up for wrong, but neither for rushed nor for a pace", () => {
  const folded = fold([{ attempt: { gaveUp: true, correct: false, elapsedMs: 2000 } }]);
  expect(folded.entries).toMatchObject([{ isRapid: false, paceFlag: null }]);
  expect(folded.entries[0]?.topic?.after.mean).toBeLessThan(0);
  expect(tallied(folded, "all")).toMatchObject([["all", { answers: 1, right: 0, worked: 0 }]]);
  expect([tallied(folded, "wrong"), tallied(folded, "sureness")]).toEqual([[], []]);
  expect(folded.mistakes).toHaveLength(1);
});

it("counts the exam's pace in the sums, and what was expected of the student in the flags", () => {
  const folded = fold([{ attempt: { elapsedMs: 270_000, correct: false } }]);
  expect(folded.entries).toMatchObject([{ paceFlag: "over-invested", expectedMs: 90_000 }]);
  const micro = Math.round(1e6 * Math.log(3));
  expect(tallied(folded, "kind")).toMatchObject([
    ["single-choice", { logRatioMicro: micro, stuck: 1, overInvestedMs: 90_000 }],
  ]);
});

it("leaves repeats out of the tallies, not out of the state", () => {
  const folded = fold([{}, { day: 1 }]);
  expect(tallied(folded, "all")).toMatchObject([["all", { answers: 1 }]]);
  expect(folded.state.learner.recent.answers).toBe(2);
});

it("proposes a cause for a miss and for a lucky guess, in the words of the contract", () => {
  const slip = misconceptionIdSchema.parse("sign-slip");
  const { mistakes } = fold([
    { attempt: { correct: false }, facts: { misconceptions: [slip] } },
    { attempt: { sureness: "guess" } },
    { attempt: { sureness: "sure" } },
  ]);
  expect(mistakes).toMatchObject([
    { cause: "slip", because: ["known-misconception"], luckyGuess: false, misconceptions: [slip] },
    { cause: "guess", luckyGuess: true },
  ]);
  expect(mistakes[1]?.because).toContain("declared-guess");
});

it("proposes time where the clock left less than this student needs, and nothing new of old answers", () => {
  const late: Change = { attempt: { correct: false, elapsedMs: 4_000 }, facts: { isTimed: true } };
  const causeWith = (facts: Partial<AnswerFacts>) =>
    fold([{ ...late, facts: { ...late.facts, ...facts } }]).mistakes[0];
  expect(causeWith({})).toMatchObject({ cause: "guess", because: ["rapid"] });
  expect(causeWith({ remainingMs: 600_000 })).toMatchObject({ cause: "guess" });
  expect(causeWith({ remainingMs: 40_000 })).toMatchObject({
    cause: "time",
    because: ["clock-was-short", "rapid"],
  });
  expect(causeWith({ remainingMs: 5_000 })?.because).toEqual(["clock-ran-out", "rapid"]);
  expect(causeWith({ remainingMs: 0, isIncomplete: true })?.because).toEqual(["clock-ran-out"]);
});

it("brings a missed question back: itself, a twin, and again after days", () => {
  const missed: Change = { attempt: { correct: false } };
  const day0 = fold([missed]).ladder;
  expect(day0).toMatchObject({ step: "same", setbacks: 1 });
  const again: Change[] = [missed, { day: 1 }];
  expect(fold(again).ladder).toMatchObject({ step: "twin" });
  // The twin is what is asked for: the question itself proves nothing now.
  expect(fold([...again, { day: 2 }]).ladder).toMatchObject({ step: "twin" });
  // Nor does another question of its model; where no twin came for days, the question itself does.
  const sibling = { itemId: itemIdSchema.parse("q-sc-002") };
  expect(fold([...again, { day: 4, attempt: sibling }]).ladder).toMatchObject({ step: "twin" });
  expect(fold([...again, { day: 3 }]).ladder).toMatchObject({ step: "twin" });
  expect(fold([...again, { day: 4 }]).ladder).toMatchObject({ step: "after-3" });
  const twin: Change = { day: 2, attempt: { itemId: TWIN } };
  expect(fold([...again, twin]).ladder).toMatchObject({
    step: "after-3",
    dueDay: (day0?.dueDay ?? 0) - 1 + 2 + 3,
  });
  const missedTwin: Change = { day: 2, attempt: { itemId: TWIN, correct: false } };
  expect(fold([...again, missedTwin]).ladder).toMatchObject({ step: "same", setbacks: 2 });
});

it("does not let time run backwards for what is taken in late", () => {
  const { state, days } = fold([{ day: 10 }, { day: 3, attempt: { itemId: TWIN } }]);
  expect(new Set(days.map(({ day }) => day))).toEqual(new Set(["2026-11-12"]));
  expect(state.learner.recent.lastDay).toBeCloseTo(Date.parse("2026-11-12T12:00:00Z") / 86_400_000);
});

it("counts by the student's own days and weeks, and never keeps an estimate by an earlier day than the last", () => {
  const tuesday = dayNumber("2026-11-03");
  const monday = dayNumber("2026-11-02");
  const sunday = dayNumber("2026-11-01");
  // At noon of that Monday it is Tuesday in the east already; the student then moves west.
  const answers: Change[] = [monday, tuesday, sunday].map((studyDay, place) => ({
    attempt: { seenBefore: false, itemId: itemIdSchema.parse(`q-sc-00${place + 1}`) },
    facts: { studyDay },
  }));
  const { days, state, tallies } = fold(answers);
  const weeks = tallies.filter(({ dimension }) => dimension === "all");
  expect(weeks.map(({ week, tally }) => [week, tally.answers])).toEqual([
    ["2026-11-02", 2],
    ["2026-10-26", 1],
  ]);
  const algebra = days.filter(({ node }) => node === "quantitative.algebra");
  expect(algebra.map(({ day, answers: ofDay }) => [day, ofDay])).toEqual([
    ["2026-11-02", 1],
    ["2026-11-03", 2],
  ]);
  expect(state.studyDay).toBe(tuesday);
});

it("makes the same of answers folded in parts as of all at once", () => {
  const changes = Array.from({ length: 12 }, (_, n) => ({
    day: n,
    attempt: { correct: n % 3 > 0, itemId: itemIdSchema.parse(`q-sc-${100 + n}`) },
  }));
  const all = fold(changes);
  const state = newStudentState();
  const answers = answered(changes);
  const parts = [answers.slice(0, 5), answers.slice(5)].map((part) =>
    foldLog(state, part, BLUEPRINTS),
  );
  expect(parts.flatMap(({ entries }) => entries)).toEqual(all.entries);
  expect(state).toEqual(all.state);
});
