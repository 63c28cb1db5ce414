import type { RunningSection } from "@lexiquant/contract";
import { useEffect, useRef } from "react";
import { followPage } from "../../../../lib/follow-page.ts";
import { writeSectionMirror } from "./section-mirror.ts";
import {
  type EssayDraft,
  type MarkedWork,
  mirrorOf,
  type SectionProgress,
  storedWorksOf,
  worksOf,
} from "./section-progress.ts";
import { createSectionSaver, type SectionSaveOutcome, type SectionSaver } from "./section-saver.ts";
import { type SectionAddress, saveSection, saveSectionAtOnce } from "./send-section.ts";

interface SavedSection {
  readonly address: SectionAddress;
  readonly running: RunningSection;
  readonly mirrorKey: string;
  readonly progress: SectionProgress;
  /** Of the essay, as the server told it last. */
  readonly savedRevision: number;
  readonly onOutcome: (outcome: SectionSaveOutcome) => void;
  /** False once the section is being ended: its end carries all work. */
  readonly open: boolean;
}

interface Known {
  readonly position: number;
  readonly works: readonly MarkedWork[];
  readonly essay: EssayDraft | null;
}

/** Writes every change of a section down in this browser at once, and on the server soon. */
export function useSectionSaver(saved: SavedSection) {
  const { address, running, mirrorKey, progress, savedRevision, open } = saved;
  const saver = useRef<SectionSaver | null>(null);
  const tell = useRef(saved.onOutcome);
  useEffect(() => {
    tell.current = saved.onOutcome;
  });
  const known = useRef<Known>({
    position: running.currentPosition,
    works: storedWorksOf(running),
    essay: running.essay?.draft ?? null,
  });
  const start = useRef(running.currentPosition);

  useEffect(() => {
    const created = createSectionSaver(start.current, {
      save: (batch) => saveSection(address, batch),
      saveAtOnce: (batch) => saveSectionAtOnce(address, batch),
      onOutcome: (outcome) => tell.current(outcome),
    });
    saver.current = created;
    // Back from sleep or another window: the server's clock has run on.
    const unfollow = followPage({ leave: created.leave, back: () => void created.flush() });
    return () => {
      unfollow();
      created.leave();
      void created.stop();
    };
  }, [address]);

  useEffect(() => {
    if (!open) return;
    writeSectionMirror(mirrorKey, mirrorOf(progress, savedRevision));
    hand(progress, known.current, saver.current);
    known.current = {
      position: progress.practice.currentPosition,
      works: worksOf(progress),
      essay: progress.essay,
    };
  }, [progress, savedRevision, mirrorKey, open]);

  return {
    flush: async () => saver.current?.flush(),
    stop: async () => saver.current?.stop(),
  };
}

/** Gives the saver what is new since it was given something last. */
function hand(progress: SectionProgress, known: Known, saver: SectionSaver | null): void {
  const { currentPosition } = progress.practice;
  const fresh = worksOf(progress).filter(({ position, work, marked }) => {
    const before = known.works.find((other) => other.position === position);
    return before === undefined || before.work !== work || before.marked !== marked;
  });
  const isChange = ({ position, work }: MarkedWork) =>
    known.works.find((other) => other.position === position)?.work.revision !== work.revision;
  saver?.passed(fresh);
  saver?.changed(fresh.filter(isChange));
  if (progress.essay !== null && progress.essay.revision !== known.essay?.revision) {
    saver?.wrote(progress.essay);
  }
  if (currentPosition !== known.position) saver?.moved(currentPosition);
}
