import type { Migration } from "kysely";
import * as identity from "./0001-identity.ts";
import * as practice from "./0002-practice.ts";

/** In order. Listed by hand because the server is one bundled file: there is no folder to scan. Forward only. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-identity": identity,
  "0002-practice": practice,
};
