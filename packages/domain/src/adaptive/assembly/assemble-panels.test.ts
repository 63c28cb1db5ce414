import { describe, expect, it } from "vitest";
import { buildAssemblyBank, buildPanelBlueprint } from "../../testing/build-assembly-bank.ts";
import { checkPanels } from "../check-panels.ts";
import { informationWithoutGuessing } from "../module-information.ts";
import { reportPanels } from "../report-panels.ts";
import { assemblePanels } from "./assemble-panels.ts";

const items = buildAssemblyBank(150, 6);
const blueprint = buildPanelBlueprint();
const task = { items, blueprint, panels: 4, seed: 7 };

function panelsOf(changes: Partial<typeof task> = {}) {
  const result = assemblePanels({ ...task, ...changes });
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe("assemblePanels", () => {
  it("keeps every rule of the blueprint, whatever the seed", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const panels = panelsOf({ seed });
      expect(panels).toHaveLength(4);
      expect(checkPanels(panels, blueprint, items)).toEqual([]);
      expect(new Set(panels.flatMap(({ modules }) => Object.values(modules).flat())).size).toBe(80);
    }
  });

  it("gives the same panels for the same seed, in whatever order the bank comes, and others for another", () => {
    expect(panelsOf({ items: items.toReversed() })).toEqual(panelsOf());
    expect(panelsOf({ seed: 8 })).not.toEqual(panelsOf());
  });

  it("measures a tenth better where its modules aim than items taken at random would", () => {
    const { panels } = reportPanels(panelsOf(), blueprint, items);
    const gains = panels
      .flatMap(({ modules }) => Object.values(modules))
      .flatMap(({ questions, information }) =>
        information.map((point) => {
          const all = items.reduce(
            (sum, item) => sum + informationWithoutGuessing(item, point.theta),
            0,
          );
          return point.information / ((all / items.length) * questions);
        }),
      );
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(1.1);
  });

  it("prefers items that discriminate, once they are known to", () => {
    const sharper = items.map((item, index) => ({
      ...item,
      discrimination: index % 3 === 0 ? 1.6 : 0.8,
    }));
    const used = new Set(
      panelsOf({ items: sharper }).flatMap(({ modules }) => Object.values(modules).flat()),
    );
    const sharp = sharper.filter(({ id, discrimination }) => used.has(id) && discrimination > 1);
    // A third of the bank: by chance 27 of the 80 places.
    expect(sharp.length).toBeGreaterThan(40);
  });

  it("refuses when stimuli run out, and when no choice of items keeps the rules", () => {
    expect(assemblePanels({ ...task, panels: 7 })).toEqual({ ok: false, reason: "bank-too-small" });
    const easy = items.map((item) => ({ ...item, difficulty: -1.5 }));
    expect(assemblePanels({ ...task, items: easy })).toEqual({
      ok: false,
      reason: "blueprint-not-met",
    });
  });
});
