import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export interface TransactionOptions {
  /** True when running the work twice leaves the same rows: then it is retried after a lost connection too. */
  readonly idempotent: boolean;
}

/**
 * The one door to storage. The embedded engine has a single connection, so inside `transaction` use only
 * the transaction that is passed in (`reader` would wait for ever), and await nothing but its queries.
 */
export interface Database {
  readonly engine: "embedded" | "postgresql";
  /** For reads outside a transaction. */
  readonly reader: Kysely<Tables>;
  /**
   * Runs work in one repeatable-read transaction, again from the start when the engine asks for it
   * (serialization failure, deadlock): work has no effect outside the transaction.
   */
  transaction<Value>(
    work: (transaction: Transaction<Tables>) => Promise<Value>,
    options?: TransactionOptions,
  ): Promise<Value>;
  /** Brings the schema up to date; safe to call from several processes at once. */
  migrate(): Promise<void>;
  /** Names of migrations that are still to run. */
  pendingMigrations(): Promise<readonly string[]>;
  close(): Promise<void>;
}
