import type { ScoreForecast } from "@lexiquant/contract";
import type { Measure } from "@lexiquant/domain/item";
import { SECTION_NAMES } from "../../../messages.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";
import { effortAxis } from "./score-timeline.ts";
import {
  forecastSentence,
  minutesSentence,
  oddsInWords,
  oddsSentence,
  outOfReachSentence,
  scoreRange,
} from "./standing-words.ts";

interface ForecastSectionProps {
  readonly measure: Measure;
  readonly forecast: ScoreForecast;
  readonly target: number | null;
}

/** What a test on the day would show for less, the same and more time. */
export function ForecastSection({ measure, forecast, target }: ForecastSectionProps) {
  const heading = `${SECTION_NAMES[measure]} on the day of the test`;
  const { domain, ticks } = effortAxis(forecast, target);
  const sentences = [
    forecastSentence(forecast),
    oddsSentence(forecast, target),
    minutesSentence(forecast),
  ].filter((sentence) => sentence !== null);
  const outOfReach = outOfReachSentence(forecast, target);
  return (
    <ChartSection
      level={3}
      heading={heading}
      answer={
        <>
          {sentences.join(" ")}
          {outOfReach !== null && <span className="mt-2 block text-ink">{outOfReach}</span>}
        </>
      }
      chart={
        <RangeRows
          label={`${heading}: what a test would show, by hours a week`}
          rows={forecast.efforts.map(({ hoursPerWeek, observed, pTarget }) => ({
            id: String(hoursPerWeek),
            name: hoursInWords(hoursPerWeek),
            note: `${scoreRange(observed)}${pTarget === null ? "" : `, odds ${oddsInWords(pTarget)}`}`,
            range: { estimate: observed.score, low: observed.low, high: observed.high },
            classes: ROLE_CLASSES[measure],
          }))}
          domain={domain}
          ticks={ticks}
          format={String}
          {...(target === null ? {} : { reference: { value: target, label: `Target ${target}` } })}
        />
      }
      file={effortsFile(measure, forecast)}
      table={
        <FiguresTable
          caption={heading}
          columns={["Practice", "Score", "80% range", "Odds of the target"]}
          rows={forecast.efforts.map(({ hoursPerWeek, observed, pTarget }) => [
            hoursInWords(hoursPerWeek),
            String(observed.score),
            scoreRange(observed),
            pTarget === null ? "–" : oddsInWords(pTarget),
          ])}
        />
      }
    />
  );
}

/** `6 h a week`, `4.5 h a week` */
function hoursInWords(hours: number): string {
  return `${Number(hours.toFixed(1))} h a week`;
}

function effortsFile(measure: Measure, { efforts, testDate }: ScoreForecast): CsvFile {
  return {
    subject: `forecast-${measure}`,
    columns: [
      "test_date",
      "practice_hours_per_week",
      "scaled_score",
      "scaled_score_low_80",
      "scaled_score_high_80",
      "target_probability",
    ],
    rows: efforts.map(({ hoursPerWeek, observed, pTarget }) => [
      testDate,
      hoursPerWeek,
      observed.score,
      observed.low,
      observed.high,
      pTarget,
    ]),
  };
}
