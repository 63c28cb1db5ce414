import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../database.ts";
import { openPostgresql } from "../open-postgresql.ts";
import { oncePerRun } from "./once-per-run.ts";
import { serverIn, startServerIn } from "./postgresql-server.ts";

const TEMPLATE = "migrated_template";
const EMPTY = "template0";

/** A database of its own on the run's PostgreSQL server, with every migration run. */
export async function openMigratedOnServer(
  scratchDirectory: string,
  programs: string,
): Promise<Database> {
  await startOnce(scratchDirectory, programs);
  await oncePerRun(scratchDirectory, "postgresql-template", async () => {
    await createDatabase(scratchDirectory, { name: TEMPLATE, template: EMPTY });
    const template = openNamed(scratchDirectory, TEMPLATE);
    await template.migrate();
    await template.close();
  });
  return await openCopy(scratchDirectory, TEMPLATE);
}

export async function openEmptyOnServer(
  scratchDirectory: string,
  programs: string,
): Promise<Database> {
  await startOnce(scratchDirectory, programs);
  return await openCopy(scratchDirectory, EMPTY);
}

function startOnce(scratchDirectory: string, programs: string): Promise<void> {
  return oncePerRun(scratchDirectory, "postgresql-server", async () => {
    startServerIn(scratchDirectory, programs);
  });
}

async function openCopy(scratchDirectory: string, template: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await createDatabase(scratchDirectory, { name, template });
  return openNamed(scratchDirectory, name);
}

function openNamed(scratchDirectory: string, name: string): Database {
  return openPostgresql({
    connectionString: addressOf(scratchDirectory, name),
    onConnectionError: () => {}, // a test that breaks connections looks at what callers get, not at the pool
  });
}

async function createDatabase(
  scratchDirectory: string,
  { name, template }: { readonly name: string; readonly template: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(scratchDirectory, "postgres") });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
}

function addressOf(scratchDirectory: string, database: string): string {
  const { host, user } = serverIn(scratchDirectory);
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`;
}
