import type { Mistake } from "@lexiquant/contract";
import { chanceSentence } from "./chance-words.ts";

/** What is expected of a question like this one, and why; nothing where it is withheld. */
export function ChanceLine({ mistake }: { readonly mistake: Pick<Mistake, "chance" | "measure"> }) {
  const { chance, measure } = mistake;
  if (chance === null) return null;
  return <p className="max-w-prose text-13 text-soft-ink">{chanceSentence(chance, measure)}</p>;
}
