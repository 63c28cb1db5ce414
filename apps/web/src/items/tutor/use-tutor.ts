import type { TutorChip, TutorEvent, TutorTurn } from "@lexiquant/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { stream } from "../../lib/api.ts";
import { ApiFailure } from "../../lib/api-failure.ts";
import { randomId } from "../../lib/random-id.ts";
import { keepTurn, type ThreadPlace, threadQuery } from "./tutor-query.ts";

/** What is being answered at this moment. */
export interface PendingTurn {
  readonly asked: string;
  readonly parts: TutorTurn["parts"];
}

interface Request {
  readonly id: string;
  readonly input: TutorTurn["input"];
  readonly asked: string;
}

interface TutorPlace extends ThreadPlace {
  /** Time in view so far, in milliseconds. */
  readonly elapsedMs: () => number;
}

/** A conversation with the tutor: what was said, what is being said, and how to say more. */
export function useTutor({ scope, stage, elapsedMs }: TutorPlace) {
  const client = useQueryClient();
  const thread = useQuery(threadQuery(scope, stage));
  const [pending, setPending] = useState<PendingTurn | null>(null);
  const [failed, setFailed] = useState<{ request: Request; error: unknown } | null>(null);
  const [hintsAllowed, allowHints] = useState(false);
  // What may be asked after a reply is out of date once more may be told.
  const [next, setNext] = useState<{ stage: string; chips: readonly TutorChip[] } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (request: Request, allowed: boolean) => {
    if (abort.current !== null) return;
    const controller = new AbortController();
    abort.current = controller;
    setFailed(null);
    setPending({ asked: request.asked, parts: [] });
    const body = { id: request.id, scope, input: request.input, allowHints: allowed };
    const done: { turn: TutorTurn | null } = { turn: null };
    try {
      // What is asked while the conversation still opens waits for it.
      await client.ensureQueryData(threadQuery(scope, stage));
      controller.signal.throwIfAborted();
      await stream(
        "takeTutorTurn",
        { body: { ...body, elapsedMs: Math.round(elapsedMs()) } },
        {
          signal: controller.signal,
          onEvent: (event) => {
            if (event.type === "done") done.turn = event.turn;
            setPending((known) => (known === null ? null : withEvent(known, event)));
          },
        },
      );
      if (done.turn === null) throw new ApiFailure({ kind: "bad-response" });
      keepTurn(client, { scope, stage }, done.turn);
      setNext({ stage, chips: done.turn.next });
    } catch (error) {
      if (!controller.signal.aborted) setFailed({ request, error });
    } finally {
      abort.current = null;
      setPending(null);
    }
  };

  return {
    thread,
    pending,
    chips: next?.stage === stage ? next.chips : (thread.data?.chips ?? []),
    failed: failed?.error ?? null,
    hintsAllowed,
    say: (text: string) =>
      void send({ id: randomId(), input: { kind: "said", text }, asked: text }, hintsAllowed),
    choose: ({ intent, label }: TutorChip) =>
      void send({ id: randomId(), input: { kind: "chose", intent }, asked: label }, hintsAllowed),
    allowHints: () => {
      allowHints(true);
      const hint = { kind: "chose", intent: "hint" } as const;
      void send({ id: randomId(), input: hint, asked: "Give me a hint" }, true);
    },
    /** The same request under the same id: what was answered already is not answered twice. */
    retry: () => {
      if (failed !== null) void send(failed.request, hintsAllowed);
    },
    stop: () => abort.current?.abort(),
  };
}

export type Tutor = ReturnType<typeof useTutor>;

function withEvent(pending: PendingTurn, event: TutorEvent): PendingTurn {
  return event.type === "part" ? { ...pending, parts: [...pending.parts, event.part] } : pending;
}
