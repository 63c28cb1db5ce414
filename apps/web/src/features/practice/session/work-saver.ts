import type { ItemWork } from "@lexiquant/domain/session";

interface WorkAtPosition {
  readonly position: number;
  readonly work: ItemWork;
}

export interface WorkBatch {
  readonly currentPosition: number;
  readonly work: readonly WorkAtPosition[];
}

/** `refused`: the server will never take this batch; `closed`: no more work for this session at all. */
export type SaveOutcome = "saved" | "later" | "refused" | "closed";

interface SaverDependencies {
  readonly save: (batch: WorkBatch) => Promise<SaveOutcome>;
  /** A last word while the page goes: sent without waiting for an answer. */
  readonly saveAtOnce: (batch: WorkBatch) => void;
}

export interface WorkSaver {
  readonly changed: (change: WorkAtPosition, urgency: Urgency) => void;
  readonly moved: (currentPosition: number) => void;
  /** Sends now what waits. */
  readonly flush: () => void;
  readonly leave: () => void;
  readonly stop: () => void;
}

/** A choice is stored soon; the mere passing of time may wait. */
export type Urgency = "choice" | "time";

const DELAYS_MS: Record<Urgency, number> = { choice: 1_000, time: 20_000 };
const RETRY_MS = 10_000;

/** Sends changed work to the server in batches: what changed since the last batch it took or refused. */
export function createWorkSaver(
  startPosition: number,
  { save, saveAtOnce }: SaverDependencies,
): WorkSaver {
  const dirty = new Map<number, ItemWork>();
  let currentPosition = startPosition;
  let moved = false;
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = false;
  let stopped = false;

  function batch(): WorkBatch {
    return { currentPosition, work: [...dirty].map(([position, work]) => ({ position, work })) };
  }

  function saveWithin(delayMs: number): void {
    const wanted = Date.now() + delayMs;
    if (stopped || wanted >= due) return;
    due = wanted;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  function settle(sent: WorkBatch, outcome: SaveOutcome): void {
    if (outcome === "closed") stopped = true;
    if (outcome === "later") saveWithin(RETRY_MS);
    if (outcome === "closed" || outcome === "later") return;
    for (const { position, work } of sent.work) {
      if (dirty.get(position) === work) dirty.delete(position);
    }
    moved = moved && sent.currentPosition !== currentPosition;
    if (dirty.size > 0 || moved) saveWithin(DELAYS_MS.choice);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    if (stopped || saving || (dirty.size === 0 && !moved)) return;
    saving = true;
    const sent = batch();
    const outcome = await save(sent);
    saving = false;
    settle(sent, outcome);
  }

  return {
    changed({ position, work }, urgency) {
      dirty.set(position, work);
      saveWithin(DELAYS_MS[urgency]);
    },
    moved(position) {
      currentPosition = position;
      moved = true;
      saveWithin(DELAYS_MS.choice);
    },
    flush: () => void flush(),
    leave() {
      if (!stopped && (dirty.size > 0 || moved)) saveAtOnce(batch());
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
