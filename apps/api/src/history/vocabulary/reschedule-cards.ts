import { reschedule, type SchedulingRules } from "@lexiquant/domain/spacing";
import type { StoredCard } from "./cards-repository.ts";

/** Cards out of their steps with their days found anew, each with regard to what those before it have made of the days. */
export function rescheduleCards(
  cards: readonly StoredCard[],
  rules: Omit<SchedulingRules, "load">,
): StoredCard[] {
  const load = new Map<number, number>();
  return cards
    .filter(({ card }) => card.phase === "review")
    .map((stored) => {
      const card = reschedule(stored.card, { ...rules, load });
      const { dueDay } = card;
      if (dueDay !== null) load.set(dueDay, (load.get(dueDay) ?? 0) + 1);
      return { ...stored, card };
    });
}
