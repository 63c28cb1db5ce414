import { describe, expect, it } from "vitest";
import { projectDirectory } from "../project-paths.ts";
import { importsIn, readImports } from "./read-imports.ts";
import { cycles, violations } from "./rules.ts";

const imports = readImports(projectDirectory);

describe("direction of imports", () => {
  it("is kept by every file of the project", () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(violations(imports)).toEqual([]);
  });

  it("has no cycles", () => {
    expect(cycles(imports)).toEqual([]);
  });

  it.each([
    ["packages/domain/src/item/x.ts", 'import { y } from "../scoring/index.ts";', "lower rows"],
    ["packages/domain/src/item/x.ts", 'import { readFileSync } from "node:fs";', "platform"],
    ["packages/contract/src/x.ts", 'import { y } from "@lexiquant/content";', "contract"],
    ["content/src/x.ts", 'import { y } from "@lexiquant/domain/scoring";', "content knows"],
    ["apps/web/src/lib/x.ts", 'import { y } from "@lexiquant/content";', "no keys"],
    ["apps/web/src/lib/x.ts", 'import { y } from "@lexiquant/domain/scoring";', "no keys"],
    ["apps/api/src/features/a/x.ts", 'import { y } from "../b/y.ts";', "another feature"],
    ["apps/web/src/ui/x.tsx", 'import { y } from "../features/a/y.ts";', "downwards"],
    ["apps/api/src/features/a/service.ts", 'import { sql } from "kysely";', "SQL"],
    ["apps/api/src/features/a/service.ts", 'import { jwtVerify } from "jose";', "vendors"],
  ])("refuses in %s: %s", (source, text, reason) => {
    expect(violations(importsIn(source, text)).join()).toContain(reason);
  });

  it("finds a cycle of two files", () => {
    const pair = [
      ...importsIn("content/src/a.ts", 'import { b } from "./b.ts";'),
      ...importsIn("content/src/b.ts", 'import { a } from "./a.ts";'),
    ];
    expect(cycles(pair)).toHaveLength(1);
  });
});
