import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settleEvents } from "../../lib/product-events.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { GoogleButton } from "./google-button.tsx";
import { forgetGoogleIdentity } from "./google-identity.ts";

const SCRIPT_URL = "https://identity.example/client.js";
type Initialize = (options: {
  client_id: string;
  callback: (answer: { credential: string }) => void;
}) => void;
const initialize = vi.fn<Initialize>();

function provideConfig(ok = true): void {
  const config = { provider: "google", clientId: "client-1", scriptUrl: SCRIPT_URL };
  const answer = { ok, status: ok ? 200 : 503, json: () => Promise.resolve(config) };
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer));
}

/** Stands in for the loaded script: its buttons report a click as the provider's do. */
async function finishScript(): Promise<void> {
  const script = await waitFor(() => {
    const found = document.querySelector(`script[src="${SCRIPT_URL}"]`);
    if (found === null) throw new Error("no script yet");
    return found;
  });
  window.google = {
    accounts: {
      id: {
        initialize,
        renderButton: (container, { text, click_listener }) => {
          const button = document.createElement("button");
          button.textContent = text;
          button.onclick = click_listener;
          container.append(button);
        },
      },
    },
  };
  fireEvent.load(script);
}

beforeEach(() => {
  forgetGoogleIdentity();
  initialize.mockClear();
});

afterEach(() => {
  document.head.querySelector(`script[src="${SCRIPT_URL}"]`)?.remove();
  delete window.google;
});

describe("Google button", () => {
  it("[A1] loads the script once and lets it render a button in header and hero", async () => {
    provideConfig();
    render(
      <>
        <GoogleButton place="header_btn" onCredential={vi.fn()} />
        <GoogleButton place="hero_btn" onCredential={vi.fn()} />
      </>,
    );
    await finishScript();
    expect(await screen.findByRole("button", { name: "signin" })).not.toBeNull();
    expect(await screen.findByRole("button", { name: "signin_with" })).not.toBeNull();
    expect(document.querySelectorAll(`script[src="${SCRIPT_URL}"]`)).toHaveLength(1);
    expect(initialize).toHaveBeenCalledOnce();
    expect(initialize.mock.calls[0]?.[0].client_id).toBe("client-1");
  });

  it("[A2] hands on the credential as received", async () => {
    provideConfig();
    const onCredential = vi.fn();
    render(<GoogleButton place="hero_btn" onCredential={onCredential} />);
    await finishScript();
    await waitFor(() => expect(initialize).toHaveBeenCalledOnce());
    initialize.mock.calls[0]?.[0].callback({ credential: "head.body.signature" });
    expect(onCredential).toHaveBeenCalledExactlyOnceWith("head.body.signature");
  });

  it("[A5] sends google_login_click with the place on click", async () => {
    const requests = fakeServer({ readEventConfig: () => ({ ga4MeasurementId: null }) });
    provideConfig();
    render(<GoogleButton place="hero_btn" onCredential={vi.fn()} />);
    await finishScript();
    await userEvent.click(await screen.findByRole("button", { name: "signin_with" }));
    await settleEvents();
    expect(requests.at(-1)?.body).toMatchObject({
      event: { name: "google_login_click", category: "acquisition", label: "hero_btn" },
    });
  });

  it("says when sign-in could not be loaded, and can be tried again", async () => {
    provideConfig(false);
    render(<GoogleButton place="hero_btn" onCredential={vi.fn()} />);
    const again = await screen.findByRole("button", { name: "Try again" });
    provideConfig();
    await userEvent.click(again);
    await finishScript();
    expect(await screen.findByRole("button", { name: "signin_with" })).not.toBeNull();
  });
});
