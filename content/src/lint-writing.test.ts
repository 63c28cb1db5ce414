import { describe, expect, it } from "vitest";
import type { AnchorEssay, Prompt } from "./authored-writing.ts";
import { lintWriting } from "./lint-writing.ts";

const NOTE = "A note of the rater on this trait.";

/** A prompt whose texts share no eight words with those of another id. */
function buildPrompt(id: string): Prompt {
  const about = (what: string) => `${id} ${what}`;
  return {
    id,
    theme: "society",
    directive: "policy",
    issue: about("issue"),
    brief: {
      tensions: [about("first tension"), about("second tension")],
      positions: ["for", "against", "between"].map((stance) => ({
        stance: about(stance),
        grounds: about(`grounds ${stance}`),
      })),
      exampleSources: ["law", "history", "sport"].map(about),
      challenge: about("challenge"),
    },
    provenance: { written: "2026-11-22", drafts: 1 },
  };
}

function buildAnchor(score: number): AnchorEssay {
  const rating = { score, date: "2026-11-22" };
  return {
    id: `aw-001-s${score}`,
    prompt: "aw-001",
    score,
    text: `An essay that deserves ${score}.`,
    notes: {
      position: NOTE,
      development: NOTE,
      organisation: NOTE,
      language: NOTE,
      conventions: NOTE,
    },
    ratings: [rating, rating],
  };
}

const PROMPT = buildPrompt("aw-001");
const ANCHORS = [1, 2, 3, 4, 5, 6].map(buildAnchor);

function lintPrompts(...prompts: Prompt[]): string {
  return lintWriting({ prompts, anchors: [] }).join("; ");
}

/** What is said when the anchor of score 4 is otherwise than it should be. */
function lintFourth(changed: Partial<AnchorEssay>): string {
  const anchors = ANCHORS.with(3, { ...buildAnchor(4), ...changed });
  return lintWriting({ prompts: [PROMPT], anchors }).join("; ");
}

describe("lintWriting", () => {
  it("says nothing against sound prompts and a whole set of anchors", () => {
    const prompts = [PROMPT, buildPrompt("aw-002")];
    expect(lintWriting({ prompts, anchors: ANCHORS })).toEqual([]);
  });

  it("reads markup in issues and briefs", () => {
    expect(lintPrompts({ ...PROMPT, brief: { ...PROMPT.brief, challenge: "A $ alone" } })).toBe(
      "aw-001: a $ without its partner",
    );
  });

  it("refuses eight words in a row that two prompts share, views and reasons included", () => {
    const words = "what seven words may share eight may not";
    const views: Prompt = {
      ...buildPrompt("aw-002"),
      directive: "two-views",
      views: ["One view", `Another view: ${words}`],
    };
    const reasoned: Prompt = {
      ...buildPrompt("aw-003"),
      directive: "claim-and-reason",
      claim: "A claim",
      reason: words.toUpperCase(),
    };
    const inBrief = { ...PROMPT, brief: { ...PROMPT.brief, challenge: `So ${words}.` } };
    expect(lintPrompts(inBrief, views)).toBe(`aw-002: shares “${words}” with aw-001`);
    expect(lintPrompts(views, reasoned)).toBe(`aw-003: shares “${words}” with aw-002`);
    const twice = { ...PROMPT.brief, challenge: `${words}; ${words}` };
    expect(lintPrompts({ ...PROMPT, brief: twice })).toBe("");
  });

  it("wants the prompt of an anchor to exist", () => {
    const said = lintWriting({ prompts: [], anchors: ANCHORS });
    expect(said[0]).toBe("aw-001-s1: prompt aw-001 does not exist");
  });

  it("wants anchors of two scores at least", () => {
    const lintFirst = (count: number) =>
      lintWriting({ prompts: [PROMPT], anchors: ANCHORS.slice(0, count) });
    expect(lintFirst(1)).toEqual(["aw-001: has anchors of one score alone"]);
    expect(lintFirst(2)).toEqual([]);
  });

  it("wants an anchor's id to say its prompt and score", () => {
    expect(lintFourth({ id: "aw-001-s5" })).toContain("not made of prompt and score");
  });

  it("wants two blind ratings, within a point of the score on average", () => {
    expect(lintFourth({ ratings: [] })).toBe("aw-001-s4: has 0 blind ratings, not 2");
    const rated = (...scores: number[]) =>
      lintFourth({ ratings: scores.map((score) => ({ score, date: "2026-11-22" })) });
    expect(rated(3, 3)).toBe("");
    expect(rated(3, 2.5)).toBe("aw-001-s4: its raters gave 2.75 on average");
  });

  it("wants the essays of a prompt to differ in their words", () => {
    expect(lintFourth({ text: "AN ESSAY\n\nthat deserves 3" })).toBe(
      "aw-001-s4: reads as aw-001-s3 does",
    );
  });
});
