import { plainText } from "@lexiquant/domain/item";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import type { Asked } from "./model/model-voice.ts";
import { withoutPersonalData } from "./model/without-personal-data.ts";
import { findPersonalWords, listTurns, type StoredTurn } from "./repository.ts";

const TURNS_REMEMBERED = 6;
const LONGEST_REMEMBERED = 600;

/** Takes the student's own data out of what a language model is told. */
export async function personalDataRemover(
  database: Queryable,
  userId: UserId,
): Promise<(text: string) => string> {
  const person = await findPersonalWords(database, userId);
  return (text) => withoutPersonalData(text, person);
}

/** What a student typed with what was said before, as a language model may be told. */
export async function readTyped(
  database: Queryable,
  userId: UserId,
  typed: { readonly scopeKey: string; readonly text: string },
): Promise<Pick<Asked, "text" | "history">> {
  const bare = await personalDataRemover(database, userId);
  const { scopeKey, text } = typed;
  const turns = await listTurns(database, userId, { scopeKey, limit: TURNS_REMEMBERED });
  return {
    text: bare(text),
    history: turns.flatMap((turn) =>
      turn.input.kind === "said"
        ? [{ asked: bare(turn.input.text).slice(0, LONGEST_REMEMBERED), replied: replyOf(turn) }]
        : [],
    ),
  };
}

function replyOf({ parts }: StoredTurn): string {
  return parts
    .flatMap((part) => (part.kind === "text" ? [plainText(part.markup)] : []))
    .join(" ")
    .slice(0, LONGEST_REMEMBERED);
}
