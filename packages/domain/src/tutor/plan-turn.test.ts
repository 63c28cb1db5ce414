import { describe, expect, it } from "vitest";
import { toPublicItem } from "../item/index.ts";
import { knowledgeComponentIdSchema } from "../kernel/index.ts";
import { buildItem } from "../testing/build-item.ts";
import { TUTOR_INTENTS, type TutorIntent } from "./intents.ts";
import { planTurn } from "./plan-turn.ts";
import type { AnsweredItem, ItemContext, TurnContext, UnansweredItem } from "./turn-context.ts";

const topic = {
  id: knowledgeComponentIdSchema.parse("quantitative.algebra.quadratics"),
  name: "Q",
};

function around(question: ItemContext | null): TurnContext {
  return { question, debrief: null, directness: "guide" };
}

function unanswered(change: Partial<UnansweredItem> = {}): UnansweredItem {
  const item = buildItem.singleChoice("B");
  return {
    state: "before",
    kind: "single-choice",
    topic,
    stimulus: null,
    hasTwins: false,
    item: toPublicItem(item),
    hints: ["one", "two", "three"],
    hintsShown: 0,
    sinceHintMs: null,
    hintsAllowed: false,
    elapsedMs: 1_000,
    ...change,
  };
}

function answered(change: Partial<AnsweredItem> = {}): AnsweredItem {
  return {
    state: "after",
    kind: "single-choice",
    topic,
    stimulus: null,
    hasTwins: false,
    item: buildItem.singleChoice("B"),
    outcome: "wrong",
    response: { type: "single-choice", optionId: "A" },
    slips: [],
    elapsedMs: 60_000,
    diagnosed: false,
    ...change,
  };
}

const moveOf = (question: ItemContext | null, intent: TutorIntent) =>
  planTurn({ kind: "chose", intent }, [], around(question)).move.kind;

describe("planning a turn", () => {
  it("has a move for every intent in every state", () => {
    for (const question of [null, unanswered(), unanswered({ state: "timed" }), answered()]) {
      for (const intent of TUTOR_INTENTS) expect(moveOf(question, intent)).toBeTypeOf("string");
    }
  });

  it("reveals nothing before an attempt", () => {
    const telling = [
      "quick",
      "detailed",
      "show-answer",
      "explain-options",
      "explain-step",
      "evidence",
      "faster-way",
    ];
    for (const question of [unanswered(), unanswered({ state: "timed", hintsAllowed: true })]) {
      for (const intent of TUTOR_INTENTS) {
        const plan = planTurn({ kind: "chose", intent }, [], around(question));
        expect(plan.mayReveal).toBe(false);
        expect(telling).not.toContain(plan.move.kind);
      }
    }
  });

  it("offers to give up, but gives up for nobody", () => {
    expect(moveOf(unanswered(), "give-up")).toBe("offer-give-up");
    expect(moveOf(unanswered({ hintsShown: 3 }), "hint")).toBe("no-more-hints");
  });

  it("keeps to the pace in timed practice, with hints for those who allow them", () => {
    expect(moveOf(unanswered({ state: "timed" }), "concept")).toBe("closed-while-timed");
    expect(moveOf(unanswered({ state: "timed" }), "hint")).toBe("hints-off");
    expect(moveOf(unanswered({ state: "timed", hintsAllowed: true }), "hint")).toBe("hint");
    expect(moveOf(unanswered({ state: "timed" }), "pacing")).toBe("pace");
  });

  it("names the slip first, and explains it when asked again", () => {
    expect(moveOf(answered(), "why-was-i-wrong")).toBe("diagnose");
    expect(moveOf(answered({ diagnosed: true }), "why-was-i-wrong")).toBe("explain-slip");
    expect(moveOf(answered({ outcome: "right" }), "why-was-i-wrong")).toBe("was-right");
  });

  it("withholds all words among the options, and judges no comparison", () => {
    const said = (text: string, intent: TutorIntent, question: ItemContext) =>
      planTurn({ kind: "said", text }, [{ intent, probability: 1 }], around(question)).move.kind;
    const words = unanswered({ item: toPublicItem(buildItem.sentenceEquivalence("A", "B")) });
    const option = words.item.type === "sentence-equivalence" ? words.item.options[0]?.text : "";
    expect(said(`what does "${option}" mean`, "word-meaning", words)).toBe("words-withheld");
    expect(said('what does "umbrella" mean', "word-meaning", words)).toBe("words");
    const comparison = unanswered({ item: toPublicItem(buildItem.quantitativeComparison("A")) });
    expect(said("is x^2 > x?", "check-step", comparison)).toBe("not-before-attempt");
  });

  it("asks what is meant instead of guessing", () => {
    const ranked = [
      { intent: "hint", probability: 0.2 },
      { intent: "off-topic", probability: 0.15 },
      { intent: "concept", probability: 0.1 },
    ] as const;
    const plan = planTurn({ kind: "said", text: "hm" }, ranked, around(unanswered()));
    expect(plan.move).toEqual({ kind: "clarify", candidates: ["hint", "concept"] });
  });
});
