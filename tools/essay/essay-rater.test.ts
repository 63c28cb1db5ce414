import { createLanguageReader } from "@lexiquant/api/read-language";
import {
  CALIBRATION,
  type EssayMeasures,
  type EssayPrompt,
  essayFeedback,
  fitCalibration,
  measureEssay,
  nearestHalf,
  quadraticWeightedKappa,
  rateMeasures,
  rawScoreOf,
} from "@lexiquant/domain/essay";
import { seededRandom } from "@lexiquant/domain/kernel";
import { describe, expect, it } from "vitest";
import {
  doubled,
  halved,
  withErrors,
  withFluff,
  withoutParagraphs,
  withShuffledSentences,
  withShuffledWords,
  withStrewnWords,
} from "./degrade.ts";
import { joined, plainSentences, withBody } from "./pad.ts";
import { readEssayPrompts } from "./prompt-of.ts";
import { readAnchors, readPrompts } from "./read-anchors.ts";

const read = await createLanguageReader();
const prompts = readPrompts();
const promptById = readEssayPrompts();
const promptOf = (id: string): EssayPrompt => promptById.get(id) ?? { directive: null, texts: [] };

const anchors = await Promise.all(
  readAnchors().map(async ({ id, prompt, score, text, ratings }) => {
    const reading = await read(text);
    return {
      id,
      prompt,
      score,
      text,
      reading,
      rating: ratings.reduce((sum, one) => sum + one.score, 0) / ratings.length,
      measures: measureEssay(reading, promptOf(prompt)),
    };
  }),
);
type Anchor = (typeof anchors)[number];

const rateText = async (text: string, prompt: EssayPrompt) =>
  rateMeasures(measureEssay(await read(text), prompt), CALIBRATION);
const ratingOf = (measures: EssayMeasures) => rateMeasures(measures, CALIBRATION);

/** The prompts with an essay of every level; the others have two. */
const complete = anchors.filter(
  ({ prompt }) => anchors.filter((other) => other.prompt === prompt).length === 6,
);

/** Every third essay of the levels 4 to 6, one of each prompt. */
const sample = complete
  .filter(({ score }) => score >= 4)
  .filter((_, at) => at % 3 === Math.floor(at / 3) % 3);

/** One essay of each prompt, the levels 1 to 6 in turn. */
const everyLevel = complete.filter(({ score }, at) => score === (Math.floor(at / 6) % 6) + 1);
/** Of a short weak essay the half point is often kept: the rate that is reached, for all levels together. */
const LEAST_AT_EVERY_LEVEL = 0.6;

interface Outcome {
  readonly score: number;
  readonly holds: boolean;
}

const shareOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ holds }) => holds).length / Math.max(1, outcomes.length);

/** Prints how often something holds, level by level, so that what is missed shows. */
function tell(what: string, outcomes: readonly Outcome[]): void {
  const byLevel = [1, 2, 3, 4, 5, 6].map((level) => {
    const own = outcomes.filter(({ score }) => score === level);
    return `${level}: ${own.filter(({ holds }) => holds).length}/${own.length}`;
  });
  console.log(`${what} at level ${byLevel.join(", ")}`);
}

const RARE_WORDS =
  "abstruse laconic perfidy umbrage mendacious obdurate garrulous pellucid tirade quixotic fulminate desultory enervate panegyric lugubrious recondite truculent venal insipid calumny bucolic chicanery diatribe effrontery grandiloquent hegemony iconoclast juxtapose kinetic lachrymose".split(
    " ",
  );

const rated = ({ prompt, measures, rating }: Anchor) => ({
  prompt,
  raw: rawScoreOf(measures),
  rating,
});

describe("the rater on our own anchors", () => {
  it("has the calibration that the anchors give", () => {
    const fitted = fitCalibration(anchors.map(rated));
    for (const key of ["offset", "slope", "bend", "halfWidth"] as const) {
      expect(CALIBRATION[key]).toBeCloseTo(fitted[key], 3);
    }
  });

  it("agrees with the raters on prompts that it was not calibrated on", () => {
    const results = anchors.map((anchor) => {
      const others = anchors.filter(({ prompt }) => prompt !== anchor.prompt);
      return {
        ...anchor,
        result: rateMeasures(anchor.measures, fitCalibration(others.map(rated))),
      };
    });
    const kappa = quadraticWeightedKappa(
      results.map(({ result, rating }) => [result.score, nearestHalf(rating)]),
    );
    const near = results.filter(({ result, rating }) => Math.abs(result.score - rating) <= 1);
    const covered = results.filter(
      ({ result, rating }) => result.low <= rating && rating <= result.high,
    );
    expect(kappa).toBeGreaterThanOrEqual(0.8);
    expect(near.length / results.length).toBeGreaterThanOrEqual(0.95);
    expect(covered.length / results.length).toBeGreaterThanOrEqual(0.74);
    expect(covered.length / results.length).toBeLessThanOrEqual(0.86);
  });
});

