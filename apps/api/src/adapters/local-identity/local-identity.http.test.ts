import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { JSDOM, type TestElement } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { TEST_ORIGIN } from "../../testing/test-settings.ts";

describe("the local identity provider", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const person = { name: "Ada Lovelace", email: "ada@example.org" };
  const issue = (payload: object) =>
    test.app.inject({ method: "POST", url: "/dev/identity/token", payload });

  it("issues a token that its published keys verify", async () => {
    const { credential } = (await issue(person)).json<{ credential: string }>();
    const keys = (await test.app.inject({ url: "/dev/identity/jwks.json" })).json<JSONWebKeySet>();
    const { payload, protectedHeader } = await jwtVerify(credential, createLocalJWKSet(keys), {
      issuer: `${TEST_ORIGIN}/dev/identity`,
      audience: "lexiquant-local",
      currentDate: test.clock.now(),
    });
    expect(protectedHeader.alg).toBe("RS256");
    expect(payload).toMatchObject({ ...person, email_verified: true });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
    expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  });

  it("knows a person by the e-mail address, however it is written", async () => {
    const ada = await test.signIn("Ada");
    const { credential } = (await issue({ name: "A.", email: "ADA@example.org" })).json<{
      credential: string;
    }>();
    const answer = await test.app.inject({
      method: "POST",
      url: "/api/users/auth/google/",
      payload: { token: credential },
    });
    expect(answer.json<{ user: { id: string } }>().user.id).toBe(ada.userId);
  });

  it.each([
    ["no name", { email: person.email }],
    ["a blank name", { name: "  ", email: person.email }],
    ["no address", { name: "Ada", email: "ada" }],
    ["more than it asks for", { ...person, admin: true }],
  ])("refuses %s", async (_what, payload) => {
    expect((await issue(payload)).statusCode).toBe(400);
  });

  it("tells the web where its script is", async () => {
    const answer = await test.app.inject({ url: "/api/users/auth/config/" });
    expect(answer.json()).toEqual({
      provider: "local",
      clientId: "lexiquant-local",
      scriptUrl: "/dev/identity/client.js",
    });
    const script = await test.app.inject({ url: "/dev/identity/client.js" });
    expect(script.headers["content-type"]).toMatch(/^text\/javascript/);
  });

  it("[A1] brings a script that renders a button, asks who one is, and hands a credential over", async () => {
    const { body } = await test.app.inject({ url: "/dev/identity/client.js" });
    const page = createPage(body, async (payload) => (await issue(payload)).json());
    const credentials: string[] = [];
    let clicks = 0;
    page.id.initialize({
      client_id: "lexiquant-local",
      callback: ({ credential }) => credentials.push(credential),
    });
    page.id.renderButton(page.document.body, { click_listener: () => (clicks += 1) });
    page.click("Continue with local sign-in");
    expect(clicks).toBe(1);
    const dialog = page.document.querySelector("dialog");
    expect(dialog?.textContent).toContain("It is not Google");
    page.fill("name", person.name);
    page.fill("email", person.email);
    page.submit();
    await expect.poll(() => credentials.length).toBe(1);
    expect(credentials[0]?.split(".")).toHaveLength(3);
    expect(page.document.querySelector("dialog")).toBeNull();
    page.close();
  });

  it("renders a short button where a small one is asked for, and still says what it is", async () => {
    const { body } = await test.app.inject({ url: "/dev/identity/client.js" });
    const page = createPage(body, async () => ({}));
    page.id.renderButton(page.document.body, { size: "medium", width: 90 });
    const button = page.document.querySelector(
      'button[aria-label*="local sign-in"][style*="min-width: 90px"]',
    );
    expect(button?.textContent).toBe("Sign in");
    page.id.renderButton(page.document.body, { size: "large" });
    expect(page.document.querySelector("button")?.textContent).toBe("Continue with local sign-in");
    page.close();
  });

  it.each([
    ["light", "rgb(255, 255, 255)", "rgb(47, 69, 168)"],
    ["dark", "rgb(26, 31, 41)", "rgb(142, 162, 255)"],
  ])("draws its dialog with edges and in the colours of a %s page", async (theme, ground, fill) => {
    const { body } = await test.app.inject({ url: "/dev/identity/client.js" });
    const page = createPage(body, async () => ({}), theme);
    page.id.initialize({ client_id: "lexiquant-local", callback: () => {} });
    page.id.renderButton(page.document.body, { size: "large" });
    page.click("Continue with local sign-in");
    const count = (selector: string) => [...page.document.querySelectorAll(selector)].length;
    expect(count(`dialog[style*="background: ${ground}"]`)).toBe(1);
    expect(count('dialog input[style*="border: 1px solid"][style*="border-radius"]')).toBe(2);
    expect(count('dialog button[style*="border: 1px solid"][style*="border-radius"]')).toBe(2);
    expect(count(`dialog button[type=submit][style*="background: ${fill}"]`)).toBe(1);
    page.close();
  });
});

interface BrowserIdentity {
  initialize(settings: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
  }): void;
  renderButton(
    parent: TestElement,
    options: { click_listener?: () => void; size?: "medium" | "large"; width?: number },
  ): void;
}

/** A page that has loaded the script, as far as it can be had without a browser. */
function createPage(script: string, issue: (payload: object) => Promise<unknown>, theme = "light") {
  const dom = new JSDOM(`<html class="${theme}"><body></body></html>`, {
    runScripts: "outside-only",
    url: TEST_ORIGIN,
  });
  const { window } = dom;
  const { document } = window;
  Object.defineProperty(document, "currentScript", {
    value: { src: `${TEST_ORIGIN}/dev/identity/client.js` },
  });
  Object.assign(window.HTMLElement.prototype, { showModal() {}, close() {} });
  Object.assign(window, {
    fetch: async (_url: string, { body }: { body: string }) => ({
      ok: true,
      json: () => issue(JSON.parse(body)),
    }),
  });
  window.eval(script);
  const id = window.eval("google.accounts.id") as BrowserIdentity; // what the script has just put there
  const find = (selector: string) => {
    const found = document.querySelector(selector);
    if (found === null) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return {
    document,
    id,
    click: (text: string) => {
      const buttons = [...document.querySelectorAll("button")];
      buttons.find(({ textContent }) => textContent === text)?.click();
    },
    fill: (name: string, value: string) => find(`input[name=${name}]`).setAttribute("value", value),
    submit: () => find("form").dispatchEvent(new window.Event("submit", { cancelable: true })),
    close: () => window.close(),
  };
}
