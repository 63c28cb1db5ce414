import { afterEach, describe, expect, it, vi } from "vitest";
import { visitStorage } from "./safe-storage.ts";
import { beginVisit, markIntroduced, readVisit } from "./visit.ts";

const address = (search: string) => new URL(`https://lexiquant.example/${search}`);

afterEach(() => visitStorage.remove("lexiquant-visit"));

describe("a visit", () => {
  it("keeps the campaign of its first address and nothing else of it", () => {
    beginVisit(
      address("?utm_source=news&utm_campaign=autumn&gclid=g1&id=7&utm_term="),
      "https://search.example/",
    );
    const first = readVisit();
    expect(first.campaign).toEqual({
      utm_source: "news",
      utm_campaign: "autumn",
      gclid: "g1",
      referrer: "https://search.example/",
    });
    beginVisit(address("?utm_source=other"), "https://other.example/");
    expect(readVisit()).toEqual(first);
  });

  it("does not take our own pages for what led here, and cuts what is too long", () => {
    beginVisit(address(`?utm_term=${"x".repeat(400)}`), "https://lexiquant.example/analytics");
    expect(readVisit().campaign).toEqual({ utm_term: "x".repeat(300) });
  });

  it("keeps nothing that a database could not store", () => {
    beginVisit(address(`?utm_term=%00&utm_source=a%00b&gclid=${"x".repeat(299)}😀`), "");
    expect(readVisit().campaign).toEqual({ utm_source: "ab", gclid: "x".repeat(299) });
  });

  it("remembers that the browser was described", () => {
    beginVisit(address(""), "");
    const { id } = readVisit();
    markIntroduced();
    expect(readVisit()).toEqual({ id, campaign: {}, introduced: true });
  });

  it.each(["not JSON", "null", "7", '{"id":7}'])("begins anew where %j is stored", (stored) => {
    visitStorage.write("lexiquant-visit", stored);
    beginVisit(address("?gclid=g2"), "");
    expect(readVisit().campaign).toEqual({ gclid: "g2" });
  });

  it("holds for the page where the browser stores nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    beginVisit(address("?gclid=g3"), "");
    expect(readVisit()).toEqual(readVisit());
    expect(readVisit().campaign).toEqual({ gclid: "g3" });
  });
});
