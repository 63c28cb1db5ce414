import type {
  RouteOutput,
  TutorScope,
  TutorThread,
  TutorTurn,
  tutorRoutes,
} from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { INTENT_LABELS, usualNext } from "@lexiquant/domain/tutor";
import type { TutorServices } from "./dependencies.ts";
import type { LoadRefusal } from "./load-question.ts";
import { loadTurn } from "./load-turn.ts";
import { deleteTurns, listAllTurns, listTurns, saveFeedback } from "./repository.ts";
import { turnView } from "./turn-view.ts";
import { BUILT_IN } from "./voice.ts";

const MOST_TURNS_SHOWN = 100;
const EXPORT_PAGE = 200;

/** What was said so far, and what may well be asked now. */
export async function openThread(
  services: TutorServices,
  userId: UserId,
  scope: TutorScope,
): Promise<Result<TutorThread, LoadRefusal>> {
  const { reader } = services.database;
  const place = { userId, scope, elapsedMs: 0, allowHints: false };
  const loaded = await loadTurn(services, reader, place);
  if (!loaded.ok) return loaded;
  const { scopeKey, context } = loaded.value;
  const turns = await listTurns(reader, userId, { scopeKey, limit: MOST_TURNS_SHOWN });
  return accepted({
    engine: services.voice === null ? BUILT_IN : { kind: "model", name: services.voice.model.name },
    turns: turns.map(turnView),
    chips: usualNext(context.question).map((intent) => ({
      intent,
      label: INTENT_LABELS[intent],
    })),
  });
}

export async function rateTurn(
  { database }: TutorServices,
  userId: UserId,
  mark: { readonly turnId: string; readonly feedback: TutorTurn["feedback"] },
): Promise<Result<{ feedback: TutorTurn["feedback"] }, "tutor-turn-not-found">> {
  const found = await database.transaction(
    (transaction) => saveFeedback(transaction, userId, mark),
    { idempotent: true },
  );
  return found ? accepted({ feedback: mark.feedback }) : refused("tutor-turn-not-found");
}

export async function exportTurns(
  { database }: TutorServices,
  userId: UserId,
  after: string | null,
): Promise<RouteOutput<typeof tutorRoutes.exportTutorTurns>> {
  const turns = await listAllTurns(database.reader, userId, { after, limit: EXPORT_PAGE });
  return {
    turns: turns.map((turn) => ({ ...turnView(turn), scope: turn.scope })),
    nextAfter: turns.length < EXPORT_PAGE ? null : (turns.at(-1)?.id ?? null),
  };
}

export function deleteAllTurns({ database }: TutorServices, userId: UserId): Promise<number> {
  return database.transaction((transaction) => deleteTurns(transaction, userId), {
    idempotent: true,
  });
}