describe("an essay that was made worse", () => {
  const worse: [string, (text: string, seed: number) => string][] = [
    ["cut in half", halved],
    ["full of misspellings", (text, seed) => withErrors(text, seededRandom(seed))],
    ["without paragraphs", withoutParagraphs],
    [
      "with its sentences shuffled",
      (text, seed) => withShuffledSentences(text, seededRandom(seed)),
    ],
  ];

  it.each(worse)("has a lower score: %s", async (_, make) => {
    const kept = await failing(async ({ text, prompt, measures }, seed) => {
      const { score } = await rateText(make(text, seed), promptOf(prompt));
      return score < ratingOf(measures).score;
    });
    expect(kept).toEqual([]);
  });

  it("mostly has a lower score when it answers another task, drawn at random", () => {
    const random = seededRandom(22);
    const drawn = anchors.map((anchor) => {
      const others = prompts.filter(({ id }) => id !== anchor.prompt);
      const other = others[Math.floor(random() * others.length)]?.id ?? "";
      const { score } = ratingOf(measureEssay(anchor.reading, promptOf(other)));
      return { ...anchor, holds: score < ratingOf(anchor.measures).score, high: score > 3 };
    });
    tell("answers another task: lower", drawn);
    // Neighboring issues share their words: what is missed is told, not hidden.
    expect(shareOf(drawn.filter(({ score }) => score >= 4))).toBeGreaterThanOrEqual(0.95);
    expect(drawn.filter(({ high }) => high).length / drawn.length).toBeLessThanOrEqual(0.05);
  });

  it("is off topic still when the issue's text and a line of consent stand before it", async () => {
    const random = seededRandom(23);
    const results = [];
    for (const anchor of anchors.filter(({ score }) => score === 5)) {
      const others = prompts.filter(({ id }) => id !== anchor.prompt);
      const task = promptOf(others[Math.floor(random() * others.length)]?.id ?? "");
      const { score } = await rateText(`${task.texts.join(" ")} I agree.\n\n${anchor.text}`, task);
      results.push({ ...anchor, holds: score < ratingOf(anchor.measures).score });
    }
    tell("pasted line: lower", results);
    expect(shareOf(results)).toBeGreaterThanOrEqual(0.9);
  });

  it("tells at every level how often one worse is lower", async () => {
    for (const [name, make] of worse) {
      const results = [];
      for (const [seed, anchor] of everyLevel.entries()) {
        const { score } = await rateText(make(anchor.text, seed + 1), promptOf(anchor.prompt));
        results.push({ ...anchor, holds: score < ratingOf(anchor.measures).score });
      }
      tell(`${name}: lower`, results);
      expect(shareOf(results), name).toBeGreaterThanOrEqual(LEAST_AT_EVERY_LEVEL);
    }
  });

  it("has at most 1 when its words are shuffled", async () => {
    const kept = await failing(
      async ({ text, prompt }, seed) =>
        (await rateText(withShuffledWords(text, seededRandom(seed)), promptOf(prompt))).score <= 1,
    );
    expect(kept).toEqual([]);
  });
});

/** Of the levels 4 to 6: paragraphs that happen to share the essay's words still count. */
const LEAST_WITHOUT_GAIN = 0.9;

describe("an essay that was padded", () => {
  const padded: [string, (text: string) => string][] = [
    ["doubled", doubled],
    ["with sentences that fit any essay", withFluff],
    ["with rare words strewn in", (text) => withStrewnWords(text, RARE_WORDS)],
    ["with a list of rare words", (text) => `${text} ${RARE_WORDS.join(", ")}.`],
  ];

  it.each(padded)("gains nothing: %s", async (_, make) => {
    const gained = await failing(async ({ text, prompt, measures }) => {
      const before = ratingOf(measures);
      const after = await rateText(make(text), promptOf(prompt));
      return after.score <= before.score && after.estimate <= before.estimate + 0.1;
    });
    expect(gained).toEqual([]);
  });

  it("mostly gains nothing by paragraphs from an essay on another issue", () => {
    const random = seededRandom(24);
    const results = anchors.map((anchor) => {
      const others = anchors.filter(({ prompt, score }) => prompt !== anchor.prompt && score >= 4);
      const other = others[Math.floor(random() * others.length)] ?? anchor;
      const { score } = ratingOf(
        measureEssay(withBody(anchor.reading, other.reading), promptOf(anchor.prompt)),
      );
      return { ...anchor, holds: score <= ratingOf(anchor.measures).score };
    });
    tell("paragraphs of another essay: no gain", results);
    expect(shareOf(results.filter(({ score }) => score >= 4))).toBeGreaterThanOrEqual(
      LEAST_WITHOUT_GAIN,
    );
  });

  it("mostly gains nothing by sentences of plain words", async () => {
    const list = await read(plainSentences(seededRandom(25)));
    const results = anchors.map((anchor) => {
      const { score } = ratingOf(
        measureEssay(joined(anchor.reading, list), promptOf(anchor.prompt)),
      );
      return { ...anchor, holds: score <= ratingOf(anchor.measures).score };
    });
    tell("sentences of plain words: no gain", results);
    expect(shareOf(results.filter(({ score }) => score >= 3))).toBe(1);
  });
});

