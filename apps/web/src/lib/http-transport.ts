import axios, { type AxiosRequestConfig, isAxiosError } from "axios";
import { ApiFailure } from "./api-failure.ts";

const REQUEST_TIMEOUT_MS = 20_000;
/** A reply that is worded while it is sent. */
const STREAM_TIMEOUT_MS = 60_000;

const http = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  // Every status is an answer; what it means is the caller's business.
  validateStatus: () => true,
  transitional: { clarifyTimeoutError: true },
});

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly accessToken: string | null;
  readonly signal?: AbortSignal | undefined;
  /** For answers that come in pieces: called with all of the text so far, whenever there is more. */
  readonly onText?: ((text: string) => void) | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string | null;
}

/** Sends one request. Throws `ApiFailure` where no answer came. */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  try {
    const answer = await http.request<unknown>({
      method: request.method,
      url: request.url,
      params: request.query,
      data: request.body,
      headers:
        request.accessToken === null ? {} : { Authorization: `Bearer ${request.accessToken}` },
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(request.onText === undefined ? {} : streaming(request.onText)),
    });
    const requestId: unknown = answer.headers["x-request-id"];
    return {
      status: answer.status,
      body: answer.data,
      requestId: typeof requestId === "string" ? requestId : null,
    };
  } catch (error) {
    throw new ApiFailure({ kind: kindOf(error), cause: error });
  }
}

function streaming(onText: (text: string) => void): AxiosRequestConfig {
  return {
    timeout: STREAM_TIMEOUT_MS,
    responseType: "text",
    transformResponse: (text: unknown) => text,
    onDownloadProgress: ({ event }) => {
      const target: unknown = event instanceof Event ? event.target : null;
      if (target instanceof XMLHttpRequest) onText(target.responseText);
    },
  };
}

function kindOf(error: unknown): "network" | "timeout" | "canceled" {
  if (!isAxiosError(error)) return "network";
  if (error.code === "ERR_CANCELED") return "canceled";
  return error.code === "ETIMEDOUT" || error.code === "ECONNABORTED" ? "timeout" : "network";
}
