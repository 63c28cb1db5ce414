import {
  drawSections,
  type Route,
  routeToModule,
  routingCutoffs,
  toAssemblyItems,
} from "@lexiquant/domain/adaptive";
import { choosePanel } from "@lexiquant/domain/exam";
import { MEASURES } from "@lexiquant/domain/item";
import {
  accepted,
  type ItemId,
  type RandomSource,
  type Result,
  refused,
} from "@lexiquant/domain/kernel";
import type { StoredSection } from "../../history/exams/sections-repository.ts";
import type { ExamContext } from "./dependencies.ts";
import type { ExamPanel, SittableFormat } from "./exam-catalog.ts";
import type { ScoredItems } from "./scored-items.ts";

/** Where a section's questions come from. */
export type QuestionSource = Pick<StoredSection, "panelId" | "drawn">;

interface Planning {
  readonly format: SittableFormat;
  readonly met: ReadonlySet<ItemId>;
  /** Panels that the student has begun. */
  readonly sat: ReadonlySet<string>;
  readonly seed: number;
  readonly random: RandomSource;
}

/** The questions of each section, by section id: a panel for each measure, or sections drawn afresh. */
export function planQuestions(
  context: ExamContext,
  planning: Planning,
): Result<Map<string, QuestionSource>, "no-items-match"> {
  return planning.format.panels === null
    ? drawAfresh(context, planning)
    : accepted(choosePanels(planning));
}

function choosePanels({ format, met, sat, random }: Planning): Map<string, QuestionSource> {
  const chosen = MEASURES.map((measure) => {
    const panels = format.panels?.[measure] ?? [];
    return [measure, choosePanel({ panels, sat, met, random })] as const;
  });
  const panelOf = new Map<string, ExamPanel | null>(chosen);
  return new Map(
    format.outlines.map(({ sectionId, measure }) => [
      sectionId,
      { panelId: panelOf.get(measure)?.id ?? null, drawn: [] },
    ]),
  );
}

/** Without what panels hold: those questions stay new for whole mocks. */
function drawAfresh(
  { bank, catalog }: ExamContext,
  { format, met, seed }: Planning,
): Result<Map<string, QuestionSource>, "no-items-match"> {
  const inPanels = new Set(
    [...catalog.panels.values()].flatMap(({ modules }) => Object.values(modules).flat()),
  );
  const items = toAssemblyItems([...bank.items.values()], bank.stimuli).filter(
    ({ id }) => !inPanels.has(id),
  );
  const sources = new Map<string, QuestionSource>();
  for (const blueprint of format.blueprints) {
    const drawn = drawSections({ items, met, blueprint, seed });
    if (!drawn.ok) return refused("no-items-match");
    for (const { id, modules } of blueprint.sections) {
      const ids = drawn.value.modules[modules[0]?.id ?? ""] ?? [];
      sources.set(id, { panelId: null, drawn: ids });
    }
  }
  return accepted(sources);
}

/** The module of a panel that a section serves, with its items in order. */
export interface ServedModule {
  readonly moduleId: string | null;
  readonly itemIds: readonly ItemId[];
}

/** What leads to a second module. */
export interface RoutingBasis {
  /** Of the first section of the same measure. */
  readonly rawScore: number;
  /** The items that count. */
  readonly scored: ScoredItems;
}

/** What a section asks. A second section of a panel is decided here, at its beginning. */
export function serveModule(
  { catalog }: ExamContext,
  { panelId, drawn, stage }: Pick<StoredSection, "panelId" | "drawn" | "stage">,
  basis: RoutingBasis,
): ServedModule {
  if (panelId === null) return { moduleId: null, itemIds: drawn };
  const panel = catalog.panels.get(panelId);
  if (panel === undefined) throw new Error(`There is no panel ${panelId} any more.`);
  const moduleId = stage === 1 ? "routing" : routeOf(panel, basis);
  return { moduleId, itemIds: panel.modules[moduleId] ?? [] };
}

function routeOf({ modules }: ExamPanel, { rawScore, scored }: RoutingBasis): Route {
  const routing = (modules.routing ?? []).flatMap((id) => scored.get(id) ?? []);
  return routeToModule(rawScore, routingCutoffs(routing));
}
