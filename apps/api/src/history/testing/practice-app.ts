import type { Bank } from "@lexiquant/content";
import type { Route, RouteInput, RouteOutput } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { FastifyInstance } from "fastify";
import { realBank } from "../../bank/testing/real-bank.ts";
import type { Database } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { callRoute, type Reply, type Send } from "./call-route.ts";

/** Whoever calls the application. */
export interface Student {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<Reply<RouteOutput<R>>>;
  /** For what is no route of the contract. */
  readonly send: Send;
}

interface SignedInStudent extends Student {
  readonly userId: UserId;
}

export interface PracticeApp {
  /** Somebody who is not signed in. */
  readonly visitor: Student;
  /** Signs somebody in; one name is one person. */
  student(name: string): Promise<SignedInStudent>;
  advanceClock(durationMs: number): void;
  /** For what no call tells. */
  readonly database: Database;
  close(): Promise<void>;
}

/** The whole application over an embedded database, serving the real bank. Close it. */
export async function openPracticeApp(
  bank: Bank = realBank(),
  dependencies: Partial<Dependencies> = {},
): Promise<PracticeApp> {
  const { app, clock, database, signIn, close } = await createTestApp({ bank, ...dependencies });
  return {
    database,
    visitor: studentOf(app, {}),
    student: async (name) => {
      const { userId, headers } = await signIn(name);
      return { userId, ...studentOf(app, headers) };
    },
    advanceClock: (durationMs) => clock.advance(durationMs),
    close,
  };
}

function studentOf(app: FastifyInstance, headers: Record<string, string>): Student {
  const send: Send = async ({ method, url, payload }) => {
    const body =
      payload === undefined
        ? { headers }
        : { payload, headers: { ...headers, "content-type": "application/json" } };
    const answer = await app.inject({ method, url, ...body });
    return { status: answer.statusCode, text: answer.body };
  };
  return { send, call: (route, input) => callRoute(send, route, input) };
}
