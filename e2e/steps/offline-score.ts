import { authoredScoringItem, type Route } from "@lexiquant/domain/adaptive";
import { type ExamAnswer, reportMeasure, scoreScale } from "@lexiquant/domain/report";
import { keyedItem } from "./bank.ts";

/** What a script answered in a section, by the ids of its questions in order. */
export type Script = readonly (readonly [id: string, outcome: ExamAnswer["outcome"]])[];

/** A measure as the server reports it, as far as it is compared. */
export interface ReportedMeasure {
  readonly score: { readonly score: number; readonly low: number; readonly high: number };
  readonly numberCorrectScore: unknown;
  readonly raw: { readonly right: number };
  readonly routing: { readonly route: Route };
  readonly percentBelow: readonly { readonly percent: number }[];
}

/** The scores of a measure computed apart from the server, from the answers of the script. */
export function scoreOffline(
  first: Script,
  second: Script,
  { routing, percentBelow }: ReportedMeasure,
) {
  const answers = (script: Script) =>
    script.map(([id, outcome]) => ({ item: authoredScoringItem(keyedItem(id)), outcome }));
  const scale = scoreScale({
    testDates: "July 2022 to June 2025",
    percentBelow: percentBelow.map(({ percent }) => percent),
  });
  const { route } = routing;
  const sections = [answers(first), answers(second)] as const;
  const { score, numberCorrectScore, raw } = reportMeasure(
    { sections, format: "adaptive", route },
    scale,
  );
  return { score, numberCorrectScore, raw };
}
