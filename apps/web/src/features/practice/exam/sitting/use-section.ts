import type { Exam, RunningSection } from "@lexiquant/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useState } from "react";
import { storageOwner } from "../../outbox/browser-outbox.ts";
import type { WaitingReason } from "../../sending/failure-outcome.ts";
import { useItemClock } from "../../session/use-item-clock.ts";
import { markHeldElsewhere, readAgain } from "./exam-query.ts";
import { readSectionMirror, sectionMirrorKey } from "./section-mirror.ts";
import { advanceSection, beginSection, worksOf } from "./section-progress.ts";
import type { ClockReading, OverReason, SectionSaveOutcome } from "./section-saver.ts";
import type { SectionAddress } from "./send-section.ts";
import { useEndAtZero } from "./use-end-at-zero.ts";
import { useSectionEnding } from "./use-section-ending.ts";
import { useSectionSaver } from "./use-section-saver.ts";

export interface RunningExam {
  readonly exam: Exam;
  readonly running: RunningSection;
  /** Moment of this page (`performance.now()`) at which the section's clock stood as it is told. */
  readonly atMs: number;
}

/** What the server has of the essay. */
interface SavedEssay {
  /** Moment of this page (`performance.now()`) of the last answer; null before the first. */
  readonly atMs: number | null;
  readonly revision: number;
}

/** The section that runs, as it runs in this page. */
export function useSection({ exam, running, atMs }: RunningExam) {
  const { id: examId } = exam;
  const { place } = running;
  const address = useMemo<SectionAddress>(() => ({ examId, place }), [examId, place]);
  const [mirrorKey] = useState(() =>
    sectionMirrorKey({ owner: storageOwner() ?? "nobody", examId, place }),
  );
  const [progress, dispatch] = useReducer(advanceSection, null, () =>
    beginSection(running, readSectionMirror(mirrorKey)),
  );
  const { onOutcome, ...heard } = useHeard({ exam, running, atMs });
  const { ending, begin } = useSectionEnding(address);

  const open = ending === null;
  const savedRevision = heard.saved.revision;
  const saver = useSectionSaver({
    address,
    running,
    mirrorKey,
    progress,
    savedRevision,
    onOutcome,
    open,
  });

  const { currentPosition: position } = progress.practice;
  const itemClock = useItemClock(open && progress.practice.items.length > 0, (elapsedMs) =>
    dispatch({ kind: "time-passed", position, elapsedMs }),
  );
  const settleClock = () => {
    const elapsedMs = itemClock.take();
    const passed = { kind: "time-passed", position, elapsedMs } as const;
    if (elapsedMs > 0) dispatch(passed);
    return advanceSection(progress, passed);
  };
  const end = (why: "time" | "candidate") => {
    const last = settleClock();
    const batch = { currentPosition: position, work: worksOf(last), essay: last.essay };
    void begin(why, batch, saver.stop());
  };
  useEndAtZero({ open, told: heard.clock, end });

  useEffect(() => {
    dispatch({ kind: "item-presented", position });
  }, [position]);

  return {
    exam,
    running,
    section: exam.sections.find((section) => section.place === place) ?? null,
    progress,
    position,
    dispatch,
    ...heard,
    ending,
    end: () => end("candidate"),
    flush: saver.flush,
    goTo(next: number) {
      if (next < 0 || next >= progress.practice.items.length || next === position) return;
      settleClock();
      dispatch({ kind: "item-presented", position: next });
    },
  };
}

export type Section = ReturnType<typeof useSection>;

/** What the server answered last: its clock, what it has, or why nothing can be sent. */
function useHeard({ exam, running, atMs }: RunningExam) {
  const client = useQueryClient();
  const [clock, setClock] = useState<ClockReading>({ clock: running.clock, atMs });
  const [waiting, setWaiting] = useState<WaitingReason | null>(null);
  const [saved, setSaved] = useState<SavedEssay>({
    atMs: null,
    revision: running.essay?.draft.revision ?? 0,
  });
  const leaveFor = (why: OverReason) => {
    if (why === "held-elsewhere") markHeldElsewhere(client, exam.id);
    else void readAgain(client, exam.id);
  };
  const onOutcome = (outcome: SectionSaveOutcome) => {
    setWaiting(outcome.kind === "later" ? outcome.reason : null);
    if (outcome.kind === "over") leaveFor(outcome.why);
    if (outcome.kind !== "saved") return;
    setClock(outcome.clock);
    const { essayRevision } = outcome;
    setSaved((before) => ({
      atMs: performance.now(),
      revision: Math.max(before.revision, essayRevision ?? 0),
    }));
  };
  return { clock, waiting, saved, onOutcome };
}
