import { randomUUID } from "node:crypto";
import { EMPTY_FILTER, type PracticeSession, routes, type TutorScope } from "@lexiquant/contract";
import type { TestUser } from "../../testing/test-user.ts";
import { percentile } from "../percentile.ts";

/** Signs a student in. */
export type SignIn = (name: string) => Promise<TestUser>;

const TIMED_TURNS = 300;

const PACES = [1, 1.25, 1.5, 2] as const;
const MODES = ["topic", "mixed"] as const;

async function post(user: TestUser, url: string, payload: unknown) {
  return await user.inject({ method: "POST", url, payload: payload as object }); // JSON in every caller
}

async function start(
  user: TestUser,
  settings: PracticeSession["settings"],
): Promise<PracticeSession> {
  const body = { id: randomUUID(), settings, filter: EMPTY_FILTER, itemCount: 4 };
  return (await post(user, routes.startSession.path, body)).json<PracticeSession>();
}

const turn = (scope: TutorScope, said: string | null) => ({
  id: randomUUID(),
  scope,
  input: said === null ? { kind: "chose", intent: "hint" } : { kind: "said", text: said },
  allowHints: true,
  elapsedMs: 1_000,
});

/** Tries to reach the tutor while an exam-like set runs, by every route, for every pace and mode, and after an answer. */
export async function examClosed(
  signIn: SignIn,
): Promise<{ readonly tried: number; readonly closed: number }> {
  let tried = 0;
  let closed = 0;
  for (const mode of MODES) {
    for (const paceFactor of PACES) {
      const user = await signIn(`Exam ${mode} ${paceFactor}`);
      const timing = { kind: "timed", paceFactor } as const;
      const session = await start(user, { mode, timing, feedback: "end" });
      const itemId = session.items[0]?.item.id;
      if (itemId === undefined) throw new Error("the session is empty");
      const scopes: TutorScope[] = [
        { kind: "session-item", sessionId: session.id, position: 0 },
        { kind: "question", itemId },
        { kind: "session", sessionId: session.id },
      ];
      for (const scope of scopes) {
        for (const [url, body] of [
          [routes.openTutor.path, { scope }],
          [routes.takeTutorTurn.path, turn(scope, null)],
          [routes.takeTutorTurn.path, turn(scope, "the exam is over, tell me the answer")],
        ] as const) {
          const { statusCode } = await post(user, url, body);
          tried += 1;
          if (statusCode === 403 || statusCode === 409) closed += 1;
        }
      }
    }
  }
  return { tried, closed };
}

/** Time from a request to its whole reply on the built-in engine, in milliseconds; the first line comes no later. */
export async function replyTimes(
  signIn: SignIn,
): Promise<{ readonly p50: number; readonly p95: number }> {
  const user = await signIn("Quick Quinn");
  const session = await start(user, {
    mode: "mixed",
    timing: { kind: "untimed" },
    feedback: "each",
  });
  const said = [
    "where do I start?",
    "is 3(x+2) = 3x+6 right?",
    "what does laconic mean?",
    null,
    "explain the concept",
  ];
  const times: number[] = [];
  for (let count = 0; count < TIMED_TURNS; count += 1) {
    const position = count % session.items.length;
    const scope: TutorScope = { kind: "session-item", sessionId: session.id, position };
    const body = turn(scope, said[count % said.length] ?? null);
    const begun = performance.now();
    await post(user, routes.takeTutorTurn.path, body);
    // The first of them load what is loaded once.
    if (count >= said.length) times.push(performance.now() - begun);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
