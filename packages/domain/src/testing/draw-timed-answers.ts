import { type ItemParameters, pCorrect } from "../irt/index.ts";
import { drawNormal, type RandomSource, shuffled } from "../kernel/index.ts";

/** Target seconds of the bank, about as often as there. */
const TARGET_SECONDS = [45, 50, 50, 60, 60, 60, 65, 70, 75, 75, 75, 80, 90, 90, 100, 105, 120];

interface TimedItem extends ItemParameters {
  readonly targetSeconds: number;
  /** True mean of ln seconds. */
  readonly logSeconds: number;
}

interface TimedAnswer {
  readonly item: number;
  readonly student: number;
  readonly elapsedMs: number;
  readonly isCorrect: boolean;
  readonly isRapid: boolean;
  /** Of a student who works. */
  readonly pCorrect: number;
}

export interface TimedWorld {
  readonly items: readonly TimedItem[];
  /** True speed τ of each student, log seconds. */
  readonly speeds: readonly number[];
  /** As students answer side by side; nobody meets an item twice. */
  readonly answers: readonly TimedAnswer[];
}

export interface TimedWorldSize {
  readonly items: number;
  readonly students: number;
  readonly perStudent: number;
  readonly rapid: { readonly share: number; readonly medianSeconds: number };
}

/**
 * Answers with times from the lognormal model [vanderLinden2006]: items .35 about their targets, students .25, answers
 * .38; a share of them is given without work, at a median of some seconds (log deviation .5) and right by chance.
 */
export function drawTimedWorld(size: TimedWorldSize, random: RandomSource): TimedWorld {
  const items = Array.from({ length: size.items }, () => drawItem(random));
  const students = Array.from({ length: size.students }, (_, student) => ({
    student,
    theta: drawNormal(random),
    speed: 0.25 * drawNormal(random),
    order: shuffled([...items.keys()], random).slice(0, size.perStudent),
  }));
  const turns = Array.from({ length: size.perStudent }, (_, turn) =>
    shuffled(students, random).map(({ student, theta, speed, order }): TimedAnswer => {
      const item = order[turn] as number; // as many as there are turns
      const truth = items[item] as TimedItem; // an index of the items
      return { item, student, ...drawAnswer({ truth, theta, speed, size }, random) };
    }),
  );
  return { items, speeds: students.map(({ speed }) => speed), answers: turns.flat() };
}

function drawItem(random: RandomSource): TimedItem {
  const targetSeconds = TARGET_SECONDS[Math.floor(random() * TARGET_SECONDS.length)] ?? 60;
  return {
    targetSeconds,
    logSeconds: Math.log(targetSeconds) + 0.35 * drawNormal(random),
    discrimination: 1.1 * Math.exp(0.3 * drawNormal(random)),
    difficulty: drawNormal(random),
    guessing: 0.17,
  };
}

function drawAnswer(
  meeting: { truth: TimedItem; theta: number; speed: number; size: TimedWorldSize },
  random: RandomSource,
) {
  const { truth, theta, speed, size } = meeting;
  const p = pCorrect(truth, theta);
  const isRapid = random() < size.rapid.share;
  const log = isRapid
    ? Math.log(size.rapid.medianSeconds) + 0.5 * drawNormal(random)
    : truth.logSeconds - speed + 0.38 * drawNormal(random);
  return {
    elapsedMs: Math.round(1000 * Math.exp(log)),
    isCorrect: random() < (isRapid ? truth.guessing : p),
    isRapid,
    pCorrect: p,
  };
}
