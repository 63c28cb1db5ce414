import { headwordsOf, wordRuns } from "@lexiquant/content";
import { readBank } from "@lexiquant/content/read-bank";
import { readLibrary } from "@lexiquant/content/read-library";
import { ITEM_KINDS, type KeyedItem, type Response } from "@lexiquant/domain/item";
import { groupBy, topicIdOf } from "@lexiquant/domain/kernel";
import { keyAsResponse, optionsOf, scoreResponse } from "@lexiquant/domain/scoring";
import { TUTOR_INTENTS } from "@lexiquant/domain/tutor";
import { describe, expect, it } from "vitest";
import { countBank } from "./bank-counts.ts";
import { exportLine } from "./export-line.ts";
import { contentDirectory } from "./project-paths.ts";

const bank = readBank(contentDirectory);
const library = readLibrary(contentDirectory, bank);
const items = [...bank.items.values()];

/** Every response that differs from the key in one option, blank, sentence or typical slip. */
function neighboursOfKey(item: KeyedItem): Response[] {
  switch (item.type) {
    case "text-completion":
      return item.blanks.flatMap((blank, index) =>
        blank
          .filter(({ id }) => id !== item.key[index])
          .map(({ id }) => ({ type: item.type, optionIds: item.key.with(index, id) })),
      );
    case "sentence-equivalence":
      return item.options
        .filter(({ id }) => !item.key.includes(id))
        .flatMap(({ id }) => item.key.map((kept) => ({ type: item.type, optionIds: [kept, id] })));
    case "reading-multiple":
    case "multiple-choice":
      return item.options.map(({ id }) => ({
        type: item.type,
        optionIds: item.key.includes(id)
          ? item.key.filter((other) => other !== id)
          : [...item.key, id],
      }));
    case "select-in-passage":
      return Object.keys(item.sentenceRationales)
        .filter((id) => id !== item.key)
        .map((sentenceId) => ({ type: item.type, sentenceId }));
    case "numeric-entry":
      return item.anticipatedErrors.map(({ value }) => {
        const [numerator = "", denominator = "1"] = value.split("/");
        return {
          type: item.type,
          entry:
            item.key.form === "fraction"
              ? { form: "fraction", numerator, denominator }
              : { form: "decimal", text: value },
        };
      });
    default:
      return item.options
        .filter(({ id }) => id !== item.key)
        .map(({ id }) => ({ type: item.type, optionId: id }));
  }
}

/** Everything verbal that is printed, but for the questions asked of passages: those have their formulas. */
function verbalTexts(): { readonly unit: string; readonly text: string }[] {
  const passages = [...bank.stimuli.values()].flatMap((stimulus) =>
    stimulus.kind === "passage"
      ? [
          {
            unit: stimulus.id as string,
            text: stimulus.paragraphs
              .flat()
              .map(({ text }) => text)
              .join(" "),
          },
        ]
      : [],
  );
  const printed = items
    .filter(({ evidence }) => evidence !== null)
    .flatMap((item) => {
      const unit = item.stimulusId ?? item.id;
      const stem = item.stimulusId === null ? [{ unit, text: item.stem }] : [];
      return [...stem, ...optionsOf(item).map(({ text }) => ({ unit, text }))];
    });
  return [...passages, ...printed];
}

