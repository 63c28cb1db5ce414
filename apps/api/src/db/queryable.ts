import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Whatever statements can be run on: a transaction, or the reader outside one. */
export type Queryable = Kysely<Tables>;
