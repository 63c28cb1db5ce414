import type { VocabularyForecast } from "@lexiquant/contract";
import { Link } from "react-router";
import { wordAddress } from "../../../items/words/word-address.ts";
import { fullDay } from "../../../lib/calendar-words.ts";
import { formatPercent } from "../../../lib/format.ts";
import { CsvButton } from "../../../ui/csv-button.tsx";

type Props = Pick<VocabularyForecast, "weakest" | "recall">;

const HEADING = "Most at risk";

/** The words most likely forgotten by the test day. Nothing is shown where there is none. */
export function WeakestSection({ weakest, recall }: Props) {
  if (weakest.length === 0) return null;
  return (
    <section aria-label={HEADING} className="sheet min-w-0 p-5 sm:p-7">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-22">{HEADING}</h2>
        <CsvButton
          of={HEADING}
          file={{
            subject: "words-at-risk",
            columns: ["word", "share_recalled_expected"],
            rows: weakest.map(({ word, pRecall }) => [word.word, pRecall]),
          }}
        />
      </div>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        Without another review these are the least likely to be there on {fullDay(recall.date)}.
        They come in time by themselves.
      </p>
      <table className="figures w-full border-collapse text-left text-15">
        <caption className="sr-only">{HEADING}</caption>
        <thead>
          <tr className="border-line border-b text-13 text-soft-ink">
            <th scope="col" className="py-2 pr-4 font-medium">
              Word
            </th>
            <th scope="col" className="py-2 font-medium">
              Likely recalled
            </th>
          </tr>
        </thead>
        <tbody>
          {weakest.map(({ word, pRecall }) => (
            <tr key={word.id} className="border-line border-b last:border-0">
              <th scope="row" className="py-2 pr-4 font-medium">
                <Link
                  to={wordAddress(word.id)}
                  className="text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
                >
                  {word.word}
                </Link>
              </th>
              <td className="py-2">{formatPercent(pRecall)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
