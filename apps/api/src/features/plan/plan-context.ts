import type { Exams } from "@lexiquant/content";
import type { KnowledgeComponentId } from "@lexiquant/domain/kernel";
import type { Dependencies } from "../../dependencies.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";

/** What plan and recommendations need of the application. */
export type PlanDependencies = PracticeStateContext & Pick<Dependencies, "library">;

/** An exam that can be sat. */
interface SittableExam {
  readonly formatId: string;
  readonly minutes: number;
  readonly questions: number;
}

/** The same, with bank, lessons and exams put in order once at start. */
export interface PlanContext extends PracticeStateContext {
  readonly library: PlanDependencies["library"];
  readonly lessons: ReadonlySet<KnowledgeComponentId>;
  /** The whole test; null where there are no panels for it. */
  readonly mock: SittableExam | null;
  /** Of an essay, at standard time; null where there is nothing to write on. */
  readonly essayMinutes: number | null;
}

export function createPlanContext({ library, ...context }: PlanDependencies): PlanContext {
  const { exams } = context;
  return {
    ...context,
    library,
    lessons: new Set(library.lessons.map(({ id }) => id)),
    mock: mockOf(exams),
    essayMinutes: library.prompts.length === 0 ? null : essayMinutes(exams),
  };
}

/** Adaptive, and with panels of both measures: what students sit by computer. */
function mockOf({ formats, panels }: Exams): SittableExam | null {
  for (const format of formats) {
    if (format.kind !== "whole-test" || !format.adaptive) continue;
    const measures = new Set(
      panels.flatMap((panel) => (panel.format === format.id ? [panel.measure] : [])),
    );
    if (measures.size < 2) continue;
    const asked = format.sections.filter((section) => "stage" in section);
    return {
      formatId: format.id,
      minutes: format.totalMinutes,
      questions: asked.reduce((sum, { questions }) => sum + questions, 0),
    };
  }
  return null;
}

function essayMinutes({ formats }: Exams): number | null {
  for (const format of formats) {
    if (format.kind !== "single-section") continue;
    const whole = formats.find(({ id }) => id === format.of);
    if (whole?.kind !== "whole-test") continue;
    const section = whole.sections.find(({ id }) => id === format.section);
    if (section === undefined || "stage" in section) continue;
    return section.minutes;
  }
  return null;
}