describe("a text that is no essay", () => {
  const task = promptOf("aw-001");
  const copied = prompts.slice(0, 20).map(({ id }) => promptOf(id).texts.join(" "));
  const garbage = [
    "",
    " \n\n ",
    "I agree.",
    "asdf ".repeat(100),
    "qwertyuiop zxcvbnm ".repeat(60),
    "lorem ipsum dolor sit amet consectetur adipiscing elit sed do ".repeat(15),
    "The teacher is good. ".repeat(60),
    "I agree with the statement because it is true. ".repeat(30),
    "Los profesores deben ser evaluados por los estudiantes que menos aprendieron en el curso. ".repeat(
      8,
    ),
    "Les professeurs sont mieux jugés par les étudiants qui ont le moins appris. ".repeat(8),
    "Der Lehrer wird besser von den Schülern beurteilt, die am wenigsten gelernt haben. ".repeat(8),
    "教师应该由学到最少的学生来评价。".repeat(40),
    "Преподавателя лучше судят студенты, которые получили меньше всего. ".repeat(10),
    RARE_WORDS.concat(RARE_WORDS, RARE_WORDS).join(" "),
    "1 2 3 4 5 6 7 8 9 10 ".repeat(30),
    "!!! ??? ... ".repeat(50),
    "blah blah blah blah. ".repeat(50),
    "THE THE THE THE ".repeat(50),
    "The of and to in is that it was for on are as with. ".repeat(15),
    [...task.texts, ...(task.instructions ?? [])].join(" "),
    "This essay is about the topic. The topic is important. There are many opinions. ".repeat(10),
  ];

  it("has at most 1", async () => {
    const texts = [...garbage, ...copied.flatMap((text) => [`${text} ${text}`, text.repeat(8)])];
    expect(texts.length).toBeGreaterThanOrEqual(40);
    for (const [at, text] of texts.entries()) {
      const id = prompts[Math.floor((at - garbage.length) / 2)]?.id;
      const { score } = await rateText(
        text,
        at < garbage.length || id === undefined ? task : promptOf(id),
      );
      expect(score, text.slice(0, 60)).toBeLessThanOrEqual(1);
    }
  });
});

describe("feedback", () => {
  it("begins with what holds the score down as a whole", async () => {
    const named = { "off-topic": "speak-of-issue", "directive-ignored": "do-what-is-asked" };
    const told = anchors
      .filter(({ score }) => score >= 3)
      .flatMap(({ prompt, reading }) =>
        [prompt, "aw-001", "aw-104"].map((id) => essayFeedback(reading, promptOf(id))),
      );
    for (const [flag, advice] of Object.entries(named)) {
      const held = told.filter(({ rating: { flags } }) => flags.length === 1 && flags[0] === flag);
      expect(held.length).toBeGreaterThan(0);
      for (const { priorities } of held) expect(priorities[0]?.id).toBe(advice);
    }
  });

  it("shows where words come again, and where a paragraph could begin", async () => {
    const quotesFor = (id: string, reading: (typeof anchors)[number]["reading"]) =>
      essayFeedback(reading, promptOf("aw-001"))
        .priorities.filter((priority) => priority.id === id)
        .map(({ evidence }) => evidence.map(({ text }) => text));
    const varied = anchors.flatMap(({ reading }) => quotesFor("vary-words", reading));
    expect(varied.length).toBeGreaterThan(0);
    for (const quotes of varied) expect(quotes).toHaveLength(2);
    for (const { text } of sample.slice(0, 6)) {
      const [quotes = []] = quotesFor("make-paragraphs", await read(withoutParagraphs(text)));
      expect(quotes.length).toBeGreaterThan(0);
      // The opening begins the text already.
      for (const quote of quotes) expect(text.startsWith(quote)).toBe(false);
    }
  });

  it("has at most three priorities, each with an edit, and quotes that stand in the text", async () => {
    for (const { text, prompt } of anchors.filter((_, at) => at % 7 === 0)) {
      const { priorities, marks } = essayFeedback(await read(text), promptOf(prompt));
      expect(priorities.length).toBeLessThanOrEqual(3);
      for (const { edit, evidence } of priorities) {
        expect(edit).not.toBe("");
        for (const { start, end, text: quote } of evidence)
          expect(text.slice(start, end)).toBe(quote);
      }
      expect(marks.every(({ start, end }) => 0 <= start && start < end && end <= text.length)).toBe(
        true,
      );
    }
  });
});

/** Essays of the sample for which something does not hold. */
async function failing(
  holds: (anchor: Anchor, seed: number) => Promise<boolean>,
): Promise<string[]> {
  expect(sample).toHaveLength(20);
  const failed: string[] = [];
  for (const [seed, anchor] of sample.entries()) {
    if (!(await holds(anchor, seed + 1))) failed.push(anchor.id);
  }
  return failed;
}
