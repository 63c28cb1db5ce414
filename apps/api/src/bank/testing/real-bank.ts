import { fileURLToPath } from "node:url";
import type { Bank } from "@lexiquant/content";
import { readBank } from "@lexiquant/content/read-bank";

let bank: Bank | null = null;

/** The bank that the product serves, read once per run: rules are shown over all of its items. */
export function realBank(): Bank {
  bank ??= readBank(fileURLToPath(new URL("../../../../../content", import.meta.url)));
  return bank;
}