describe("the item bank", () => {
  it.each(items.map((item) => [item.id, item] as const))("%s accepts its key alone", (_, item) => {
    expect(scoreResponse(item, keyAsResponse(item))).toEqual({ kind: "scored", correct: true });
    const neighbours = neighboursOfKey(item);
    expect(neighbours.length).toBeGreaterThan(0);
    for (const response of neighbours) {
      expect(scoreResponse(item, response)).not.toEqual({ kind: "scored", correct: true });
    }
  });

  it("has at least six items of every kind that the screens know", () => {
    const { byKind } = countBank(bank, library);
    const byBlanks = (blanks: number) =>
      items.filter((item) => item.type === "text-completion" && item.blanks.length === blanks)
        .length;
    const byForm = (form: string) =>
      items.filter(
        (item) => item.type === "numeric-entry" && !item.dataSet && item.key.form === form,
      ).length;
    const fewest = Math.min(
      ...Object.values(byKind),
      ...[1, 2, 3].map(byBlanks),
      ...["decimal", "fraction"].map(byForm),
    );
    expect(Object.keys(byKind)).toHaveLength(10);
    expect(fewest).toBeGreaterThanOrEqual(6);
  });

  it("spreads the keys: no position holds more than half of a type's keys", () => {
    for (const counts of Object.values(countBank(bank, library).keyPositions)) {
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(Math.max(...Object.values(counts)) / total).toBeLessThanOrEqual(0.5);
    }
  });

  it("has no passage, sentence or option that shares eight words in a row with another question's", () => {
    const holders = new Map<string, string>();
    const shared = verbalTexts().flatMap(({ unit, text }) =>
      [...wordRuns(text)].filter((run) => {
        const holder = holders.get(run) ?? unit;
        holders.set(run, holder);
        return holder !== unit;
      }),
    );
    expect(shared).toEqual([]);
  });

  it("has no near-duplicates", () => {
    expect(countBank(bank, library).nearDuplicates).toBe(0);
  });

  it("exports every item whole", () => {
    for (const item of items) {
      const line = exportLine(item, bank);
      const asked = item.type === "quantitative-comparison" ? "quantityA" : "stem";
      for (const field of [asked, "key", "quick", "detailed", "hints", "rationales"]) {
        expect(line[field], `${item.id} ${field}`).toBeTruthy();
      }
    }
  });
});

describe("the tutor's library", () => {
  it("has a lesson for every topic", () => {
    const topics = [...bank.components.values()].filter(({ level }) => level === 2);
    const taught = new Set(library.lessons.map(({ id }) => id));
    expect(topics.filter(({ id }) => !taught.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("has a lesson for every item's explanation to lead to", () => {
    const taught = new Set(library.lessons.map(({ id }) => id));
    const without = items.filter(({ knowledgeComponents: [main] }) => {
      const topicId = main === undefined ? null : topicIdOf(main);
      return topicId === null || !taught.has(topicId);
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it("has a guide for every kind of question, and examples of every intent", () => {
    expect(library.guides.map(({ id }) => id).sort()).toEqual([...ITEM_KINDS].sort());
    const intents = library.utterances.map(({ id }) => id).sort();
    expect(intents).toEqual([...TUTOR_INTENTS, "off-topic"].sort());
  });

  it("knows the words among the options of completion and equivalence items", () => {
    const words = new Set(library.words.map(({ id }) => id));
    const asked = items.flatMap((item) =>
      item.type === "text-completion"
        ? item.blanks.flat().map(({ text }) => text)
        : item.type === "sentence-equivalence"
          ? item.options.map(({ text }) => text)
          : [],
    );
    const unknown = [...new Set(asked.map((text) => text.toLowerCase()))].filter(
      (word) => !headwordsOf(word).some((form) => words.has(form)),
    );
    expect(unknown).toEqual([]);
  });
});

describe("the essay prompts", () => {
  const { prompts, promptsByDirective, promptsByTheme } = countBank(bank, library);

  it("are at least 120, 20 of each directive and 10 of each theme", () => {
    expect(prompts).toBeGreaterThanOrEqual(120);
    expect(Object.keys(promptsByDirective)).toHaveLength(6);
    expect(Math.min(...Object.values(promptsByDirective))).toBeGreaterThanOrEqual(20);
    expect(Object.keys(promptsByTheme)).toHaveLength(10);
    expect(Math.min(...Object.values(promptsByTheme))).toBeGreaterThanOrEqual(10);
  });

  it("have two anchor essays each, and one of every score for at least twelve of them, over all directives", () => {
    const anchored = groupBy(library.anchors, ({ prompt }) => prompt);
    const few = library.prompts.filter(({ id }) => (anchored.get(id) ?? []).length < 2);
    const whole = library.prompts.filter(({ id }) => anchored.get(id)?.length === 6);
    expect(few).toEqual([]);
    expect(whole.length).toBeGreaterThanOrEqual(12);
    expect(new Set(whole.map(({ directive }) => directive)).size).toBe(6);
  });

  it("have an instruction for each directive", () => {
    const instructed = library.directives.map(({ id }) => id).sort();
    expect(instructed).toEqual(Object.keys(promptsByDirective));
  });
});
