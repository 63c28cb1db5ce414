import type { NumericEntryValue } from "../item/index.ts";
import { parseNumericEntry } from "./parse-numeric-entry.ts";
import { COMPLETE, INCOMPLETE, invalid, type ResponseCheck } from "./response-check.ts";

/** Complete when the boxes hold a number in the form that the item asks for. */
export function validateNumericEntry(
  form: NumericEntryValue["form"],
  entry: NumericEntryValue,
): ResponseCheck {
  if (entry.form !== form) return invalid("type-mismatch");
  const parsed = parseNumericEntry(entry);
  if (parsed.kind === "number") return COMPLETE;
  return parsed.kind === "empty" ? INCOMPLETE : invalid(parsed.kind);
}
