import { describe, expect, it } from "vitest";
import { stimulusIdSchema } from "../kernel/index.ts";
import {
  buildAssemblyItem,
  buildPanelBlueprint,
  buildRule,
} from "../testing/build-assembly-bank.ts";
import { type AssemblyItem, countFor } from "./assembly-item.ts";
import { checkPanels } from "./check-panels.ts";
import type { Panel } from "./panel.ts";

const whole = buildPanelBlueprint();
const sections = whole.sections.slice(1).map((section) => ({
  ...section,
  questions: 2,
  counts: [
    buildRule({ name: "comparisons", kinds: ["quantitative-comparison"], fewest: 1, most: 1 }),
  ],
}));
const blueprint = { ...whole, sections };

const item = (id: string, difficulty: number, parts: Partial<AssemblyItem> = {}) =>
  buildAssemblyItem(id, { difficulty, ...parts });
const comparison = { kind: "quantitative-comparison" } as const;
const bank = [
  item("easy-1", -1, comparison),
  item("easy-2", -1),
  item("hard-1", 1, comparison),
  item("hard-2", 1),
];
const [e1, e2, h1, h2] = bank.map(({ id }) => id) as [Panel["id"], ...Panel["id"][]] &
  AssemblyItem["id"][];

function problems(modules: Record<string, AssemblyItem["id"][]>, items = bank, more: Panel[] = []) {
  const panel: Panel = { id: "one", measure: "quantitative", modules };
  return checkPanels([panel, ...more], blueprint, items).join("; ");
}
const ids = (...list: (string | undefined)[]) => list as AssemblyItem["id"][]; // of the bank above
const sound = { easy: ids(e1, e2), hard: ids(h1, h2) };
const replaced = (id: string, parts: Partial<AssemblyItem>) =>
  bank.map((entry) => (entry.id === id ? { ...entry, ...parts } : entry));

describe("checkPanels", () => {
  it("says nothing against a sound panel", () => {
    expect(problems(sound)).toBe("");
  });

  it("counts items, knowing only those that can be served", () => {
    expect(problems({ ...sound, hard: ids(h1) })).toContain("1 items that can be served");
    expect(problems(sound, bank.slice(1))).toContain("easy: 1 items that can be served");
    expect(problems({ ...sound, extra: [] })).toContain("module extra is not in the blueprint");
  });

  it("finds an item or a stimulus in two places", () => {
    expect(problems({ easy: ids(e1, e2), hard: ids(h1, e2) })).toContain("item easy-2 is in");
    const twin: Panel = { id: "two", measure: "quantitative", modules: sound };
    expect(problems(sound, bank, [twin])).toContain("is in one easy and two easy");
    const stimulus = { id: stimulusIdSchema.parse("data-shared"), sort: "data" } as const;
    const shared = bank.map((entry) =>
      ["easy-2", "hard-2"].includes(entry.id) ? { ...entry, stimulus } : entry,
    );
    expect(problems(sound, shared)).toContain("stimulus data-shared is in one easy and one hard");
    expect(problems(sound, shared)).toContain("1 questions on data-shared for 3 to 3");
  });

  it("finds enemies anywhere in a panel", () => {
    const enemies = bank.map((entry) =>
      ["easy-1", "hard-2"].includes(entry.id) ? { ...entry, enemyGroups: ["word terse"] } : entry,
    );
    expect(problems(sound, enemies)).toBe("one: enemies by word terse: easy-1, hard-2");
  });

  it("finds a count beyond its slack, a mean beyond its tolerance and a foreign measure", () => {
    expect(problems(sound, replaced("easy-2", comparison))).toContain(
      "2 of comparisons for 1 to 1",
    );
    expect(problems(sound, replaced("hard-1", { difficulty: 1.2 }))).toBe("");
    expect(problems(sound, replaced("hard-1", { difficulty: 1.21 }))).toContain("1.105 for 1");
    expect(problems(sound, replaced("easy-2", { measure: "verbal" }))).toContain("another measure");
  });
});

describe("countFor", () => {
  const stimulus = { id: stimulusIdSchema.parse("passage-one"), sort: "long" } as const;
  const items = [
    item("a-1", 0, {
      kind: "text-completion",
      blanks: 2,
      component: "verbal.reading.argument.weaken",
    }),
    item("a-2", 0, { stimulus, component: "verbal.reading.argumentative.x" }),
    item("a-3", 0, { stimulus }),
  ];

  it("takes a rule's descriptions together, and topics as whole steps of the path", () => {
    expect(countFor(buildRule({}), items)).toBe(3);
    expect(countFor(buildRule({ blanks: 2, kinds: ["single-choice"] }), items)).toBe(0);
    expect(countFor(buildRule({ topics: ["verbal.reading.argument"] }), items)).toBe(1);
  });

  it("counts stimuli once", () => {
    expect(countFor(buildRule({ stimulusSorts: ["long"] }), items)).toBe(2);
    expect(countFor(buildRule({ stimulusSorts: ["long"], counts: "stimuli" }), items)).toBe(1);
  });
});
