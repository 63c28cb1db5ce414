import type { PracticeSession } from "@lexiquant/contract";
import type { ItemWork, PracticeProgress } from "@lexiquant/domain/session";
import { useEffect, useRef, useState } from "react";
import { followPage } from "../../../lib/follow-page.ts";
import { saveWork, saveWorkAtOnce } from "./save-work.ts";
import { forgetMirror, writeMirror } from "./work-mirror.ts";
import { createWorkSaver, type Urgency, type WorkSaver } from "./work-saver.ts";

interface KeptWork {
  readonly session: PracticeSession;
  readonly mirrorKey: string;
  readonly progress: PracticeProgress;
}

/** Writes every change down in this browser at once, and on the server soon. */
export function useKeptWork({ session, mirrorKey, progress }: KeptWork): void {
  const saver = useRef<WorkSaver | null>(null);
  const known = useRef<Pick<PracticeProgress, "currentPosition"> & KnownWorks>({
    currentPosition: session.currentPosition,
    works: worksOf(session),
  });
  const { id } = session;
  const [startPosition] = useState(session.currentPosition);

  useEffect(() => {
    const created = createWorkSaver(startPosition, {
      save: (batch) => saveWork(id, batch),
      saveAtOnce: (batch) => saveWorkAtOnce(id, batch),
    });
    saver.current = created;
    const unfollow = followPage({ leave: created.leave, back: created.flush });
    return () => {
      unfollow();
      created.leave();
      created.stop();
    };
  }, [id, startPosition]);

  useEffect(() => {
    if (progress.status === "closed") {
      forgetMirror(mirrorKey);
      saver.current?.leave();
      saver.current?.stop();
      return;
    }
    writeMirror(mirrorKey, progress);
    for (const [position, { work }] of progress.items.entries()) {
      const before = known.current.works[position];
      if (before === work) continue;
      saver.current?.changed({ position, work }, urgencyOf(before, work));
    }
    if (progress.currentPosition !== known.current.currentPosition) {
      saver.current?.moved(progress.currentPosition);
    }
    known.current = {
      currentPosition: progress.currentPosition,
      works: progress.items.map(({ work }) => work),
    };
  }, [progress, mirrorKey]);
}

interface KnownWorks {
  readonly works: readonly ItemWork[];
}

function worksOf(session: PracticeSession): ItemWork[] {
  return [...session.items]
    .sort((one, other) => one.position - other.position)
    .map(({ work }) => work);
}

function urgencyOf(before: ItemWork | undefined, now: ItemWork): Urgency {
  const onlyTime =
    before !== undefined &&
    before.response === now.response &&
    before.eliminatedOptionIds === now.eliminatedOptionIds &&
    before.highlights === now.highlights &&
    before.scratch === now.scratch;
  return onlyTime ? "time" : "choice";
}
