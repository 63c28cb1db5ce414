import type { VocabularyForecast } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { forecastQuery } from "../../../items/words/forecast-query.ts";
import { VOCABULARY_ADDRESS } from "../../../items/words/word-address.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Part } from "../../../ui/part.tsx";
import { HistorySection } from "./history-section.tsx";
import { LoadSection } from "./load-section.tsx";
import { RecallCalibrationSection } from "./recall-calibration-section.tsx";
import { RecallSection } from "./recall-section.tsx";
import { StandingSection } from "./standing-section.tsx";
import { WeakestSection } from "./weakest-section.tsx";

/** [AN7] How many words are known, what comes, what will be left on test day, and whether such predictions hold. */
export function VocabularyView() {
  return (
    <Part query={useQuery(forecastQuery)} what="your vocabulary">
      {(forecast) => <Sections forecast={forecast} />}
    </Part>
  );
}

function Sections({ forecast }: { readonly forecast: VocabularyForecast }) {
  const { counts, recall, load, calibration, memory, history, weakest } = forecast;
  if (recall.met === 0) return <NoWordsYet />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <StandingSection counts={counts} />
        <RecallSection recall={recall} />
        <LoadSection load={load} />
        <HistorySection history={history} />
        <RecallCalibrationSection calibration={calibration} memory={memory} />
        <WeakestSection weakest={weakest} recall={recall} />
      </div>
      <ButtonLink to={VOCABULARY_ADDRESS} className="justify-self-start">
        To your words
      </ButtonLink>
    </div>
  );
}

function NoWordsYet() {
  return (
    <EmptyState
      title="Not enough data yet"
      action={
        <ButtonLink to={VOCABULARY_ADDRESS} look="primary">
          Begin with words
        </ButtonLink>
      }
    >
      How your words stand follows from your own answers. After the first session this page shows
      how many you know, what comes on the next days and how many will be there on test day.
    </EmptyState>
  );
}
