import type { SectionClock } from "@lexiquant/contract";
import type { FailureOutcome } from "../../sending/failure-outcome.ts";
import type { EssayDraft, MarkedWork } from "./section-progress.ts";

export interface SectionBatch {
  readonly currentPosition: number;
  readonly work: readonly MarkedWork[];
  readonly essay: EssayDraft | null;
}

export type SectionSaveOutcome =
  | { readonly kind: "saved"; readonly clock: ClockReading; readonly essayRevision: number | null }
  | FailureOutcome<OverReason>;

/** Another page holds the exam, or the section has ended on the server. */
export type OverReason = "held-elsewhere" | "ended";

/** The server's clock, with the moment of this page (`performance.now()`) at which it stood so. */
export interface ClockReading {
  readonly clock: SectionClock;
  readonly atMs: number;
}

interface SaverDependencies {
  readonly save: (batch: SectionBatch) => Promise<SectionSaveOutcome>;
  /** A last word while the page goes: sent without waiting for an answer. */
  readonly saveAtOnce: (batch: SectionBatch) => void;
  readonly onOutcome: (outcome: SectionSaveOutcome) => void;
}

export interface SectionSaver {
  readonly changed: (work: readonly MarkedWork[]) => void;
  readonly wrote: (essay: EssayDraft) => void;
  readonly moved: (currentPosition: number) => void;
  /** The mere passing of time: goes with the next report of presence. */
  readonly passed: (work: readonly MarkedWork[]) => void;
  /** Sends now what waits, and reports presence; resolves when it is answered. */
  readonly flush: () => Promise<void>;
  readonly leave: () => void;
  /** Sends nothing any more; resolves when nothing is on its way. */
  readonly stop: () => Promise<void>;
}

const CHANGE_DELAY_MS = 1_000;
/** Below the ten seconds after which the server takes a page to be away. */
const HEARTBEAT_MS = 8_000;
const RETRY_MS = 4_000;

/** Sends changed work soon, and reports presence where nothing changes. One request at a time, so they arrive in order. */
export function createSectionSaver(
  startPosition: number,
  { save, saveAtOnce, onOutcome }: SaverDependencies,
): SectionSaver {
  const dirty = new Map<number, MarkedWork>();
  let essay: EssayDraft | null = null;
  let currentPosition = startPosition;
  let moved = false;
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | null = null;
  let stopped = false;

  const batch = (): SectionBatch => ({ currentPosition, work: [...dirty.values()], essay });
  const waits = () => dirty.size > 0 || essay !== null || moved;

  function sendWithin(delayMs: number): void {
    const wanted = performance.now() + delayMs;
    if (stopped || wanted >= due) return;
    due = wanted;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  function settle(sent: SectionBatch, outcome: SectionSaveOutcome): void {
    if (outcome.kind === "over") stopped = true;
    if (outcome.kind === "saved" || outcome.kind === "refused") {
      for (const entry of sent.work) {
        if (dirty.get(entry.position) === entry) dirty.delete(entry.position);
      }
      if (essay === sent.essay) essay = null;
      moved = moved && sent.currentPosition !== currentPosition;
    }
    onOutcome(outcome);
    if (outcome.kind === "later") sendWithin(RETRY_MS);
    else sendWithin(waits() ? CHANGE_DELAY_MS : HEARTBEAT_MS);
  }

  async function send(): Promise<void> {
    const sent = batch();
    settle(sent, await save(sent));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    if (stopped) return;
    if (underway !== null) return underway;
    underway = send().finally(() => {
      underway = null;
    });
    return underway;
  }

  sendWithin(HEARTBEAT_MS);
  const keep = (work: readonly MarkedWork[]) => {
    for (const entry of work) dirty.set(entry.position, entry);
  };
  return {
    changed(work) {
      keep(work);
      if (work.length > 0) sendWithin(CHANGE_DELAY_MS);
    },
    passed: keep,
    wrote(draft) {
      essay = draft;
      sendWithin(CHANGE_DELAY_MS);
    },
    moved(position) {
      currentPosition = position;
      moved = true;
      sendWithin(CHANGE_DELAY_MS);
    },
    flush,
    leave() {
      if (!stopped && waits()) saveAtOnce(batch());
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underway;
    },
  };
}
