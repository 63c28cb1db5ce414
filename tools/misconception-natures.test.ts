import { readdirSync, readFileSync } from "node:fs";
import { CLASSED_MISCONCEPTIONS, natureOf } from "@lexiquant/domain/mistakes";
import { expect, it } from "vitest";
import { projectDirectory } from "./project-paths.ts";

const folder = `${projectDirectory}content/misconceptions/`;
const catalogue = readdirSync(folder).flatMap((file) =>
  [...readFileSync(`${folder}${file}`, "utf8").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id),
);

it("classes misconceptions that the catalogue has, each once", () => {
  expect(catalogue.length).toBeGreaterThan(200);
  expect(CLASSED_MISCONCEPTIONS.filter((id) => !catalogue.includes(id))).toEqual([]);
  expect(new Set(CLASSED_MISCONCEPTIONS).size).toBe(CLASSED_MISCONCEPTIONS.length);
});

it.each([
  ["sign-slip", "slip"],
  ["answered-intermediate-quantity", "misread"],
  ["average-of-averages", "content"],
])("takes %s for a matter of %s", (id, nature) => {
  expect(natureOf(id)).toBe(nature);
});
