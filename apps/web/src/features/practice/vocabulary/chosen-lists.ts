import type { VocabularySettings, VocabularyStanding } from "@lexiquant/contract";

type ListId = VocabularySettings["lists"][number];

interface Choice {
  readonly lists: VocabularyStanding["lists"];
  readonly chosen: VocabularySettings["lists"];
}

/** The chosen lists with one more or one less, in the order in which they are shown. */
export function withList({ lists, chosen }: Choice, listId: ListId, isOn: boolean): ListId[] {
  return lists.map(({ id }) => id).filter((id) => (id === listId ? isOn : chosen.includes(id)));
}
