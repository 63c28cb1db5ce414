import type { Import } from "./read-imports.ts";

/** Folders of the domain from the bottom up: a folder imports only folders of lower rows. */
const DOMAIN_ROWS: Readonly<Record<string, number>> = {
  kernel: 0,
  item: 1,
  irt: 1,
  spacing: 1,
  scoring: 2,
  learner: 2,
  adaptive: 2,
  pace: 2,
  session: 3,
  exam: 3,
  report: 3,
  essay: 3,
  diagnostic: 3,
  tutor: 4,
  forecast: 4,
  "study-plan": 4,
  plan: 4,
  sureness: 4,
  vocabulary: 4,
  mistakes: 5,
};

/** A rule gives the reason why an import is not allowed, or null. */
type Rule = (edge: Import) => string | null;

const isTest = (path: string) => /\.(?:test|type-test)\.tsx?$|\/testing\//.test(path);
const under = (path: string, folder: string) => path.startsWith(`${folder}/`);

function domainRow(path: string): number | null {
  const folder = /^packages\/domain\/src\/([^/]+)/.exec(path)?.[1];
  return folder === undefined ? null : (DOMAIN_ROWS[folder] ?? Number.NaN);
}

const domainIsPure: Rule = ({ source, target, internal }) => {
  if (!under(source, "packages/domain") || isTest(source)) return null;
  if (!internal) {
    return ["zod", "fraction.js", "ts-fsrs"].includes(target)
      ? null
      : "the domain knows no platform or vendor";
  }
  const from = domainRow(source);
  const to = domainRow(target);
  if (from === null || to === null)
    return "the domain imports nothing from the rest of the project";
  const sameFolder = source.split("/")[3] === target.split("/")[3];
  return sameFolder || to < from ? null : "a domain folder imports only folders of lower rows";
};

const contractKnowsTheDomain: Rule = ({ source, target, internal }) => {
  if (!under(source, "packages/contract") || isTest(source)) return null;
  const allowed = internal
    ? under(target, "packages/contract") || under(target, "packages/domain")
    : target === "zod";
  return allowed ? null : "the contract knows the domain's shapes and nothing else";
};

const contentKnowsItems: Rule = ({ source, target, internal }) => {
  if (!under(source, "content") || isTest(source) || !internal) return null;
  const allowed = ["content", "packages/domain/src/kernel", "packages/domain/src/item"].some(
    (folder) => under(target, folder) || target === folder,
  );
  return allowed ? null : "content knows the domain's kernel and item only";
};

const WEB_MAY_KNOW = [
  "apps/web",
  "packages/contract",
  "packages/domain/src/kernel",
  "packages/domain/src/item",
  "packages/domain/src/pace",
  "packages/domain/src/session",
  "packages/domain/src/scoring/validate",
];
const webHasNoKeys: Rule = ({ source, target, internal }) => {
  if (!under(source, "apps/web") || !internal) return null;
  const allowed = WEB_MAY_KNOW.some((folder) => target.startsWith(folder));
  return allowed
    ? null
    : "the web knows contract, items, pace, session and validation: no keys, no server";
};

const apiDoesNotKnowTheWeb: Rule = ({ source, target }) =>
  under(source, "apps/api") && under(target, "apps/web") ? "api and web never meet" : null;

const featuresAreIslands: Rule = ({ source, target }) => {
  const feature = /^(apps\/(?:web|api)\/src\/features)\/([^/]+)\//;
  const [, area, from] = feature.exec(source) ?? [];
  const [, otherArea, to] = feature.exec(target) ?? [];
  return area !== undefined && area === otherArea && from !== to
    ? "a feature does not import another feature"
    : null;
};

const webIsLayered: Rule = ({ source, target }) => {
  const layers = ["lib", "ui", "items", "features", "app"];
  const layer = (path: string) =>
    layers.indexOf(/^apps\/web\/src\/([^/]+)\//.exec(path)?.[1] ?? "");
  if (layer(source) < 0 || layer(target) < 0 || isTest(source)) return null;
  return layer(target) <= layer(source)
    ? null
    : "the web imports downwards: app, features, items, ui, lib";
};

const sqlStaysInRepositories: Rule = ({ source, target }) => {
  if (!under(source, "apps/api") || isTest(source) || target !== "kysely") return null;
  const allowed = under(source, "apps/api/src/db") || /repository\.ts$/.test(source);
  return allowed ? null : "only repositories and db/ know SQL";
};

/** What the server is built with; everything else that is installed is somebody's product, behind an adapter. */
const PLATFORM = [
  "zod",
  "kysely",
  "pg",
  "@electric-sql/pglite",
  "fastify",
  "fastify-type-provider-zod",
  "close-with-grace",
  "lru-cache",
  "vitest",
  // A thread that is started from the sources loads it itself.
  "tsx",
];
const vendorsStayInAdapters: Rule = ({ source, target, internal }) => {
  if (!under(source, "apps/api") || isTest(source) || internal) return null;
  const platform =
    target.startsWith("node:") ||
    target.startsWith("@fastify/") ||
    target.startsWith("@lexiquant/") ||
    PLATFORM.some((name) => target === name || target.startsWith(`${name}/`));
  return platform || under(source, "apps/api/src/adapters") ? null : "only adapters know vendors";
};

const RULES: readonly Rule[] = [
  domainIsPure,
  contractKnowsTheDomain,
  contentKnowsItems,
  webHasNoKeys,
  apiDoesNotKnowTheWeb,
  featuresAreIslands,
  webIsLayered,
  sqlStaysInRepositories,
  vendorsStayInAdapters,
];

/** Every import that a rule forbids, with the reason. */
export function violations(imports: readonly Import[]): string[] {
  return imports.flatMap((edge) =>
    RULES.flatMap((rule) => {
      const reason = rule(edge);
      return reason === null ? [] : [`${edge.source} → ${edge.target}: ${reason}`];
    }),
  );
}

/** Import cycles, each as the list of its files; empty when there is none. */
export function cycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { source, target, internal } of imports) {
    if (internal) targets.set(source, [...(targets.get(source) ?? []), target]);
  }
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push([...path.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of targets.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return found;
}
