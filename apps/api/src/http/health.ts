import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";

const PING_TIMEOUT_MS = 1_000;
const DRAIN_POLL_MS = 20;

declare module "fastify" {
  interface FastifyInstance {
    /** Turns `/readyz` away and resolves when no request is under way, or after the given time. */
    drain(atMostMs: number): Promise<void>;
  }
}

/** `/healthz`: the process runs. `/readyz`: it should get requests. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  const inFlight = countRequests(app);
  let draining = false;
  app.decorate("drain", async (atMostMs: number) => {
    draining = true;
    for (const start = Date.now(); inFlight() > 0 && Date.now() - start < atMostMs; ) {
      await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS));
    }
  });
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "up" }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const checks = { database: await answers(database), draining };
    const ready = checks.database === "up" && !draining;
    reply.header("cache-control", "no-store");
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not-ready", ...checks });
  });
}

function countRequests(app: FastifyInstance): () => number {
  let inFlight = 0;
  app.addHook("onRequest", async (_request, reply) => {
    inFlight += 1;
    // "close" comes after an answer and after a broken connection alike.
    reply.raw.once("close", () => {
      inFlight -= 1;
    });
  });
  return () => inFlight;
}

type DatabaseState = "up" | "behind" | "down";

async function answers(database: Database): Promise<DatabaseState> {
  const slow = new Promise<"down">((resolve) => {
    setTimeout(() => resolve("down"), PING_TIMEOUT_MS).unref();
  });
  const asked = database
    .pendingMigrations()
    .then((pending): DatabaseState => (pending.length === 0 ? "up" : "behind"))
    .catch((): DatabaseState => "down");
  return await Promise.race([asked, slow]);
}
