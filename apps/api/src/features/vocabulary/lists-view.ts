import { BUILT_IN_LISTS, type VocabularyList } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { listLists } from "../../history/vocabulary/lists-repository.ts";
import { type WordStudy, wordsOfList } from "../../history/vocabulary/load-study.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { statusOf } from "./word-summary.ts";

interface Viewing {
  readonly userId: UserId;
  readonly study: WordStudy;
}

/** All lists in the order in which new words come from them: the student's own first. */
export async function listsView(
  context: VocabularyContext,
  database: Queryable,
  { userId, study }: Viewing,
): Promise<VocabularyList[]> {
  const own = await listLists(database, userId);
  return [
    ...own.map((list) => listView(context, study, { ...list, isOwn: true })),
    ...BUILT_IN_LISTS.map((id) => listView(context, study, { id, name: id, isOwn: false })),
  ];
}

export function listView(
  { lexicon }: VocabularyContext,
  study: WordStudy,
  list: Pick<VocabularyList, "id" | "name" | "isOwn">,
): VocabularyList {
  const { cards, entries } = study;
  const words = wordsOfList(lexicon, entries, list.id);
  const statuses = words.map((id) => statusOf(cards.get(id) ?? null, study));
  return {
    ...list,
    words: words.length,
    known: statuses.filter((status) => status === "known").length,
    learning: statuses.filter((status) => status === "learning").length,
  };
}
