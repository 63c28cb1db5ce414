import type { ExamReport, ExamReportSection } from "@lexiquant/contract";
import { shortResponse } from "../../../../items/response-text.ts";
import { storageOwner } from "../../outbox/browser-outbox.ts";
import { type LateItem, lateItems } from "../sitting/late-work.ts";
import { readSectionMirror, sectionMirrorKey } from "../sitting/section-mirror.ts";

/** A section of questions of which this browser still keeps its own copy. */
export interface LateSection {
  /** Under which the copy is kept. */
  readonly key: string;
  readonly name: string;
  /** What the server has not: other answers, and notes. Empty where the copy has served. */
  readonly answers: readonly LateItem[];
}

export function keptSections({ id, sections }: ExamReport): LateSection[] {
  const owner = storageOwner() ?? "nobody";
  return sections.flatMap((section) => {
    if (section.measure === "analytical-writing") return [];
    const key = sectionMirrorKey({ owner, examId: id, place: section.place });
    const mirror = readSectionMirror(key);
    if (mirror === null) return [];
    const answers = lateItems(mirror, section.questions).filter((late) =>
      isWorthShowing(late, section),
    );
    return [{ key, name: section.name, answers }];
  });
}

/** A mark, a highlight or an option crossed out has served with the section's end. */
function isWorthShowing({ position, work }: LateItem, { questions }: ExamReportSection): boolean {
  const scored = questions.find((question) => question.position === position)?.attempt?.response;
  const isOther = shortResponse(work.response, null) !== shortResponse(scored ?? null, null);
  return isOther || work.scratch !== "";
}
