import { expect, it } from "vitest";
import { givesWay } from "./keep-versions-repository.ts";

const START = Date.parse("2026-11-22T10:00:00Z");
const PASSAGE = "A sentence that is long enough to be missed by the one who wrote it. ";

const state = (second: number, text: string) => ({
  revision: second,
  savedAt: new Date(START + 1_000 * second),
  text,
});

it.each([
  { when: "it is near an older one", older: 0, text: "One.", newer: "One. Two.", gone: true },
  { when: "it lies apart", older: -30, text: "One.", newer: "One. Two.", gone: false },
  { when: "a passage was deleted after it", older: 0, text: PASSAGE, newer: "", gone: false },
  {
    when: "a passage was written over after it",
    older: 0,
    text: PASSAGE,
    newer: "x".repeat(200),
    gone: false,
  },
])("an older state gives way where $when: $gone", ({ older, text, newer, gone }) => {
  const mark = state(5, text);
  expect(givesWay({ newer: state(6, newer), mark, older: state(older, "") })).toBe(gone);
});

it("the first state of all stays", () => {
  expect(givesWay({ newer: state(6, "One."), mark: state(5, "One"), older: undefined })).toBe(
    false,
  );
});
