import { randomUUID } from "node:crypto";
import { type ClientEnvironment, errorBodySchema } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { TEST_SETTINGS } from "../../testing/test-settings.ts";

const ENVIRONMENT: ClientEnvironment = {
  userAgent: "a browser",
  platform: "a system",
  language: "en",
  timezone: "UTC",
  screenWidth: 1280,
  screenHeight: 800,
  pixelDepth: 24,
};
const CLICK = { name: "google_login_click", category: "acquisition", label: "hero_btn" };

function eventBody(changes: object = {}) {
  return { id: randomUUID(), visitId: randomUUID(), event: CLICK, campaign: {}, ...changes };
}

describe("product events", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const post = (payload: object) =>
    test.app.inject({ method: "POST", url: "/api/events/", payload });
  const stored = (visitId: string) =>
    test.database.reader
      .selectFrom("product_events")
      .selectAll()
      .where("visit_id", "=", visitId)
      .execute();

  it("are stored with campaign and environment, of visitors without an account too", async () => {
    const campaign = { utm_source: "letter", gclid: "abc", referrer: "https://search.example/" };
    const body = eventBody({ campaign, environment: ENVIRONMENT });
    const answer = await post(body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: body.id });
    expect(await stored(body.visitId)).toEqual([
      {
        visit_id: body.visitId,
        id: body.id,
        user_id: null,
        name: "google_login_click",
        properties: { category: "acquisition", label: "hero_btn" },
        campaign,
        environment: ENVIRONMENT,
        received_at: test.clock.now(),
      },
    ]);
  });

  it("name the student who is signed in", async () => {
    const student = await test.signIn("Evi Event");
    const body = eventBody({ event: { name: "signup_complete", method: "google_login" } });
    await student.inject({ method: "POST", url: "/api/events/", payload: body });
    expect(await stored(body.visitId)).toMatchObject([
      { user_id: student.userId, name: "signup_complete", environment: null },
    ]);
  });

  it("that are sent twice are stored once, as first sent", async () => {
    const body = eventBody();
    await Promise.all([post(body), post(body)]);
    await post({ ...body, event: { ...CLICK, label: "header_btn" } });
    expect(await stored(body.visitId)).toMatchObject([{ properties: { label: "hero_btn" } }]);
  });

  it.each([
    ["another name", { event: { name: "anything" } }],
    ["a field too many", { event: { ...CLICK, secret: "x" } }],
    ["an unknown place", { event: { ...CLICK, label: "footer_btn" } }],
    ["campaign data of other kinds", { campaign: { password: "x" } }],
    ["a value without end", { campaign: { gclid: "x".repeat(301) } }],
    ["a visit that is no uuid", { visitId: "1" }],
  ])("with %s are refused", async (_, changes) => {
    const answer = await post(eventBody(changes));
    expect(answer.statusCode).toBe(400);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe("validation-failed");
  });

  it("go to Google Analytics where it is configured, and the policy lets them", async () => {
    const here = await test.app.inject({ url: "/api/events/config/" });
    expect(here.json()).toEqual({ ga4MeasurementId: null });
    expect(here.headers["content-security-policy"]).not.toContain("google");

    const settings = { ...TEST_SETTINGS, ga4MeasurementId: "G-TEST1234" };
    const analytics = await createTestApp({ settings });
    const there = await analytics.app.inject({ url: "/api/events/config/" });
    await analytics.close();
    expect(there.json()).toEqual({ ga4MeasurementId: "G-TEST1234" });
    const policy = String(there.headers["content-security-policy"]);
    expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  });
});
