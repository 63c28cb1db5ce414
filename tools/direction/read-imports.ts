import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

/** One import of one file. `target` is a path inside the project, or the name of a package. */
export interface Import {
  readonly source: string;
  readonly target: string;
  readonly internal: boolean;
}

const SKIPPED = new Set(["node_modules", "dist", ".build", "data", ".git"]);
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)"([^"]+)"/g;
const PACKAGES: Readonly<Record<string, string>> = {
  "@lexiquant/domain": "packages/domain/src",
  "@lexiquant/contract": "packages/contract/src",
  "@lexiquant/content": "content/src",
  "@lexiquant/api": "apps/api/src",
};

export function sourceFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(?:ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function resolveTarget(source: string, specifier: string): { target: string; internal: boolean } {
  if (specifier.startsWith(".")) {
    return { target: normalize(join(dirname(source), specifier)), internal: true };
  }
  const owner = Object.keys(PACKAGES).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (owner === undefined) return { target: specifier, internal: false };
  const inside = specifier.slice(owner.length + 1);
  return { target: join(PACKAGES[owner] ?? "", inside || "index.ts"), internal: true };
}

/** The imports of a text, types included: direction holds for knowledge, not only for code. */
export function importsIn(source: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, specifier = ""]) => ({
    source,
    ...resolveTarget(source, specifier),
  }));
}

export function readImports(projectDirectory: string): Import[] {
  return sourceFiles(projectDirectory).flatMap((path) =>
    importsIn(relative(projectDirectory, path), readFileSync(path, "utf8")),
  );
}
