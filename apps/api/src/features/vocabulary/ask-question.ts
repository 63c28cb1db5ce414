import type { UserId } from "@lexiquant/domain/kernel";
import {
  type Card,
  NEW_CARD,
  nextWord,
  type ReviewSession,
  type StudyMoment,
} from "@lexiquant/domain/spacing";
import {
  type AnswerPreference,
  answerByFor,
  buildDrill,
  buildOwnDrill,
  DRILL_KINDS,
  type DrillKind,
  drillOrder,
  type KeyedDrill,
  withAskedSenses,
} from "@lexiquant/domain/vocabulary";
import type { Queryable } from "../../db/queryable.ts";
import { findCards } from "../../history/vocabulary/cards-repository.ts";
import { listOwnWords, type StoredOwnWord } from "../../history/vocabulary/lists-repository.ts";
import type { StoredWordSession } from "../../history/vocabulary/sessions-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";

interface Asking {
  readonly userId: UserId;
  readonly session: StoredWordSession;
  readonly moment: StudyMoment;
  readonly preference: AnswerPreference;
  /** Asked whatever else is due: a word whose rating was taken back; else null */
  readonly first: string | null;
}

/**
 * The session with its next question, or closed where nothing is left. Words that are no more, or were set aside meanwhile, are
 * passed over.
 */
export async function withNextQuestion(
  context: VocabularyContext,
  transaction: Queryable,
  { userId, session, moment, preference, first }: Asking,
): Promise<StoredWordSession> {
  const waiting = [...session.run.ahead, ...session.run.inSteps.map(({ id }) => id)];
  const cards = await findCards(transaction, userId, waiting);
  const own = await ownWordsFor(transaction, userId, waiting);
  const turn = session.turn + 1;
  let { run } = session;
  for (let id = first ?? nextWord(run, moment.atMs); id !== null; ) {
    const card = cards.get(id)?.card ?? NEW_CARD;
    const question =
      card.suspension === null
        ? drillOn(context, own, { wordId: id, card, session, turn, preference })
        : null;
    if (question !== null) {
      const asked = { ...question, synonymTried: null };
      return { ...session, run, turn, question: asked, answer: null };
    }
    run = withoutWord(run, id);
    id = nextWord(run, moment.atMs);
  }
  const closedAt = new Date(moment.atMs);
  return { ...session, run, turn, question: null, answer: null, closedAt };
}

/** The own words that wrong options are taken from; none are read for a session of headwords. */
async function ownWordsFor(
  transaction: Queryable,
  userId: UserId,
  wordIds: readonly string[],
): Promise<readonly StoredOwnWord[]> {
  const isOwn = wordIds.some((id) => id.startsWith("own:"));
  return isOwn ? await listOwnWords(transaction, userId) : [];
}

interface Wanted {
  readonly wordId: string;
  readonly card: Card;
  readonly session: StoredWordSession;
  readonly turn: number;
  readonly preference: AnswerPreference;
}

/** Turns of a session are this far apart among the seeds: each gets numbers of its own. */
const SEEDS_PER_TURN = 7919;

function drillOn(
  { lexicon }: VocabularyContext,
  own: readonly StoredOwnWord[],
  { wordId, card, session, turn, preference }: Wanted,
): KeyedDrill | null {
  const asked = session.request.drills ?? DRILL_KINDS;
  const answerBy = answerByFor(preference, card);
  const seed = session.seed + turn * SEEDS_PER_TURN;
  const entry = lexicon.words.get(wordId);
  const word = entry === undefined ? undefined : withAskedSenses(entry, card);
  const mine = own.find(({ id }) => id === wordId);
  const build = (kind: DrillKind): KeyedDrill | null => {
    if (word !== undefined) return buildDrill(lexicon.drills, { word, kind, answerBy, seed });
    if (mine === undefined) return null;
    const others = own.filter(({ id }) => id !== wordId);
    return buildOwnDrill({ word: mine, others, kind, answerBy, seed });
  };
  for (const kind of drillOrder(asked, card)) {
    const question = build(kind);
    if (question !== null) return question;
  }
  // A word beside which nothing can be set is recalled.
  return word === undefined
    ? null
    : buildDrill(lexicon.drills, { word, kind: "word-to-meaning", answerBy: "recalling", seed });
}

function withoutWord({ ahead, inSteps, finished }: ReviewSession, id: string): ReviewSession {
  return {
    ahead: ahead.filter((other) => other !== id),
    inSteps: inSteps.filter((other) => other.id !== id),
    finished,
  };
}
