import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "@lexiquant/domain/kernel";
import {
  type Card,
  DEFAULT_MEMORY_WEIGHTS,
  NEW_CARD,
  pRecallOn,
  recordReview,
  resume,
  studyDayOf,
} from "@lexiquant/domain/spacing";
import { afterAll, describe, expect, it } from "vitest";
import { fitReport } from "./memory/fit-report.ts";
import { memoryReport } from "./memory/memory-report.ts";
import { readRevlog } from "./memory/read-revlog.ts";
import { rmseBins } from "./memory/rmse-bins.ts";
import { projectDirectory } from "./project-paths.ts";

const directory = mkdtempSync(join(tmpdir(), "eval-memory-"));
afterAll(() => rmSync(directory, { recursive: true }));

const DAY_MS = 86_400_000;
const UTC = { timeZone: "UTC", dayStartsAtHour: 4 };
const HEADER = "id,cid,usn,ease,ivl,lastIvl,factor,time,type";

interface Drawn {
  readonly atMs: number;
  readonly card: number;
  readonly ease: number;
}

const RULES = {
  weights: DEFAULT_MEMORY_WEIGHTS,
  desiredRetention: 0.9,
  testDay: null,
  load: new Map<number, number>(),
};

/** A log of a student who forgets as the scheduler says, and reviews a few hours to many days apart. */
function drawLog(seed: number, cards: number): Drawn[] {
  const random = seededRandom(seed);
  const log = Array.from({ length: cards }, (_, at) => {
    let atMs = Date.UTC(2026, 0, 1) + Math.floor(random() * 60 * DAY_MS) + at;
    let card: Card = NEW_CARD;
    return Array.from({ length: 8 }, (__, n) => {
      if (n > 0) atMs += Math.floor((0.3 + card.stability * 6 * random() ** 2) * DAY_MS);
      const day = studyDayOf(atMs, UTC);
      const ease = random() < (pRecallOn(card, day, DEFAULT_MEMORY_WEIGHTS) ?? 0.5) ? 3 : 1;
      const rating = ease === 3 ? "good" : "again";
      const recorded = recordReview(resume(card), { atMs, day, rating }, RULES);
      if (recorded.ok) card = recorded.value.card;
      return { atMs, card: at, ease };
    });
  });
  return log.flat().sort((one, other) => one.atMs - other.atMs);
}

const rowOf = ({ atMs, card, ease }: Drawn, kind = 1) =>
  `${atMs},${1000 + card},5,${ease},3,1,2500,4000,${kind}`;
const csvOf = (log: readonly Drawn[]) =>
  `${[HEADER, ...log.map((row) => rowOf(row))].join("\n")}\n`;

function fileWith(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}
const evaluate = (...options: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "tools/eval-memory.ts", ...options], {
    cwd: projectDirectory,
    encoding: "utf8",
  });

describe("npm run eval:memory", () => {
  const log = drawLog(1, 300);
  const input = fileWith("revlog.csv", csvOf(log));

  it("prints one JSON object: better than the average rate where memory is as the model has it", () => {
    const { status, stdout } = evaluate("--input", input, "--json");
    expect(status).toBe(0);
    expect(stdout.trim().split("\n")).toHaveLength(1);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ cards: 300, excluded: 0 });
    expect(report.reviews + report.notPredicted).toBe(2400);
    const { average } = report.baseline;
    expect(report.logLoss).toBeLessThan(average.logLoss);
    expect(report.auc).toBeGreaterThan(0.55);
    expect(average.auc).toBe(0.5);
    expect(report.rmseBins).toBeGreaterThan(0);
    expect(report.rmseBins).toBeLessThan(average.rmseBins);
  });

  it("counts days in the zone and from the hour that are given", () => {
    const tokyo = { timeZone: "Asia/Tokyo", dayStartsAtHour: 0 };
    const [here, there] = [UTC, tokyo].map((rule) => memoryReport(readRevlog(csvOf(log)), rule));
    expect(there?.reviews).not.toBe(here?.reviews);
  });

  it.each([
    ["no options", [], "Say --input REVLOG.csv"],
    ["no such file", ["--input", "nowhere.csv"], "The file nowhere.csv cannot be read."],
    ["no such zone", ["--input", "x", "--time-zone", "Mars/Base"], "Say --input REVLOG.csv"],
  ])("ends with code 2 and one sentence for %s", (_, options, sentence) => {
    const { status, stdout, stderr } = evaluate(...options, "--json");
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(sentence);
  });
});

describe("fits to a log", () => {
  it("predict each fifth but the first from the others before it, beside defaults and average", () => {
    const log = readRevlog(csvOf(drawLog(2, 200)));
    const report = fitReport(log, UTC);
    const predicted = memoryReport(log, UTC).reviews;
    expect(report.parts.map(({ fittedTo }) => fittedTo)).toEqual(
      [1, 2, 3, 4].map((part) => Math.floor((part * predicted) / 5)),
    );
    expect(report.reviews).toBe(predicted - Math.floor(predicted / 5));
    // Below 600 reviews the product does not try.
    expect(report.parts[0]).toMatchObject({ adopted: false });
    for (const { logLoss } of [report.defaults, report.fitted, report.product]) {
      expect(logLoss).toBeLessThan(report.average.logLoss);
    }
    // The student forgets as the defaults say: a fit can only be a little off.
    expect(Math.abs(report.fitted.logLoss - report.defaults.logLoss)).toBeLessThan(0.005);
  });

  it("know nothing of the reviews that they predict", () => {
    const drawn = drawLog(2, 200);
    const last = drawn.map((row, at) => (at > 0.95 * drawn.length ? { ...row, ease: 1 } : row));
    const parts = (rows: readonly Drawn[]) =>
      fitReport(readRevlog(csvOf(rows)), UTC).parts.map(({ fitted }) => fitted.logLoss);
    const [one, other] = [parts(drawn), parts(last)];
    expect(other.slice(0, 3)).toEqual(one.slice(0, 3));
    expect(other[3]).not.toBe(one[3]);
  });

  it("are told by the command, and of simulated students without a file", () => {
    const input = fileWith("fit.csv", csvOf(drawLog(3, 60)));
    const told = evaluate("--input", input, "--fit", "--json");
    expect(told.status).toBe(0);
    expect(JSON.parse(told.stdout).parts).toHaveLength(4);
    const simulated = evaluate("--simulate", "1", "--json");
    expect(JSON.parse(simulated.stdout)).toMatchObject({ seen: 600, all: { students: 1 } });
    expect(evaluate("--simulate", "some").status).toBe(2);
  });
});

