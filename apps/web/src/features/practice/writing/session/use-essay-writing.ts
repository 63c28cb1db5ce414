import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ClockReading } from "../../exam/sitting/section-saver.ts";
import { useEndAtZero } from "../../exam/sitting/use-end-at-zero.ts";
import { storageOwner } from "../../outbox/browser-outbox.ts";
import type { WaitingReason } from "../../sending/failure-outcome.ts";
import { essayQuery, keepEssay, type TimedEssay } from "../essay-query.ts";
import { essayMirrorKey, readEssayMirror, writeEssayMirror } from "./essay-mirror.ts";
import type { EssaySaveOutcome } from "./essay-saver.ts";
import { type Draft, startOfWriting } from "./essay-start.ts";
import { clockReading } from "./send-essay.ts";
import { useEssaySaver } from "./use-essay-saver.ts";
import { useEssaySubmission } from "./use-essay-submission.ts";
import { useReturn } from "./use-return.ts";

/** The essay as it is written in this page. */
export function useEssayWriting(told: TimedEssay) {
  const { id } = told.essay;
  const [mirrorKey] = useState(() =>
    essayMirrorKey({ owner: storageOwner() ?? "nobody", essayId: id }),
  );
  const text = useText(told, mirrorKey);
  const { draft, leftBehind } = text;
  const { ending, begin } = useEssaySubmission(id, mirrorKey);
  const open = ending === null;
  const heard = useHeard(told, draft, open);
  const { savedRevision, newerRevision } = heard;
  const saver = useEssaySaver(id, heard.onOutcome);

  useEffect(() => {
    if (!open) return;
    writeEssayMirror(mirrorKey, { ...draft, savedRevision, leftBehind });
    if (draft.revision > savedRevision && newerRevision === null) saver.current?.wrote(draft);
  }, [draft, savedRevision, leftBehind, newerRevision, mirrorKey, open, saver]);

  const end = (why: "time" | "candidate") =>
    void begin(why, draft, saver.current?.stop() ?? Promise.resolve());
  useEndAtZero({ open, told: heard.clock, end });
  return {
    ...text,
    clock: heard.clock,
    waiting: heard.waiting,
    saved: draft.revision <= savedRevision,
    savedAtMs: heard.savedAtMs,
    ending,
    flush: async () => saver.current?.flush(),
    submit: () => end("candidate"),
    newerElsewhere: newerRevision !== null,
    showNewer: heard.readAgain,
    keepThis: () => text.raiseAbove(heard.settleNewer()),
  };
}

export type EssayWriting = ReturnType<typeof useEssayWriting>;

/** The text with its revision, and what this browser had left behind of it. */
function useText({ essay }: TimedEssay, mirrorKey: string) {
  const [start] = useState(() => startOfWriting(essay.draft, readEssayMirror(mirrorKey)));
  const [draft, setDraft] = useState<Draft>(start.draft);
  const [leftBehind, setLeftBehind] = useState(start.leftBehind);
  /** With another text than the one typed last the editor begins anew. */
  const [editorKey, setEditorKey] = useState(0);
  return {
    draft,
    leftBehind,
    editorKey,
    write: (text: string) =>
      setDraft((before) =>
        before.text === text ? before : { revision: before.revision + 1, text },
      ),
    raiseAbove: (revision: number) =>
      setDraft((before) => ({ ...before, revision: Math.max(before.revision, revision) + 1 })),
    takeLeftBehind() {
      if (leftBehind === null) return;
      setDraft((before) => ({ revision: before.revision + 1, text: leftBehind }));
      setEditorKey((key) => key + 1);
      setLeftBehind(null);
    },
    dropLeftBehind: () => setLeftBehind(null),
  };
}

/** What the server answered last: its clock, what it has, or why nothing can be sent. */
function useHeard({ essay, atMs }: TimedEssay, draft: Draft, open: boolean) {
  const client = useQueryClient();
  const [savedRevision, setSavedRevision] = useState(essay.draft.revision);
  /** Moment of this page (`performance.now()`) of the last text that arrived; null before the first. */
  const [savedAtMs, setSavedAtMs] = useState<number | null>(null);
  const [clock, setClock] = useState<ClockReading>(() => clockReading(essay.clock, atMs));
  const [waiting, setWaiting] = useState<WaitingReason | null>(null);
  /** The server's revision, where it has a text that this page does not know. */
  const [newerRevision, setNewerRevision] = useState<number | null>(null);
  const readAgain = () =>
    void client.invalidateQueries({ queryKey: essayQuery(essay.id).queryKey });
  useReturn(essay.id, (told) => {
    if (!open) return;
    setClock(clockReading(told.essay.clock, told.atMs));
    const { state, draft: stored } = told.essay;
    // What this page has not sent yet is not left for a newer text: saving it will tell of that.
    const unsent = draft.revision > savedRevision;
    if (state !== "writing" || (!unsent && stored.revision > savedRevision))
      keepEssay(client, told);
  });
  return {
    clock,
    waiting,
    savedRevision,
    savedAtMs,
    newerRevision,
    readAgain,
    settleNewer() {
      setNewerRevision(null);
      return newerRevision ?? 0;
    },
    onOutcome(outcome: EssaySaveOutcome, sent: Draft) {
      setWaiting(outcome.kind === "later" ? outcome.reason : null);
      if (outcome.kind === "over" && open) readAgain();
      if (outcome.kind !== "saved") return;
      setClock(outcome.clock);
      if (outcome.revision > sent.revision) {
        setNewerRevision(outcome.revision);
        return;
      }
      setSavedAtMs(performance.now());
      setSavedRevision((before) => Math.max(before, outcome.revision));
    },
  };
}
