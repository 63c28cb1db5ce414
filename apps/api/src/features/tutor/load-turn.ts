import type { TutorScope } from "@lexiquant/contract";
import { accepted, type Result, type UserId } from "@lexiquant/domain/kernel";
import type { DebriefFigures, ItemContext, TurnContext } from "@lexiquant/domain/tutor";
import type { Queryable } from "../../db/queryable.ts";
import { readPreferences } from "../../history/preferences/repository.ts";
import type { TutorServices } from "./dependencies.ts";
import { loadDebrief } from "./load-debrief.ts";
import { type LoadRefusal, loadQuestion } from "./load-question.ts";
import { itemKey, sessionKey } from "./scope-key.ts";

export interface TurnPlace {
  readonly userId: UserId;
  readonly scope: TutorScope;
  readonly elapsedMs: number;
  readonly allowHints: boolean;
}

export interface LoadedTurn {
  readonly scopeKey: string;
  readonly context: TurnContext;
}

/** All that one turn may use, read in a fixed number of statements. */
export async function loadTurn(
  services: TutorServices,
  database: Queryable,
  place: TurnPlace,
): Promise<Result<LoadedTurn, LoadRefusal>> {
  const about = await loadAbout(services, database, place);
  if (!about.ok) return about;
  const { question, debrief, scopeKey } = about.value;
  const { userId } = place;
  const { directness } = await readPreferences(database, userId);
  return accepted({ scopeKey, context: { question, debrief, directness } });
}

interface About {
  readonly scopeKey: string;
  readonly question: ItemContext | null;
  readonly debrief: DebriefFigures | null;
}

async function loadAbout(
  services: TutorServices,
  database: Queryable,
  place: TurnPlace,
): Promise<Result<About, LoadRefusal>> {
  const { scope, userId, elapsedMs, allowHints } = place;
  if (scope.kind === "session") {
    const debrief = await loadDebrief(services, database, { userId, sessionId: scope.sessionId });
    if (!debrief.ok) return debrief;
    return accepted({
      scopeKey: sessionKey(scope.sessionId),
      question: null,
      debrief: debrief.value,
    });
  }
  const asking = { userId, nowMs: services.clock().getTime(), elapsedMs, allowHints };
  const question = await loadQuestion(services, database, { scope, asking });
  if (!question.ok) return question;
  return accepted({
    scopeKey: itemKey(question.value.item.id),
    question: question.value,
    debrief: null,
  });
}