describe("a review log", () => {
  const later = { atMs: 3 * DAY_MS, card: 1, ease: 3 };
  const first = { atMs: DAY_MS, card: 1, ease: 3 };

  it("leaves out what is no answer: set by hand, rescheduled, or looked at without effect", () => {
    const { reviews, excluded } = readRevlog(
      [
        HEADER,
        rowOf(later),
        rowOf({ ...first, ease: 0 }, 4),
        rowOf(first, 5),
        "5,7,0,3,1,1,0,100,3",
        "6,7,0,3,1,1,2500,100,3",
        rowOf(first, 0),
      ].join("\r\n"),
    );
    expect(excluded).toBe(3);
    expect(reviews.map(({ atMs }) => atMs)).toEqual([6, DAY_MS, 3 * DAY_MS]);
  });

  it.each([
    ["of semicolons", "id;cid;ease;type\n1;7;3;0\n2;7;1;1"],
    ["of tabs and capitals", "ID\tCID\tEase\tType\n1\t7\t3\t0\n2\t7\t1\t1"],
    ["of decimal fractions, without kinds", "id,cid,ease\n1.0,7,3.0\n2.0,7,1.0"],
    ["of the tools of FSRS", "card_id,review_time,review_rating,review_state\n7,1,3,0\n7,2,1,1"],
  ])("is read in other forms too: %s", (_, csv) => {
    const reviews = [
      { card: "7", atMs: 1, rating: "good" },
      { card: "7", atMs: 2, rating: "again" },
    ];
    expect(readRevlog(csv)).toEqual({ reviews, excluded: 0 });
  });

  it("is predicted from the second day on; what came on the same day only teaches", () => {
    const again = { ...first, atMs: DAY_MS + 1000, ease: 1 };
    const report = (rows: readonly Drawn[]) => memoryReport(readRevlog(csvOf(rows)), UTC);
    const [short, long] = [report([first, later]), report([first, again, later])];
    expect([short.reviews, long.reviews, long.notPredicted]).toEqual([1, 1, 2]);
    expect(long.logLoss).toBeGreaterThan(short.logLoss);
    expect([short.auc, short.recalled]).toEqual([null, 1]);
  });

  it.each([
    ["", "no column id, cid, ease"],
    ["id,ease,type", "no column cid"],
    [`${HEADER}\n1,2,0,3`, 'Row 2 has "" for type'],
    [HEADER, "header but no reviews"],
    [`${HEADER}\n1,2,0,9,1,1,0,0,1`, 'Row 2 has "9" for ease'],
    [`${HEADER}\n1,2,0,3,1,1,0,0,1\nsoon,2,0,3,1,1,0,0,1`, 'Row 3 has "soon" for id'],
    [`${HEADER}\n1,,0,3,1,1,0,0,1`, "Row 2 has no card"],
    [`${HEADER}\n1,2`, 'Row 2 has "" for ease'],
    [`${HEADER}\n1,2,0,3,1,1,0,0,1`, "nothing to predict"],
  ])("that is malformed is refused: %j", (csv, sentence) => {
    expect(() => memoryReport(readRevlog(csv), UTC)).toThrow(sentence);
  });
});

describe("RMSE(bins)", () => {
  const review = { probability: 0.9, isCorrect: true, elapsedDays: 2, reviewNumber: 2, lapses: 0 };

  it("compares the mean prediction of a bin with what was recalled in it, by the size of the bin", () => {
    const bin = [review, review, review, { ...review, isCorrect: false }];
    expect(rmseBins(bin)).toBeCloseTo(0.15, 12);
    const other = { ...review, elapsedDays: 4 };
    expect(rmseBins([...bin, other])).toBeCloseTo(Math.sqrt((4 * 0.15 ** 2 + 0.1 ** 2) / 5), 12);
  });

  it.each([
    ["intervals of 1 to 3 days share a bin", { elapsedDays: 3 }, 1],
    ["of 4 to 13 the next", { elapsedDays: 4 }, 2],
    ["reviews 2 and 3 share a bin", { reviewNumber: 3 }, 1],
    ["4 to 6 the next", { reviewNumber: 4 }, 2],
    ["no lapse is another bin than one", { lapses: 1 }, 2],
  ])("%s", (_, changes, bins) => {
    // Opposite errors cancel in one bin and stay in two.
    const missed = { ...review, ...changes, probability: 0.1, isCorrect: false };
    expect(rmseBins([review, missed])).toBeCloseTo(bins === 1 ? 0 : 0.1, 12);
  });
});
