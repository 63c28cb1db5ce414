import { describe, expect, it } from "vitest";
import type { PublicItem } from "../item/index.ts";
import { attemptIdSchema, itemIdSchema } from "../kernel/index.ts";
import { type Highlight, UNTOUCHED_WORK } from "./item-work.ts";
import {
  advancePractice,
  type ItemProgress,
  MAX_HIGHLIGHTS,
  type PracticeEvent,
  type PracticeProgress,
} from "./practice-progress.ts";
import { chosenIds, withOptionPicked, withoutOption } from "./practice-progress-choices.ts";
import {
  nextOpenPosition,
  remainingMs,
  reviewStatus,
  submittablePositions,
  unansweredPositions,
} from "./practice-progress-status.ts";

const core = { version: 1, stimulusId: null, dataSet: false, stem: "Which?", figure: null };
const options = ["A", "B", "C"].map((id) => ({ id, text: id }));
const id = (value: string) => itemIdSchema.parse(value);
const single: PublicItem = { ...core, id: id("q-sc-001"), type: "single-choice", options };
const several: PublicItem = {
  ...core,
  id: id("v-se-001"),
  type: "sentence-equivalence",
  options,
};
const completion: PublicItem = {
  ...core,
  id: id("v-tc2-001"),
  type: "text-completion",
  blanks: [options, ["D", "E", "F"].map((optionId) => ({ id: optionId, text: optionId }))],
};
const entry: PublicItem = {
  ...core,
  id: id("q-ne-001"),
  type: "numeric-entry",
  form: "decimal",
  unitBefore: "",
  unitAfter: "",
};
const attemptId = attemptIdSchema.parse("7e0a5cf2-6a0e-4b8e-9a58-6d2d0a4c9d11");

const open = (item: PublicItem): ItemProgress => ({
  item,
  work: UNTOUCHED_WORK,
  sureness: null,
  seen: false,
  submission: { kind: "none" },
});
const start: PracticeProgress = {
  status: "open",
  currentPosition: 0,
  items: [single, several, completion, entry].map(open),
};
const after = (...events: PracticeEvent[]) => events.reduce(advancePractice, start);
const itemAt = (progress: PracticeProgress, position: number): ItemProgress => {
  const found = progress.items[position];
  if (found === undefined) throw new Error(`no item at ${position}`);
  return found;
};
const answered = (position: number, optionId: string): PracticeEvent => ({
  kind: "response-changed",
  position,
  response: withOptionPicked(itemAt(start, position).item, null, optionId),
});
const submitted = (position: number): PracticeEvent => ({
  kind: "response-submitted",
  position,
  attemptId,
});

describe("answering", () => {
  it("keeps the response and raises the revision with each change", () => {
    const progress = after(answered(0, "A"), answered(0, "B"));
    expect(itemAt(progress, 0).work).toMatchObject({
      revision: 2,
      response: { optionId: "B" },
    });
    expect(itemAt(progress, 1).work.revision).toBe(0);
  });

  it("changes nothing once the response is submitted", () => {
    const before = after(answered(0, "A"), submitted(0));
    for (const event of [
      answered(0, "B"),
      { kind: "elimination-toggled", position: 0, optionId: "A" },
      { kind: "time-passed", position: 0, elapsedMs: 500 },
      { kind: "sureness-chosen", position: 0, sureness: "sure" },
      submitted(0),
    ] satisfies PracticeEvent[]) {
      expect(advancePractice(before, event)).toBe(before);
    }
  });

  it("opens the item again when the server refuses the attempt, but not when it has recorded one", () => {
    const refused = after(answered(0, "A"), submitted(0), {
      kind: "attempt-refused",
      position: 0,
    });
    expect(itemAt(refused, 0).submission.kind).toBe("none");
    const recorded = after(submitted(0), { kind: "attempt-recorded", position: 0 });
    const late = advancePractice(recorded, { kind: "attempt-refused", position: 0 });
    expect(itemAt(late, 0).submission.kind).toBe("recorded");
  });

  it("ignores positions that the session does not have", () => {
    expect(after({ kind: "item-presented", position: 9 })).toBe(start);
  });

  it("still takes scratch work after submission", () => {
    const progress = after(submitted(0), { kind: "scratch-changed", position: 0, scratch: "x=2" });
    expect(itemAt(progress, 0).work.scratch).toBe("x=2");
  });
});

describe("picking options", () => {
  it("moves the oval of a select-one item", () => {
    const first = withOptionPicked(single, null, "A");
    expect(chosenIds(withOptionPicked(single, first, "C"))).toEqual(["C"]);
  });

  it("flips the squares of a select-several item, in the order of the letters", () => {
    const both = withOptionPicked(several, withOptionPicked(several, null, "C"), "A");
    expect(chosenIds(both)).toEqual(["A", "C"]);
    expect(chosenIds(withOptionPicked(several, both, "C"))).toEqual(["A"]);
  });

  it("puts a word into the blank that lists it and leaves the other blank", () => {
    const response = withOptionPicked(completion, withOptionPicked(completion, null, "E"), "B");
    expect(response).toEqual({ type: "text-completion", optionIds: ["B", "E"] });
    expect(withoutOption(response, "E")).toEqual({
      type: "text-completion",
      optionIds: ["B", null],
    });
  });

  it("changes nothing for an option that the item does not have", () => {
    expect(chosenIds(withOptionPicked(single, null, "H"))).toEqual([]);
  });
});

