import type { Exams } from "@lexiquant/content";
import type { ExamOptions } from "@lexiquant/contract";
import type { PanelBlueprint } from "@lexiquant/domain/adaptive";
import { MEASURE_NAMES, MEASURES, type Measure } from "@lexiquant/domain/item";
import { type ScoreScale, scoreScale } from "@lexiquant/domain/report";
import { tableOf } from "../../bank/percentile-table.ts";
import type { StoredExam } from "../../history/exams/repository.ts";
import type { StoredSection } from "../../history/exams/sections-repository.ts";

type Format = Exams["formats"][number];
type WholeTest = Extract<Format, { kind: "whole-test" }>;
type SingleSection = Extract<Format, { kind: "single-section" }>;
type Section = WholeTest["sections"][number];
export type ExamPanel = Exams["panels"][number];

type SectionOutline = Pick<
  StoredSection,
  "sectionId" | "name" | "measure" | "stage" | "questions"
> & { readonly minutes: number };

/** A format as it can be sat. */
export interface SittableFormat {
  readonly id: string;
  readonly kind: Format["kind"];
  readonly name: string;
  readonly delivery: WholeTest["delivery"];
  readonly scoring: StoredExam["scoring"];
  readonly outlines: readonly SectionOutline[];
  readonly orders: WholeTest["orders"];
  /** Of each measure; none where questions are drawn afresh. */
  readonly panels: Readonly<Record<Measure, readonly ExamPanel[]>> | null;
  /** What is drawn afresh; none of a format with panels, nor of an essay alone. */
  readonly blueprints: readonly PanelBlueprint[];
}

/** The exam's data, put in order for whoever sits one. */
export interface ExamCatalog {
  readonly formats: readonly SittableFormat[];
  readonly accommodations: ExamOptions["accommodations"];
  readonly panels: ReadonlyMap<string, ExamPanel>;
  /** The latest complete percentile table of a measure, as a scale and as printed. @throws where there is none */
  readonly scaleOf: (measure: Measure) => {
    readonly scale: ScoreScale;
    readonly percentBelow: { score: number; percent: number }[];
  };
}

export function examCatalog(exams: Exams): ExamCatalog {
  return {
    formats: exams.formats.flatMap((format) =>
      format.kind === "whole-test" ? sittableTest(format, exams) : sittableSection(format, exams),
    ),
    accommodations: exams.accommodations.map(({ id, name, timeFactor, standard }) => ({
      id,
      name,
      timeFactor,
      standard,
    })),
    panels: new Map(exams.panels.map((panel) => [panel.id, panel])),
    scaleOf: (measure) => {
      const { table, percentBelow } = tableOf(exams.percentiles, measure);
      return { scale: scoreScale(table), percentBelow };
    },
  };
}

/** An adaptive test can be sat where there are panels of both measures. */
function sittableTest(format: WholeTest, exams: Exams): SittableFormat[] {
  const { id, kind, name, delivery, adaptive, orders, sections } = format;
  const panels = panelsOf(exams, id);
  if (adaptive && MEASURES.some((measure) => panels[measure].length === 0)) return [];
  return [
    {
      id,
      kind,
      name,
      delivery,
      scoring: adaptive ? "adaptive" : "linear",
      outlines: sections.map((section) => outlineOf(section, { alone: false })),
      orders,
      panels: adaptive ? panels : null,
      blueprints: adaptive ? [] : blueprintsOf(format, sections),
    },
  ];
}

/** One section of a test, of middling difficulty. */
function sittableSection({ id, kind, name, of, section: wanted }: SingleSection, exams: Exams) {
  const whole = exams.formats.find((format) => format.id === of);
  if (whole?.kind !== "whole-test") return [];
  const section = whole.sections.find((candidate) => candidate.id === wanted);
  if (section === undefined) return [];
  const sittable: SittableFormat = {
    id,
    kind,
    name,
    delivery: whole.delivery,
    scoring: "single-section",
    outlines: [outlineOf(section, { alone: true })],
    orders: [],
    panels: null,
    blueprints: blueprintsOf(whole, [section]).map(({ sections, ...rest }) => ({
      ...rest,
      sections: sections.map((one) => ({ ...one, modules: [ALONE] })),
    })),
  };
  return [sittable];
}

/** For a section that no other one routes to. */
const ALONE = { id: "alone", meanDifficulty: 0, meanTolerance: 0.1, informationAt: [-1, 0, 1] };

function panelsOf({ panels }: Exams, formatId: string): Record<Measure, ExamPanel[]> {
  const of = (wanted: Measure) =>
    panels.filter(({ format, measure }) => format === formatId && measure === wanted);
  return { verbal: of("verbal"), quantitative: of("quantitative") };
}

function blueprintsOf(
  { questionsPerStimulus }: WholeTest,
  sections: readonly Section[],
): PanelBlueprint[] {
  return MEASURES.map((measure) => ({
    measure,
    sections: sections
      .flatMap((section) =>
        section.measure === measure && "stage" in section ? [{ ...section, measure }] : [],
      )
      .sort((one, other) => one.stage - other.stage),
    questionsPerStimulus,
  })).filter((blueprint) => blueprint.sections.length > 0);
}

function outlineOf(section: Section, { alone }: { readonly alone: boolean }): SectionOutline {
  const { id, questions, minutes } = section;
  const sized = { sectionId: id, questions, minutes };
  if (!("stage" in section)) {
    return { ...sized, name: "Analytical Writing", measure: section.measure, stage: 0 };
  }
  const { measure, stage } = section;
  const name = MEASURE_NAMES[measure];
  return { ...sized, name: alone ? name : `${name}, section ${stage}`, measure, stage };
}
