import { describe, expect, it } from "vitest";
import { readCampaign, rememberCampaign } from "./campaign.ts";

describe("campaign", () => {
  it("[A5] keeps the campaign of the first address and nothing else of it", () => {
    rememberCampaign(
      "?utm_source=news&utm_campaign=autumn&id=7&utm_term=",
      "https://search.example/",
    );
    expect(readCampaign()).toEqual({
      utm_source: "news",
      utm_campaign: "autumn",
      referrer: "https://search.example/",
    });
    rememberCampaign("", "");
    expect(readCampaign()).toEqual({});
  });
});
