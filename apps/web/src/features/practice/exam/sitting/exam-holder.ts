import { randomId } from "../../../../lib/random-id.ts";
import { visitStorage } from "../../../../lib/safe-storage.ts";

const HOLDER_KEY = "lexiquant-exam-holder";

/** Names this window to the server; a reload keeps the name, another window has its own. */
export function examHolderId(): string {
  const known = visitStorage.read(HOLDER_KEY);
  if (known !== null) return known;
  const made = randomId();
  visitStorage.write(HOLDER_KEY, made);
  return made;
}
