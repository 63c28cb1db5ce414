import type { ColumnType } from "kysely";

/** A bigint column: the driver reads it as text, so that no digit is lost. */
export type BigInteger = ColumnType<string, number, number>;
