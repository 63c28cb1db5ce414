import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** The local identity provider's button, in header or hero. */
export const SIGN_IN_BUTTON = /local sign-in/i;

export interface SignedIn {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly token: { readonly access_token: string; readonly refresh_token: string };
}

/** A credential as the local identity provider issues it. */
export async function credentialOf(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".")}@example.org`;
  const answer = await request.post("/dev/identity/token", { data: { name, email } });
  return ((await answer.json()) as { credential: string }).credential; // the provider's answer
}

export async function signInByHttp(request: APIRequestContext, name: string): Promise<SignedIn> {
  const token = await credentialOf(request, name);
  const answer = await request.post("/api/users/auth/google/", { data: { token } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SignedIn; // the contract's sign-in response
}

/** Makes the browser one in which somebody signed in before; the next page restores the session. */
export async function becomeSignedIn(page: Page, name: string): Promise<SignedIn> {
  const signedIn = await signInByHttp(page.request, name);
  await storeSignIn(page, signedIn);
  return signedIn;
}

export async function storeSignIn(page: Page, { user, token }: SignedIn): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(
    ({ person, tokens }) => {
      localStorage.setItem("lexiquant-user", JSON.stringify(person));
      localStorage.setItem("lexiquant-access-token", tokens.access_token);
      localStorage.setItem("lexiquant-refresh-token", tokens.refresh_token);
    },
    { person: user, tokens: token },
  );
}

/** What the browser keeps of a sign-in. */
export async function storedSignIn(page: Page) {
  return await page.evaluate(() => ({
    user: localStorage.getItem("lexiquant-user"),
    accessToken: localStorage.getItem("lexiquant-access-token"),
    refreshToken: localStorage.getItem("lexiquant-refresh-token"),
  }));
}

export const NOTHING_STORED = { user: null, accessToken: null, refreshToken: null };

/** Fills in the local provider's dialog, which a click on its button has opened. */
export async function fillSignInDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/name/i).fill(name);
  await dialog
    .getByLabel(/e-?mail/i)
    .fill(`${name.toLowerCase().replaceAll(" ", ".")}@example.org`);
  await page.keyboard.press("Enter");
}

/** Texts of the errors that the page logs, from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}
