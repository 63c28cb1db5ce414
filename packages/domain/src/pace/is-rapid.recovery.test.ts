import { describe, expect, it } from "vitest";
import { type GaussianBelief, POPULATION_ABILITY, updateBeliefs } from "../irt/index.ts";
import { seededRandom } from "../kernel/index.ts";
import { drawTimedWorld, type TimedWorldSize } from "../testing/draw-timed-answers.ts";
import { isRapid } from "./is-rapid.ts";
import { itemTimeOf, type MeasuredTime, withTime } from "./measured-time.ts";
import {
  type ItemTime,
  NEW_STUDENT_SPEED,
  newItemTime,
  type StudentSpeed,
  updateTimes,
} from "./time-beliefs.ts";

interface Judged {
  readonly wasRapid: boolean;
  readonly foundRapid: boolean;
  /** Answers known of the item before. */
  readonly known: number;
}

/** Judges and learns from the answers in their order, as the product would; the P of all items is a rough .55. */
function live(size: TimedWorldSize, seed: number) {
  const world = drawTimedWorld(size, seededRandom(seed));
  const items = world.items.map(({ targetSeconds }) => newItemTime(targetSeconds));
  const students = world.speeds.map(() => NEW_STUDENT_SPEED);
  const judged = world.answers.map((answer): Judged => {
    const item = items[answer.item] as ItemTime; // one per item of the world
    const student = students[answer.student] as StudentSpeed; // one per student
    const { guessing = 0.17 } = world.items[answer.item] ?? {};
    const meeting = { item, student, timeFactor: 1 };
    const foundRapid = isRapid(answer, { ...meeting, pCorrect: 0.55, guessing });
    if (!foundRapid) {
      const updated = updateTimes(meeting, answer.elapsedMs);
      items[answer.item] = updated.item;
      students[answer.student] = updated.student;
    }
    return { wasRapid: answer.isRapid, foundRapid, known: item.answers };
  });
  return {
    judged,
    itemErrors: world.items.map(({ logSeconds }, at) => (items[at]?.mean ?? 0) - logSeconds),
    speedErrors: world.speeds.map((speed, at) => (students[at]?.mean ?? 0) - speed),
  };
}

/** The same as calibration judges: by ability and difficulty as they come to be known, without any student's speed. */
function calibrated(size: TimedWorldSize, seed: number): Judged[] {
  const world = drawTimedWorld(size, seededRandom(seed));
  const times = world.items.map((): MeasuredTime => ({ meanLogSeconds: 0, answers: 0 }));
  const difficulties = world.items.map(
    ({ difficulty }): GaussianBelief => ({ mean: difficulty, variance: 0.6 ** 2 }),
  );
  const abilities = world.speeds.map(() => POPULATION_ABILITY);
  return world.answers.map((answer) => {
    const { targetSeconds, guessing } = world.items[answer.item] as (typeof world.items)[number]; // one per item
    const measured = times[answer.item] as MeasuredTime; // one per item
    const updated = updateBeliefs(
      {
        ability: abilities[answer.student] as GaussianBelief, // one per student
        difficulty: difficulties[answer.item] as GaussianBelief, // one per item
        discrimination: 1.05,
        guessing,
      },
      answer.isCorrect,
    );
    const foundRapid = isRapid(answer, {
      item: itemTimeOf(targetSeconds, measured),
      student: NEW_STUDENT_SPEED,
      timeFactor: 1,
      pCorrect: updated.pCorrect,
      guessing,
    });
    if (!foundRapid) {
      times[answer.item] = withTime(measured, answer.elapsedMs);
      difficulties[answer.item] = updated.difficulty;
      abilities[answer.student] = updated.ability;
    }
    return { wasRapid: answer.isRapid, foundRapid, known: measured.answers };
  });
}

function quality(judged: readonly Judged[]) {
  const count = (wasRapid: boolean, foundRapid: boolean) =>
    judged.filter((one) => one.wasRapid === wasRapid && one.foundRapid === foundRapid).length;
  const [hits, misses] = [count(true, true), count(true, false)];
  const [alarms, rest] = [count(false, true), count(false, false)];
  return {
    precision: hits / (hits + alarms),
    recall: hits / (hits + misses),
    falseAlarms: alarms / (alarms + rest),
  };
}

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

