import { authoredParameters } from "@lexiquant/domain/adaptive";
import { predict } from "@lexiquant/domain/learner";
import type { IndexedItem } from "../../bank/item-index.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";

interface ExpectedChance {
  readonly pCorrect: number;
  readonly guessing: number;
}

/** How likely a student is right on a question without hints, and by guessing alone, which is the least. */
export function expectedChance(
  { model, learner, day }: LoadedStudent,
  { item }: Pick<IndexedItem, "item">,
  { isTimed }: { readonly isTimed: boolean },
): ExpectedChance {
  const { guessing } = authoredParameters(item);
  const { probability } = predict(model, learner, {
    item: { id: item.id, components: item.knowledgeComponents },
    context: { day, hints: 0, isTimed },
  });
  return { pCorrect: Math.max(guessing, probability), guessing };
}
