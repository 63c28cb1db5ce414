import type { PracticeSession } from "@lexiquant/contract";
import { askAtSeconds } from "@lexiquant/domain/pace";
import { nextOpenPosition } from "@lexiquant/domain/session";
import { useEffect, useState } from "react";
import { z } from "zod";
import { visitStorage } from "../../../lib/safe-storage.ts";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import { expectedOf } from "./pace.ts";
import { bailKey } from "./queued-requests.ts";
import type { Practice } from "./use-practice.ts";

type Decision = "stay" | "leave";

export interface BailQuestion {
  /** Time in view when it was asked, in milliseconds. */
  readonly elapsedMs: number;
  /** What this student was expected to take, in milliseconds. */
  readonly expectedMs: number;
  readonly decide: (decision: Decision) => void;
}

/** Asks once per question whether to stay with it or to leave it, where the student wants to be asked. */
export function useBailTrainer(practice: Practice): BailQuestion | null {
  const { session, progress, position, current, open, goTo } = practice;
  const [decided, setDecided] = useState(() => readDecided(session.id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const { elapsedMs } = current.work;
  const wanted = session.settings.bailTrainer === true && open;
  const expected = expectedOf(session, position);
  const next = nextOpenPosition(progress, position);
  const due =
    wanted &&
    expected !== null &&
    next !== null &&
    current.submission.kind === "none" &&
    !decided.includes(position) &&
    elapsedMs >= 1000 * askAtSeconds(expected);
  useEffect(() => {
    if (due) setAsked((known) => (known?.position === position ? known : { position, elapsedMs }));
  }, [due, position, elapsedMs]);

  if (!due || asked?.position !== position) return null;
  return {
    elapsedMs: asked.elapsedMs,
    expectedMs: 1000 * expected.seconds,
    decide(decision) {
      browserOutbox().add(bailKey(session.id, position), {
        name: "recordBail",
        input: {
          params: { sessionId: session.id },
          body: { position, decision, elapsedMs: asked.elapsedMs },
        },
      });
      const all = [...decided, position];
      setDecided(all);
      visitStorage.write(storageKey(session.id), JSON.stringify(all));
      if (decision === "leave") goTo(next);
    },
  };
}

interface Asked {
  readonly position: number;
  readonly elapsedMs: number;
}

const decidedSchema = z.array(z.int().nonnegative());

function storageKey(sessionId: PracticeSession["id"]): string {
  return `lexiquant-bails-${sessionId}`;
}

function readDecided(sessionId: PracticeSession["id"]): readonly number[] {
  try {
    const stored = visitStorage.read(storageKey(sessionId)) ?? "[]";
    return decidedSchema.safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    return [];
  }
}
