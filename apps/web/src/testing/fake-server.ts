import { ERROR_STATUS, type ErrorCode, type RouteName, routes } from "@lexiquant/contract";
import { vi } from "vitest";
import type { z } from "zod";

export interface FakeRequest {
  readonly route: RouteName;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What a fake route answers besides a good body: another status, or nothing at all. */
export class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}
export const NO_ANSWER = new Refusal(0, null);

export function refusal(code: ErrorCode): Refusal {
  return new Refusal(ERROR_STATUS[code], { error: { code, message: code, requestId: "r-1" } });
}

type Reply<Name extends RouteName> = z.input<(typeof routes)[Name]["response"]> | Refusal;
export type FakeAnswers = {
  readonly [Name in RouteName]?: (request: FakeRequest) => Reply<Name> | Promise<Reply<Name>>;
};

/**
 * Answers the API's calls for the time of a test, typed by the contract. Returns the growing list
 * of requests. A call without an answer gets a 404, as from a server that does not know it.
 */
export function fakeServer(answers: FakeAnswers): FakeRequest[] {
  const requests: FakeRequest[] = [];
  class FakeXmlHttpRequest {
    status = 0;
    statusText = "";
    responseText = "";
    response = "";
    responseURL = "";
    readyState = 0;
    timeout = 0;
    readonly upload = { addEventListener: () => undefined };
    onloadend: (() => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onabort: (() => void) | null = null;
    private method = "";
    private url = "";
    private readonly headers: Record<string, string> = {};

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
      this.readyState = 1;
    }
    addEventListener(): void {}
    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders(): string {
      return "content-type: application/json";
    }
    abort(): void {
      this.readyState = 0;
    }
    send(data?: string | null): void {
      const body: unknown = typeof data === "string" && data !== "" ? JSON.parse(data) : undefined;
      void this.answer(body);
    }
    private async answer(body: unknown): Promise<void> {
      const { status, body: reply } = await replyTo(this.method, {
        url: this.url,
        headers: this.headers,
        body,
      });
      if (this.readyState === 0) return;
      if (status === 0) return this.onerror?.(new Event("error"));
      this.readyState = 4;
      this.status = status;
      this.responseText = JSON.stringify(reply);
      this.response = this.responseText;
      this.onloadend?.();
    }
  }

  async function replyTo(method: string, sent: Omit<FakeRequest, "route">): Promise<Refusal> {
    const route = routeOf(method, sent.url);
    if (route === null) return refusal("route-not-found");
    const request = { ...sent, route };
    requests.push(request);
    const reply: unknown = await answers[route]?.(request);
    if (reply instanceof Refusal) return reply;
    return reply === undefined ? refusal("route-not-found") : new Refusal(200, reply);
  }

  vi.stubGlobal("XMLHttpRequest", FakeXmlHttpRequest);
  return requests;
}

const NAMES = Object.keys(routes) as RouteName[]; // keys of a closed literal

function routeOf(method: string, url: string): RouteName | null {
  const { pathname } = new URL(url, "http://localhost");
  const matches = (name: RouteName) =>
    routes[name].method === method.toUpperCase() &&
    new RegExp(`^${routes[name].path.replaceAll(/:[A-Za-z]+/g, "[^/]+")}$`).test(pathname);
  return NAMES.find(matches) ?? null;
}
