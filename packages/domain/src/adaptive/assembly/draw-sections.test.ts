import { expect, it } from "vitest";
import { buildAssemblyBank, buildPanelBlueprint } from "../../testing/build-assembly-bank.ts";
import { checkPanels } from "../check-panels.ts";
import { drawSections } from "./draw-sections.ts";

const items = buildAssemblyBank(150, 6);
const blueprint = buildPanelBlueprint();
const draw = (met: readonly string[], pool = items) =>
  drawSections({
    items: pool,
    met: new Set(pool.map(({ id }) => id).filter((id) => met.includes(id))),
    blueprint,
    seed: 3,
  });

function drawnIds(result: ReturnType<typeof draw>): string[] {
  if (!result.ok) throw new Error(result.reason);
  expect(checkPanels([result.value], blueprint, items)).toEqual([]);
  return Object.values(result.value.modules).flat();
}

it("uses nothing that was met while the rest will do", () => {
  const met = drawnIds(draw([]));
  expect(drawnIds(draw(met)).filter((id) => met.includes(id))).toEqual([]);
});

it("falls back on what was met, and draws the same again from the seed", () => {
  const all = items.map(({ id }) => id);
  expect(drawnIds(draw(all))).toHaveLength(drawnIds(draw([])).length);
  expect(drawnIds(draw(all))).toEqual(drawnIds(draw(all)));
});

it("is refused where the bank is too small", () => {
  expect(draw([], items.slice(0, 5))).toEqual({ ok: false, reason: "bank-too-small" });
});
