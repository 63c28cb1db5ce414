import type { WordPage } from "@lexiquant/contract";
import { waitInWords } from "../../../../items/words/word-words.ts";
import { shortDay } from "../../../../lib/calendar-words.ts";
import { formatPercent, plural } from "../../../../lib/format.ts";

/** What the scheduler holds of a word, in words and figures. */
export function WordCard({ page }: { readonly page: WordPage }) {
  const { card, pRecall } = page;
  if (card === null || card.reviews === 0) return null;
  const facts = [
    ["Likely recalled today", pRecall === null ? null : formatPercent(pRecall)],
    [
      "Likely recalled on test day",
      card.pRecallOnTestDay === null ? null : formatPercent(card.pRecallOnTestDay),
    ],
    ["Comes again", card.wait === null ? null : inTime(waitInWords(card.wait))],
    ["Last answered", card.lastReviewedOn === null ? null : shortDay(card.lastReviewedOn)],
    ["Answered", plural(card.reviews, "time")],
    ["Forgotten", plural(card.lapses, "time")],
    ["Keeps for about", plural(Math.round(card.stabilityDays), "day")],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <dl className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-15">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft-ink">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function inTime(wait: string): string {
  return /^\d/.test(wait) ? `in ${wait}` : wait;
}
