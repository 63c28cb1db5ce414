import type { WaitingReason } from "../sending/failure-outcome.ts";
import { type OutboxEntry, type OutboxRequest, withEntry, withoutEntry } from "./outbox-entry.ts";

/** How the server took a request; `later` means that the same request may succeed another time. */
export type Delivery =
  | { readonly kind: "delivered"; readonly answer: unknown }
  | { readonly kind: "refused"; readonly failure: unknown }
  | { readonly kind: "later"; readonly reason: WaitingReason };

export type OutboxEvent =
  | { readonly kind: "delivered"; readonly entry: OutboxEntry; readonly answer: unknown }
  | { readonly kind: "refused"; readonly entry: OutboxEntry; readonly failure: unknown }
  | { readonly kind: "changed" };

export interface OutboxStatus {
  readonly entries: readonly OutboxEntry[];
  /** Why the first entry is still here; null while it is on its way, or nothing waits. */
  readonly waiting: WaitingReason | null;
}

export interface OutboxDependencies {
  readonly read: () => readonly OutboxEntry[];
  readonly write: (entries: readonly OutboxEntry[]) => void;
  readonly send: (request: OutboxRequest) => Promise<Delivery>;
  /** The signed-in user, or null. */
  readonly owner: () => string | null;
  readonly newStamp: () => string;
  /** Runs the work while no other window of this browser does such work. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

export interface Outbox {
  readonly add: (key: string, request: OutboxRequest) => void;
  /** Sends what waits, in order, until nothing is left or the server cannot be reached. */
  readonly flush: () => Promise<void>;
  readonly status: () => OutboxStatus;
  /** Another window may have sent or added something. */
  readonly reread: () => void;
  readonly subscribe: (listener: (event: OutboxEvent) => void) => () => void;
  readonly stop: () => void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

function ownEntries({ read, owner }: OutboxDependencies): readonly OutboxEntry[] {
  const current = owner();
  return read().filter((entry) => entry.owner === current);
}

function retryDelayMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}

/**
 * Requests are written down before they are sent, sent one after the other in the order in which
 * they were made, and forgotten only when the server has taken or refused them.
 */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const mine = () => ownEntries(dependencies);
  const listeners = new Set<(event: OutboxEvent) => void>();
  let status = snapshot(null);
  let failures = 0;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function snapshot(waiting: WaitingReason | null): OutboxStatus {
    const entries = mine();
    return { entries, waiting: entries.length === 0 ? null : waiting };
  }

  function emit(event: OutboxEvent, waiting: WaitingReason | null): void {
    status = snapshot(waiting);
    for (const listener of [...listeners]) listener(event);
  }

  /** Sends the first entry; false when it has to wait. */
  async function sendFirst(entry: OutboxEntry): Promise<boolean> {
    const delivery = await dependencies.send(entry.request);
    if (delivery.kind === "later") {
      failures += 1;
      emit({ kind: "changed" }, delivery.reason);
      if (delivery.reason !== "signed-out") retryLater();
      return false;
    }
    failures = 0;
    dependencies.write(withoutEntry(dependencies.read(), entry));
    emit({ ...delivery, entry }, null);
    return true;
  }

  async function sendAll(): Promise<void> {
    for (let [entry] = mine(); entry !== undefined; [entry] = mine()) {
      if (!(await sendFirst(entry))) {
        again = false;
        return;
      }
    }
  }

  function retryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), retryDelayMs(failures));
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await dependencies.alone(sendAll);
    } while (again);
  }

  async function flush(): Promise<void> {
    again = true;
    if (running !== null) return running;
    clearTimeout(timer);
    if (mine().length === 0) return;
    running = run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    add(key, request) {
      const owner = dependencies.owner();
      if (owner === null) throw new Error("nothing can be sent for nobody");
      const entry = { key, request, owner, stamp: dependencies.newStamp() };
      dependencies.write(withEntry(dependencies.read(), entry));
      emit({ kind: "changed" }, status.waiting);
      // Behind others that wait it waits too; alone there is nothing to wait behind.
      if (status.waiting === null || mine().length === 1) void flush();
    },
    flush,
    status: () => status,
    reread: () => emit({ kind: "changed" }, status.waiting),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => clearTimeout(timer),
  };
}
