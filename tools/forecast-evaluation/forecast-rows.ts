import type { DiagnosticFigures } from "@lexiquant/domain/diagnostic/simulation";
import type { ForecastFigures } from "@lexiquant/domain/forecast/simulation";
import { atLeast, atMost, type BarRow, barRow, between } from "../exam-evaluation/bars.ts";

/** measurement.md 6: from this day on a forecast knows more than one mock. */
const FIRST_DAY_WITH_COURSE = 7;

export function forecastRows({ horizons, narrowest }: ForecastFigures): BarRow[] {
  return [
    ...horizons.flatMap(({ day, coverage80, ece, error, errorOfLastMock }) => {
      const name = `forecast on day ${day}`;
      const rows = [
        barRow(`${name}: 80 % band holds`, coverage80, between(0.76, 0.88)),
        barRow(`${name}: calibration error of P(target)`, ece, atMost(0.06)),
      ];
      if (day < FIRST_DAY_WITH_COURSE) return rows;
      return [
        ...rows,
        barRow(`${name}: mean absolute error, points`, error, atMost(2.5)),
        barRow(`${name}: share below last mock`, 1 - error / errorOfLastMock, atLeast(0.25)),
      ];
    }),
    barRow("forecast: narrowest band, verbal, ± points", narrowest.verbal, atLeast(3.3)),
    barRow(
      "forecast: narrowest band, quantitative, ± points",
      narrowest.quantitative,
      atLeast(3.7),
    ),
  ];
}

export function diagnosticRows(name: string, figures: DiagnosticFigures): BarRow[] {
  const { questions, rmse, flagged, falselyFlagged } = figures;
  return [
    barRow(`diagnostic, ${name}: questions`, questions, between(20, 30)),
    barRow(`diagnostic, ${name}: RMSE, logits`, rmse, atMost(0.45)),
    barRow(`diagnostic, ${name}: weak skills flagged`, flagged, atLeast(0.72)),
    barRow(`diagnostic, ${name}: others flagged`, falselyFlagged, atMost(0.25)),
  ];
}
