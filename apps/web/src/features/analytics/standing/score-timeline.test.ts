import { describe, expect, it } from "vitest";
import { forecastOf, scoreOf, standingOf } from "../../../testing/standing-builder.ts";
import {
  effortAxis,
  scoreAxis,
  scoreFile,
  scoreRows,
  timeAxis,
  timelineOf,
} from "./score-timeline.ts";

const TODAY = "2026-11-22";

describe("the timeline of a score", () => {
  it("ends its estimates with today's, and never has two for one day", () => {
    const timeline = timelineOf(standingOf(), TODAY);
    expect(timeline.estimates.map(({ date, score }) => [date, score.score])).toEqual([
      ["2026-10-05", 148],
      ["2026-11-16", 153],
      [TODAY, 154],
    ]);
    const sameDay = standingOf({ history: [{ date: TODAY, score: scoreOf(153) }] });
    expect(timelineOf(sameDay, TODAY).estimates).toHaveLength(1);
  });

  it("has all that is drawn between its ends", () => {
    const timeline = timelineOf(standingOf(), TODAY);
    const { domain, ticks } = scoreAxis(timeline, 169);
    expect(domain).toEqual([140, 170]);
    expect(ticks).toEqual([140, 150, 160, 170]);
    expect(timeAxis(timeline)).toEqual([Date.parse("2026-10-05"), Date.parse("2027-01-05")]);
  });

  it("gives a single estimate a fortnight to stand in", () => {
    const timeline = timelineOf(standingOf({ history: [], forecast: null }), TODAY);
    expect(timeAxis(timeline)).toEqual([Date.parse("2026-11-08"), Date.parse(TODAY)]);
  });

  it("keeps the scale's own ends", () => {
    const forecast = forecastOf({
      efforts: [{ hoursPerWeek: 3, observed: scoreOf(167, 3), pTarget: null }],
    });
    expect(effortAxis(forecast, null).domain).toEqual([160, 170]);
  });

  it("[AN9] has the same figures as a table and as a file", () => {
    const standing = standingOf({
      mocks: [
        { date: "2026-11-10", examId: "0b2d3a1e-53f5-4e0e-9f1f-0c1a8b1d2e31", score: scoreOf(155) },
      ],
    });
    const timeline = timelineOf(standing, TODAY);
    const rows = scoreRows(timeline);
    expect(rows).toContainEqual([
      "November 10, 2026",
      "Mock exam",
      "155",
      "151 to 159",
      "42% to 68%",
    ]);
    const file = scoreFile("verbal", timeline);
    expect(file.rows).toHaveLength(rows.length);
    expect(file.rows).toContainEqual(["2026-11-10", "Mock exam", 155, 151, 159, 42, 68]);
    expect(file.columns).toHaveLength(7);
  });
});
