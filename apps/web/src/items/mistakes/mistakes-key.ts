import { userKey } from "../../lib/query-client.ts";

/** Starts every key under which parts of the error log are kept. */
export const MISTAKES_KEY = userKey("mistakes");
