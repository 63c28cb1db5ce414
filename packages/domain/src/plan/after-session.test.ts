import { describe, expect, it } from "vitest";
import { copyLearner, MASTERY_TARGET } from "../learner/index.ts";
import {
  answer,
  buildCandidate,
  buildCandidates,
  buildPracticeState,
  TOPICS,
} from "../testing/build-practice-state.ts";
import { masteryChanges } from "./mastery-changes.ts";
import { nextActions } from "./next-actions.ts";

const [DETAIL = "", INFERENCE = ""] = TOPICS;
const PERCENT = "quantitative.arithmetic.percent";
const HISTORY = { records: [], lastMockDay: null, answersSinceMock: 0 };

describe("what a session changed", () => {
  const state = buildPracticeState();
  answer(state, { skill: DETAIL, outcomes: [true, false], day: 1 });
  const before = copyLearner(state.learner);
  answer(state, { skill: PERCENT, outcomes: Array(12).fill(true), day: 10 });
  answer(state, { skill: INFERENCE, outcomes: [false], day: 10 });
  const changes = masteryChanges(
    { before, after: state.learner },
    { priors: state.model.priors, day: 10, target: MASTERY_TARGET },
  );

  it("is told of the skills that it exercised, the largest change first", () => {
    expect(changes.map(({ skill }) => skill)).toEqual([PERCENT, INFERENCE]);
    const [up, down] = changes;
    expect(up?.after.pMastery).toBeGreaterThan((up?.before.pMastery ?? 1) + 0.05);
    expect(down?.after.answers).toBe(1);
    expect(up?.before.answers).toBe(0);
  });
});

describe("what can follow a session", () => {
  const candidates = buildCandidates().map((item, n) => ({
    ...item,
    modelId: item.components[0] === PERCENT ? `model-${n % 2}` : null,
    isSeen: item.id === "percent-0" || item.id === "detail-1",
  }));
  const byId = (id: string) => candidates.find((item) => item.id === id) ?? buildCandidate(id);
  const state = buildPracticeState({ candidates });
  const actions = (answers: readonly (readonly [string, boolean])[]) =>
    nextActions(
      state,
      HISTORY,
      answers.map(([id, isCorrect]) => ({ item: byId(id), isCorrect })),
    );

  it("is a twin of a missed question, a drill and a lesson", () => {
    const [twin, drill, lesson] = actions([
      ["percent-0", false],
      ["circles-0", true],
    ]);
    expect(twin).toMatchObject({ kind: "twin", missedId: "percent-0", skill: PERCENT });
    expect(twin?.kind === "twin" && byId(twin.itemId ?? "").modelId).toBe(
      byId("percent-0").modelId,
    );
    expect(drill?.kind).toBe("drill");
    expect(lesson).toMatchObject({ kind: "lesson", skill: PERCENT, answered: 1, missed: 1 });
  });

  it("takes a question of the same skill and kind where there is no model", () => {
    const [twin] = actions([["detail-1", false]]);
    expect(twin).toMatchObject({ kind: "twin", missedId: "detail-1", itemId: "detail-0" });
  });

  it("asks for a twin to be drawn where the bank has none", () => {
    const lone = { ...buildCandidate("lone"), components: [PERCENT], modelId: "lone-model" };
    const [twin] = nextActions(state, HISTORY, [{ item: lone, isCorrect: false }]);
    expect(twin).toMatchObject({ missedId: "lone", itemId: null });
  });

  it("chooses the miss from which most is expected, and the lesson that the exam asks for most", () => {
    const demands = new Map(state.demands);
    demands.set(PERCENT, { share: 0.01, medianMinutes: 1.5 });
    const answers = ["percent-0", "circles-0"].map((id) => ({ item: byId(id), isCorrect: false }));
    const [twin, , lesson] = nextActions({ ...state, demands }, HISTORY, answers);
    expect(twin).toMatchObject({ missedId: "circles-0" });
    expect(lesson).toMatchObject({ skill: "quantitative.geometry.circles" });
  });

  it("is a drill alone where nothing was missed, and nothing where nothing was asked", () => {
    expect(actions([["circles-0", true]]).map(({ kind }) => kind)).toEqual(["drill"]);
    expect(actions([])).toEqual([]);
  });
});
