import type { ClockReading } from "../../exam/sitting/section-saver.ts";
import type { FailureOutcome } from "../../sending/failure-outcome.ts";
import type { Draft } from "./essay-start.ts";

export type EssaySaveOutcome =
  | { readonly kind: "saved"; readonly revision: number; readonly clock: ClockReading }
  | FailureOutcome<"ended">;

interface SaverDependencies {
  readonly save: (draft: Draft) => Promise<EssaySaveOutcome>;
  /** A last word while the page goes: sent without waiting for an answer. */
  readonly saveAtOnce: (draft: Draft) => void;
  readonly onOutcome: (outcome: EssaySaveOutcome, sent: Draft) => void;
}

export interface EssaySaver {
  readonly wrote: (draft: Draft) => void;
  /** Sends now what waits; resolves when it is answered. */
  readonly flush: () => Promise<void>;
  readonly leave: () => void;
  /** Sends nothing any more; resolves when nothing is on its way. */
  readonly stop: () => Promise<void>;
}

const CHANGE_DELAY_MS = 1_000;
const RETRY_MS = 4_000;

/** Sends the latest text soon after it changed, and again until the server has it. One request at a time, so they arrive in order. */
export function createEssaySaver({ save, saveAtOnce, onOutcome }: SaverDependencies): EssaySaver {
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | null = null;
  let stopped = false;

  function sendAfter(delayMs: number): void {
    if (stopped || timer !== undefined) return;
    timer = setTimeout(() => void flush(), delayMs);
  }

  async function send(draft: Draft): Promise<void> {
    const outcome = await save(draft);
    if (outcome.kind === "over") stopped = true;
    if (outcome.kind !== "later" && waiting === draft) waiting = null;
    onOutcome(outcome, draft);
    if (waiting !== null) sendAfter(outcome.kind === "later" ? RETRY_MS : CHANGE_DELAY_MS);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (stopped || waiting === null) return;
    if (underway !== null) return underway;
    underway = send(waiting).finally(() => {
      underway = null;
    });
    return underway;
  }

  return {
    wrote(draft) {
      waiting = draft;
      sendAfter(CHANGE_DELAY_MS);
    },
    flush,
    leave() {
      if (!stopped && waiting !== null) saveAtOnce(waiting);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underway;
    },
  };
}
