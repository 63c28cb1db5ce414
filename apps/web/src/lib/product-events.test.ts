import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeServer, NO_ANSWER } from "../testing/fake-server.ts";
import { sendSignInClick, sendSignUpComplete, settleEvents } from "./product-events.ts";
import { visitStorage } from "./safe-storage.ts";
import { beginVisit } from "./visit.ts";

const stored = { id: "0b2d3a1e-53f5-4e0e-9f1f-0c1a8b1d2e3f" };

afterEach(async () => {
  await settleEvents();
  visitStorage.remove("lexiquant-visit");
  delete window.dataLayer;
});

describe("product events", () => {
  it("go to our own server, the first of a visit with a description of the browser", async () => {
    const requests = fakeServer({
      readEventConfig: () => ({ ga4MeasurementId: null }),
      recordEvent: () => stored,
    });
    beginVisit(new URL("https://lexiquant.example/?utm_source=news"), "");
    sendSignInClick("hero_btn");
    sendSignUpComplete();
    await settleEvents();
    const sent = requests.filter(({ route }) => route === "recordEvent").map(({ body }) => body);
    expect(sent).toEqual([
      expect.objectContaining({
        event: { name: "google_login_click", category: "acquisition", label: "hero_btn" },
        campaign: { utm_source: "news" },
        environment: expect.objectContaining({ userAgent: navigator.userAgent }),
      }),
      expect.objectContaining({
        event: { name: "signup_complete", method: "google_login" },
        campaign: { utm_source: "news" },
      }),
    ]);
    expect(sent[1]).not.toHaveProperty("environment");
  });

  it("that are lost trouble nobody, and the next one describes the browser", async () => {
    let tries = 0;
    const requests = fakeServer({
      readEventConfig: () => ({ ga4MeasurementId: null }),
      recordEvent: () => {
        tries += 1;
        return tries === 1 ? NO_ANSWER : stored;
      },
    });
    sendSignInClick("header_btn");
    sendSignUpComplete();
    await settleEvents();
    expect(requests.at(-1)?.body).toHaveProperty("environment");
  });

  it("go to Google Analytics where it is configured, and not to us", async () => {
    const requests = fakeServer({ readEventConfig: () => ({ ga4MeasurementId: "G-TEST1234" }) });
    const append = vi.spyOn(document.head, "append").mockImplementation(() => undefined);
    beginVisit(new URL("https://lexiquant.example/?gclid=g1"), "");
    sendSignInClick("header_btn");
    await settleEvents();
    const [script] = append.mock.calls[0] ?? [];
    expect(script).toHaveProperty("src", "https://www.googletagmanager.com/gtag/js?id=G-TEST1234");
    const queued = (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
    expect(queued.at(-1)).toEqual([
      "event",
      "google_login_click",
      expect.objectContaining({
        category: "acquisition",
        label: "header_btn",
        gclid: "g1",
        userAgent: navigator.userAgent,
      }),
    ]);
    expect(requests.map(({ route }) => route)).toEqual(["readEventConfig"]);
  });
});