const SIZE = { items: 250, students: 100, perStudent: 100 };
const RAPID = { share: 0.08, medianSeconds: 6 };

describe("of 8 % rapid answers at a median of 6 s, in four worlds of 40 answers per item", () => {
  const judged = [1, 2, 3, 4].flatMap((seed) => live({ ...SIZE, rapid: RAPID }, seed).judged);

  it("95 % are found, with a precision of 97 % and at most 3 false alarms in a thousand", () => {
    const { precision, recall, falseAlarms } = quality(judged);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(falseAlarms).toBeLessThanOrEqual(0.003);
  });

  it("as many are found on items with few answers, with no more false alarms", () => {
    const late = quality(judged.filter(({ known }) => known >= 10));
    const early = quality(judged.filter(({ known }) => known < 10));
    expect(late.precision).toBeGreaterThanOrEqual(0.97);
    expect(late.falseAlarms).toBeLessThanOrEqual(0.003);
    expect(early.recall).toBeGreaterThanOrEqual(0.95);
    expect(early.falseAlarms).toBeLessThanOrEqual(0.003);
  });
});

it("the bars hold with 20 answers per item, too", () => {
  const judged = [1, 2, 3].flatMap(
    (seed) => live({ ...SIZE, items: 500, rapid: RAPID }, seed).judged,
  );
  const { precision, recall, falseAlarms } = quality(judged);
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(falseAlarms).toBeLessThanOrEqual(0.003);
});

describe.each([
  { answersPerItem: 40, items: 250, seeds: [1, 2, 3, 4] },
  { answersPerItem: 20, items: 500, seeds: [1, 2, 3] },
])("where no student's speed is known, at $answersPerItem answers per item", ({ items, seeds }) => {
  const judged = seeds.flatMap((seed) => calibrated({ ...SIZE, items, rapid: RAPID }, seed));

  it("the bars hold, too, and as many are found on items with few answers", () => {
    const { precision, recall, falseAlarms } = quality(judged);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(falseAlarms).toBeLessThanOrEqual(0.003);
    const early = quality(judged.filter(({ known }) => known < 10));
    expect(early.recall).toBeGreaterThanOrEqual(0.95);
    expect(early.falseAlarms).toBeLessThanOrEqual(0.003);
  });
});

describe("where other than the usual share is rapid", () => {
  it.each([
    { share: 0.02, medianSeconds: 6, least: 0.92 },
    { share: 0.2, medianSeconds: 6, least: 0.94 },
    { share: 0.08, medianSeconds: 4, least: 0.97 },
    // Slow guesses overlap with fast work: about one in seven is missed.
    { share: 0.08, medianSeconds: 9, least: 0.84 },
  ])("at a share of $share and a median of $medianSeconds s, $least are found", (world) => {
    const { least, ...rapid } = world;
    const { falseAlarms, recall } = quality(live({ ...SIZE, rapid }, 4).judged);
    expect(falseAlarms).toBeLessThanOrEqual(0.003);
    expect(recall).toBeGreaterThanOrEqual(least);
  });

  it("honest students are not suspected more than 3 times in a thousand", () => {
    const { judged } = live({ ...SIZE, rapid: { share: 0, medianSeconds: 6 } }, 4);
    expect(quality(judged).falseAlarms).toBeLessThanOrEqual(0.003);
  });
});

describe.each([1, 2, 3])("times learned from answers of which 8 %% are rapid, world %d", (seed) => {
  it("know items to .10 log seconds after twenty answers, where their authors know them to .35", () => {
    const { itemErrors } = live({ ...SIZE, items: 500, rapid: RAPID }, seed);
    expect(rootMeanSquare(itemErrors)).toBeLessThanOrEqual(0.1);
  });

  it("know students to .06 after a hundred", () => {
    const { speedErrors } = live({ ...SIZE, rapid: RAPID }, seed);
    expect(rootMeanSquare(speedErrors)).toBeLessThanOrEqual(0.06);
  });
});
