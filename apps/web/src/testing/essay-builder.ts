import type { Essay, EssayChoices, EssayFeedbackView, EssaySummary } from "@lexiquant/contract";
import type { FakeAnswers } from "./fake-server.ts";

export const ESSAY_ID = "0b9a3c52-5d0c-4d3c-8d61-0a8ab4a3f001";
export const EARLIER_ID = "0b9a3c52-5d0c-4d3c-8d61-0a8ab4a3f002";
export const ESSAY_TEXT = "Cities must be quiet. Noise harm sleep.\n\nSo noise must end.";

const LIMIT_MS = 30 * 60_000;
const STANDARD = { id: "none", name: "Standard time", timeFactor: 1 };

/** A timed essay that has just been begun. */
export function essayOf(parts: Partial<Essay> = {}): Essay {
  return {
    id: ESSAY_ID,
    source: "practice",
    examId: null,
    prompt: {
      id: "aw-001",
      paragraphs: ["Cities should be quiet."],
      instruction: "Say how far you agree.",
      directive: "statement",
      theme: "society",
    },
    timing: { kind: "exam", accommodation: STANDARD },
    state: "writing",
    failure: null,
    draft: { revision: 0, text: "" },
    words: 0,
    clock: {
      now: "2026-11-22T10:00:00.000Z",
      limitMs: LIMIT_MS,
      remainingMs: LIMIT_MS,
      usedMs: 0,
    },
    createdAt: "2026-11-22T10:00:00.000Z",
    submittedAt: null,
    endedBy: null,
    revisionOf: null,
    ...parts,
  };
}

export function ratedEssay(parts: Partial<Essay> = {}): Essay {
  return essayOf({
    state: "rated",
    draft: { revision: 9, text: ESSAY_TEXT },
    words: 11,
    submittedAt: "2026-11-22T10:25:00.000Z",
    endedBy: "student",
    ...parts,
  });
}

const TRAITS = {
  position: 4,
  development: 3,
  organization: 3.5,
  language: 4,
  conventions: 4.5,
} as const;
const TRAIT_NAMES = {
  position: "Position and task",
  development: "Development",
  organization: "Organization",
  language: "Language",
  conventions: "Conventions",
} as const;

const quote = (text: string) => ({
  start: ESSAY_TEXT.indexOf(text),
  end: ESSAY_TEXT.indexOf(text) + text.length,
  text,
});

export function feedbackOf(parts: Partial<EssayFeedbackView> = {}): EssayFeedbackView {
  const traits = Object.entries(TRAITS) as [keyof typeof TRAITS, number][]; // keys of a closed literal
  return {
    essayId: ESSAY_ID,
    score: { kind: "estimate", score: 3.5, low: 2.86, high: 4.22 },
    notice: "An estimate by the built-in rater, not an official score.",
    rater: { engine: "built-in", calibration: "1", ratedAt: "2026-11-22T10:25:01.000Z" },
    traits: traits.map(([trait, level]) => ({
      trait,
      name: TRAIT_NAMES[trait],
      restsOn: `What is seen of ${trait}.`,
      level,
      quotes: trait === "conventions" ? [quote("Noise harm sleep.")] : [],
      nextEdit: { basis: "general", text: `Work on ${trait}.` },
    })),
    priorities: [
      {
        trait: "development",
        reason: "Claims stand without examples.",
        edit: "Add one particular case.",
        evidence: [quote("Cities must be quiet.")],
      },
    ],
    marks: [
      {
        ...quote("Noise harm sleep."),
        kind: "argument",
        message: "An example",
        suggestion: null,
      },
      { ...quote("harm"), kind: "language", message: "They do not agree.", suggestion: "harms" },
      {
        ...quote("So noise must end."),
        kind: "organization",
        message: "Your conclusion",
        suggestion: null,
      },
    ].map(({ text: _, ...mark }) => mark as EssayFeedbackView["marks"][number]), // the kinds are spelled out above
    flags: [],
    directive: {
      instruction: "Say how far you agree.",
      asks: [
        { message: "how far you agree", quote: quote("Cities must be quiet.") },
        { message: "a case in which the statement fails", quote: null },
      ],
    },
    anchors: [3, 4].map((level) => ({
      id: `aw-001-s${level}`,
      level,
      samePrompt: level === 3,
      paragraphs: ["Cities should be quiet."],
      instruction: "Say how far you agree.",
      text: `An essay of level ${level}.`,
      notes: {
        position: `Position at ${level}`,
        development: "d",
        organization: "o",
        language: "l",
        conventions: "c",
      },
    })),
    outline: {
      tensions: ["Quiet against life"],
      positions: [{ stance: "Agree in part", grounds: "At night." }],
      exampleSources: ["Hospitals"],
      challenge: "Noise is work.",
    },
    before: null,
    model: null,
    modelReads: false,
    ...parts,
  };
}

export function summaryOf(parts: Partial<EssaySummary> = {}): EssaySummary {
  return {
    id: ESSAY_ID,
    source: "practice",
    examId: null,
    promptId: "aw-001",
    begins: "Cities should be quiet",
    directive: "statement",
    theme: "society",
    timing: "exam",
    state: "rated",
    createdAt: "2026-11-22T10:00:00.000Z",
    submittedAt: "2026-11-22T10:25:00.000Z",
    words: 11,
    usedMs: 25 * 60_000,
    limitMs: LIMIT_MS,
    remainingMs: 0,
    score: { kind: "estimate", score: 3.5, low: 2.86, high: 4.22 },
    traits: TRAITS,
    revisionOf: null,
    ...parts,
  };
}

const ESSAY_CHOICES: EssayChoices = {
  directives: [
    { id: "statement", name: "Statement", instruction: "Say how far you agree." },
    { id: "policy", name: "Policy", instruction: "Trace what would follow." },
  ],
  themes: [
    { id: "society", name: "Society" },
    { id: "science", name: "Science" },
  ],
  prompts: [
    {
      id: "aw-001",
      paragraphs: ["Cities should be quiet."],
      directive: "statement",
      theme: "society",
      written: 1,
    },
    {
      id: "aw-002",
      paragraphs: ["Instruments lead science."],
      directive: "statement",
      theme: "science",
      written: 0,
    },
    {
      id: "aw-003",
      paragraphs: ["Museums should be free."],
      directive: "policy",
      theme: "society",
      written: 0,
    },
  ],
};

/** What the setup asks for, with no essay yet. */
export const SETUP_ANSWERS: FakeAnswers = {
  readEssayChoices: () => ESSAY_CHOICES,
  readExamOptions: () => ({
    formats: [],
    accommodations: [
      { ...STANDARD, standard: true },
      { id: "time-1-5", name: "50 percent more time", timeFactor: 1.5, standard: true },
    ],
  }),
  listEssays: () => ({ essays: [], hasMore: false }),
};
