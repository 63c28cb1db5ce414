import { plainText } from "@lexiquant/domain/item";
import type { UserId } from "@lexiquant/domain/kernel";
import type { TurnInput } from "@lexiquant/domain/tutor";
import type { TutorServices } from "./dependencies.ts";
import type { Asked } from "./model/model-voice.ts";
import { withoutPersonalData } from "./model/without-personal-data.ts";
import { findPersonalWords, listTurns, type StoredTurn } from "./repository.ts";

const TURNS_REMEMBERED = 6;
const LONGEST_REMEMBERED = 600;

/** What a student typed with what was said before, as a language model may be told. */
export type Typed = Pick<Asked, "text" | "history">;

const NOTHING: Typed = { text: "", history: [] };

/** Read only where there is a model to tell. */
export async function readTyped(
  { voice, database }: TutorServices,
  typing: { readonly userId: UserId; readonly scopeKey: string; readonly input: TurnInput },
): Promise<Typed> {
  const { userId, scopeKey, input } = typing;
  if (voice === null || input.kind !== "said") return NOTHING;
  const person = await findPersonalWords(database.reader, userId);
  const turns = await listTurns(database.reader, userId, { scopeKey, limit: TURNS_REMEMBERED });
  const bare = (text: string) => withoutPersonalData(text, person);
  return {
    text: bare(input.text),
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
