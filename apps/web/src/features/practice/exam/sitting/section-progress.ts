import type { RunningSection } from "@lexiquant/contract";
import {
  advancePractice,
  type ItemWork,
  newerWork,
  type PracticeEvent,
  type PracticeProgress,
} from "@lexiquant/domain/session";
import { startOfWriting } from "../../writing/session/essay-start.ts";
import type { SectionMirror } from "./section-mirror.ts";

export interface EssayDraft {
  /** Raised with every change; the higher one counts. */
  readonly revision: number;
  readonly text: string;
}

/** The candidate's side of a section that runs. */
export interface SectionProgress {
  readonly practice: PracticeProgress;
  /** By position. */
  readonly marked: readonly boolean[];
  /** Null in sections of questions. */
  readonly essay: EssayDraft | null;
  /** A text of this browser that never reached the server before another page went on: shown once the section has ended. */
  readonly leftBehind: string | null;
}

export type SectionEvent =
  | PracticeEvent
  | { readonly kind: "mark-toggled"; readonly position: number }
  | { readonly kind: "essay-changed"; readonly text: string };

/** Where the candidate stands: of every part the newer of what the server and this browser know. */
export function beginSection(
  running: RunningSection,
  mirror: SectionMirror | null,
): SectionProgress {
  const questions = [...running.questions].sort((one, other) => one.position - other.position);
  const kept = mirror !== null && mirror.items.length === questions.length ? mirror : null;
  const parts = questions.map((question, position) => {
    const here = kept?.items[position];
    const work = here === undefined ? question.work : newerWork(question.work, here.work);
    const keptIsNewer = here !== undefined && here.work.revision > question.work.revision;
    const seen = work.revision > 0 || work.elapsedMs > 0;
    return {
      marked: keptIsNewer ? here.marked : question.marked,
      progress: {
        item: question.item,
        work,
        seen,
        sureness: null,
        submission: { kind: "none" as const },
      },
    };
  });
  const position = (kept ?? running).currentPosition;
  return {
    practice: {
      status: "open",
      currentPosition: Math.min(position, Math.max(0, parts.length - 1)),
      items: parts.map(({ progress }) => progress),
    },
    marked: parts.map(({ marked }) => marked),
    ...essayOf(running.essay?.draft ?? null, kept),
  };
}

function essayOf(
  stored: EssayDraft | null,
  kept: SectionMirror | null,
): Pick<SectionProgress, "essay" | "leftBehind"> {
  if (stored === null) return { essay: null, leftBehind: null };
  const { draft, leftBehind } = startOfWriting(stored, kept?.essay ?? null);
  return { essay: draft, leftBehind };
}

/** The state after an event. A mark raises the revision of the work, so that the newer mark wins as well. */
export function advanceSection(progress: SectionProgress, event: SectionEvent): SectionProgress {
  if (event.kind === "essay-changed") return withEssay(progress, event.text);
  if (event.kind === "mark-toggled") return withMark(progress, event.position);
  const practice = advancePractice(progress.practice, event);
  return practice === progress.practice ? progress : { ...progress, practice };
}

function withEssay(progress: SectionProgress, text: string): SectionProgress {
  const { essay } = progress;
  if (essay === null || essay.text === text) return progress;
  return { ...progress, essay: { revision: essay.revision + 1, text } };
}

function withMark(progress: SectionProgress, toggled: number): SectionProgress {
  const { practice, marked } = progress;
  const items = practice.items.map((entry, position) =>
    position === toggled
      ? { ...entry, work: { ...entry.work, revision: entry.work.revision + 1 } }
      : entry,
  );
  return {
    ...progress,
    practice: { ...practice, items },
    marked: marked.map((mark, position) => (position === toggled ? !mark : mark)),
  };
}

export interface MarkedWork {
  readonly position: number;
  readonly work: ItemWork;
  readonly marked: boolean;
}

/** All work of the section as it is sent. */
export function worksOf({ practice, marked }: SectionProgress): MarkedWork[] {
  return practice.items.map(({ work }, position) => ({
    position,
    work,
    marked: marked[position] === true,
  }));
}

/**
 * What this browser keeps of it.
 *
 * @param savedRevision of the essay, as the server told it last
 */
export function mirrorOf(progress: SectionProgress, savedRevision: number): SectionMirror {
  const { essay, leftBehind } = progress;
  const items = worksOf(progress).map(({ work, marked }) => ({ work, marked }));
  return {
    currentPosition: progress.practice.currentPosition,
    items,
    essay: essay && { ...essay, savedRevision, leftBehind },
  };
}

/** What the server knows of the section when the page begins with it. */
export function storedWorksOf(running: RunningSection): MarkedWork[] {
  return running.questions.map(({ position, work, marked }) => ({ position, work, marked }));
}
