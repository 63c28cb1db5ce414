import { fileURLToPath } from "node:url";
import { ComputeEngine } from "@cortex-js/compute-engine";
import { MEASURE_OF_TYPE, type StepCheck } from "@lexiquant/domain/item";
import { describe, expect, it } from "vitest";
import { readBank } from "../src/read-bank.ts";
import { machineChecks } from "./index.ts";
import { keyToRecompute } from "./key-to-recompute.ts";

const bank = readBank(fileURLToPath(new URL("..", import.meta.url)));
const quantitative = [...bank.items.values()].filter(
  (item) => MEASURE_OF_TYPE[item.type] === "quantitative",
);

describe("machine checks", () => {
  const handWritten = quantitative.filter((item) => item.provenance.model === null);

  it("exist for every quantitative item written by hand and for nothing else", () => {
    expect(Object.keys(machineChecks).sort()).toEqual(handWritten.map((item) => item.id).sort());
  });

  it.each(handWritten.map((item) => [item.id, item] as const))(
    "%s: recomputes the key",
    (id, item) => {
      const options = "options" in item ? item.options.map(({ id, text }) => ({ id, text })) : [];
      expect(machineChecks[id]?.({ options })).toEqual(keyToRecompute(item));
    },
  );
});

describe("steps", () => {
  const engine = new ComputeEngine();
  const holds = ({ left, right, given }: StepCheck): boolean => {
    const side = (text: string) => {
      const expression = engine.parse(toLatex(text), { strict: false });
      const values = Object.entries(given).map(([symbol, value]) => [
        symbol,
        engine.parse(toLatex(value), { strict: false }),
      ]);
      return expression.subs(Object.fromEntries(values));
    };
    return side(left).isEqual(side(right)) === true;
  };

  it.each(
    quantitative.flatMap((item) =>
      item.explanation.steps.flatMap((step, index) =>
        step.check === null ? [] : [[`${item.id} step ${index + 1}`, step.check] as const],
      ),
    ),
  )("%s holds exactly", (_, check) => {
    expect(holds(check), `${check.left} = ${check.right}`).toBe(true);
  });

  it("does not hold when a side is off by one", () => {
    expect(holds({ left: "3*x + 2", right: "15", given: { x: "4" } })).toBe(false);
    expect(holds({ left: "3*x + 2", right: "14", given: { x: "4" } })).toBe(true);
    expect(holds({ left: "sqrt(8)", right: "2*sqrt(2)", given: {} })).toBe(true);
  });
});

/** The plain form of the checks (`3*x^(1/2)`) as LaTeX, which is what the algebra system reads. */
function toLatex(text: string): string {
  return text.replaceAll("*", "\\cdot ").replaceAll("sqrt(", "\\sqrt(");
}