describe("eliminating", () => {
  const strike: PracticeEvent = { kind: "elimination-toggled", position: 0, optionId: "A" };

  it("takes back the choice of a struck option", () => {
    const { work } = itemAt(after(answered(0, "A"), strike), 0);
    expect(work.eliminatedOptionIds).toEqual(["A"]);
    expect(chosenIds(work.response)).toEqual([]);
  });

  it("takes the strike away from an option that is chosen, and on a second toggle", () => {
    expect(itemAt(after(strike, answered(0, "A")), 0).work.eliminatedOptionIds).toEqual([]);
    expect(itemAt(after(strike, strike), 0).work.eliminatedOptionIds).toEqual([]);
  });
});

describe("highlighting", () => {
  const mark = (start: number, end: number, region: Highlight["region"] = "stem") =>
    ({
      kind: "highlight-added",
      position: 0,
      highlight: { region, start, end },
    }) satisfies PracticeEvent;

  it("joins stretches that touch and keeps those of other regions apart", () => {
    const progress = after(mark(0, 5), mark(8, 10), mark(3, 8), mark(3, 8, "stimulus"));
    expect(itemAt(progress, 0).work.highlights).toEqual([
      { region: "stem", start: 0, end: 10 },
      { region: "stimulus", start: 3, end: 8 },
    ]);
  });

  it("takes a highlight away when a stretch inside it is marked again", () => {
    expect(itemAt(after(mark(0, 10), mark(2, 4)), 0).work.highlights).toEqual([]);
  });

  it("keeps no more than the stored work can hold", () => {
    const many = Array.from({ length: MAX_HIGHLIGHTS + 5 }, (_, index) =>
      mark(index * 10, index * 10 + 2),
    );
    expect(itemAt(after(...many), 0).work.highlights).toHaveLength(MAX_HIGHLIGHTS);
  });
});

describe("review", () => {
  it("tells answered, incomplete, not answered, not seen and submitted apart", () => {
    const progress = after(
      answered(0, "A"),
      submitted(0),
      answered(1, "A"),
      { kind: "item-presented", position: 2 },
      {
        kind: "response-changed",
        position: 3,
        response: { type: "numeric-entry", entry: { form: "decimal", text: "4.5" } },
      },
    );
    expect(progress.items.map(reviewStatus)).toEqual([
      "submitted",
      "incomplete",
      "not-answered",
      "answered",
    ]);
    expect(reviewStatus(open(single))).toBe("not-seen");
    expect(unansweredPositions(progress)).toEqual([1, 2]);
    expect(submittablePositions(progress)).toEqual([3]);
    expect(nextOpenPosition(progress, 3)).toBe(1);
  });

  it("finds no open item once all are submitted", () => {
    expect(nextOpenPosition(after(...[0, 1, 2, 3].map(submitted)), 1)).toBeNull();
  });
});

describe("time", () => {
  it("adds up over the items and counts down to zero, not below", () => {
    const progress = after(
      { kind: "time-passed", position: 0, elapsedMs: 40_000 },
      { kind: "time-passed", position: 1, elapsedMs: 15_000 },
    );
    expect(remainingMs(progress, 60)).toBe(5_000);
    expect(remainingMs(progress, 30)).toBe(0);
    expect(remainingMs(progress, null)).toBeNull();
  });

  it("does not raise the revision, so that an idle device never outranks an answer", () => {
    const progress = after(answered(0, "A"), {
      kind: "time-passed",
      position: 0,
      elapsedMs: 1_000,
    });
    expect(itemAt(progress, 0).work).toMatchObject({ revision: 1, elapsedMs: 1_000 });
  });

  it("never runs backwards when a clock does", () => {
    const progress = after({ kind: "time-passed", position: 0, elapsedMs: -5_000 });
    expect(itemAt(progress, 0).work.elapsedMs).toBe(0);
  });
});

describe("items that are added", () => {
  const longer = [...start.items, { ...open(single), seen: true }];

  it("are appended, and change nothing of the work on the others", () => {
    const worked = after(answered(0, "B"), submitted(0), { kind: "item-presented", position: 3 });
    const grown = advancePractice(worked, { kind: "items-added", items: longer });
    expect(grown.items).toHaveLength(5);
    expect(grown.items.slice(0, 4)).toEqual(worked.items);
    expect(grown.currentPosition).toBe(3);
    expect(itemAt(grown, 4).seen).toBe(true);
  });

  it("are added once, however often they are told", () => {
    const once = after({ kind: "items-added", items: longer });
    expect(advancePractice(once, { kind: "items-added", items: longer })).toBe(once);
    expect(advancePractice(once, { kind: "items-added", items: start.items })).toBe(once);
  });
});
