import type { Exam } from "@lexiquant/contract";
import type { ItemWork } from "@lexiquant/domain/session";
import { storageOwner } from "../../outbox/browser-outbox.ts";
import { lateTexts } from "../../writing/late-text/late-texts.ts";
import {
  forgetSectionMirror,
  readSectionMirror,
  type SectionMirror,
  sectionMirrorKey,
} from "./section-mirror.ts";

/** Work on a question that this browser has and the server has not. */
export interface LateItem {
  readonly position: number;
  readonly work: ItemWork;
}

/** @param stored revisions by position; a position without any has 0 */
export function lateItems(
  { items }: SectionMirror,
  stored: readonly { readonly position: number; readonly revision: number }[],
): LateItem[] {
  const revisionAt = new Map(stored.map(({ position, revision }) => [position, revision]));
  return items.flatMap(({ work }, position) =>
    work.revision > (revisionAt.get(position) ?? 0) ? [{ position, work }] : [],
  );
}

export interface LateWork {
  /** Of questions. */
  readonly positions: readonly number[];
  readonly essay: boolean;
}

/** What this browser has of the section that ended last, and the server has not; null for nothing. */
export function lateWorkOf({ id: examId, lastEnded }: Exam): LateWork | null {
  if (lastEnded === null) return null;
  const { place, stored, essay } = lastEnded;
  const mirror = readSectionMirror(keyOf(examId, place));
  if (mirror === null) return null;
  const positions = lateItems(mirror, stored).map(({ position }) => position);
  const late = { positions, essay: lateTexts(mirror.essay, essay?.text ?? "").length > 0 };
  return late.essay || positions.length > 0 ? late : null;
}

/** What came too late stays until the student has seen it, in the report at the latest. */
export function forgetWhatCameInTime(exam: Exam): void {
  const { id, lastEnded } = exam;
  if (lastEnded === null || lateWorkOf(exam) !== null) return;
  forgetSectionMirror(keyOf(id, lastEnded.place));
}

function keyOf(examId: string, place: number): string {
  return sectionMirrorKey({ owner: storageOwner() ?? "nobody", examId, place });
}
