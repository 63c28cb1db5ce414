import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelProvider, ModelSettings } from "../model-settings.ts";
import { type FakeReply, WIRE_FORMATS } from "./wire-formats.ts";

/** What a scripted provider does with a request. */
export type FakeBehaviour =
  | FakeReply
  | { readonly kind: "status"; readonly status: number }
  /** Takes the request and says nothing. */
  | { readonly kind: "stall" }
  /** Breaks the connection in the middle of the words. */
  | { readonly kind: "cut"; readonly text: string }
  /** Answers with success and no JSON. */
  | { readonly kind: "garbage" };

/** A request as a provider gets it. */
export interface FakeRequest {
  readonly headers: IncomingMessage["headers"];
  /** The body as sent. */
  readonly sent: string;
  /** Whether words are to be streamed; otherwise a choice is to be made. */
  readonly streams: boolean;
}

export interface FakeProvider {
  readonly settings: ModelSettings;
  readonly requests: readonly FakeRequest[];
  close(): Promise<void>;
}

/** A provider of the given wire format on a port of this machine, which behaves as it is told. */
export async function startFakeProvider(
  provider: ModelProvider,
  behave: (request: FakeRequest) => FakeBehaviour,
): Promise<FakeProvider> {
  const requests: FakeRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(provider, incoming);
    requests.push(request);
    answer(provider, { response, request, behaviour: behave(request) });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a port of TCP was asked for
  return {
    requests,
    settings: {
      provider,
      model: "fake-model",
      baseUrl: `http://127.0.0.1:${port}`,
      apiKey: "key-of-the-operator",
      firstWordMs: 4_000,
      totalMs: 8_000,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(
  provider: ModelProvider,
  incoming: IncomingMessage,
): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const sent = Buffer.concat(chunks).toString("utf8");
  const streams = WIRE_FORMATS[provider].isStream(incoming.url ?? "", JSON.parse(sent));
  return { headers: incoming.headers, sent, streams };
}

function answer(
  provider: ModelProvider,
  {
    response,
    request,
    behaviour,
  }: {
    readonly response: ServerResponse;
    readonly request: FakeRequest;
    readonly behaviour: FakeBehaviour;
  },
): void {
  const format = WIRE_FORMATS[provider];
  const json = { "content-type": "application/json" };
  const events = { "content-type": "text/event-stream" };
  switch (behaviour.kind) {
    case "stall":
      return;
    case "status":
      response.writeHead(behaviour.status, json);
      response.end(JSON.stringify({ error: { type: "fake", message: "scripted refusal" } }));
      return;
    case "garbage":
      response.writeHead(200, request.streams ? events : json);
      response.end(request.streams ? "data: {no json\n\n" : "<html>Bad gateway</html>");
      return;
    case "cut": {
      const whole = format.stream({ kind: "text", text: behaviour.text });
      response.writeHead(200, events);
      response.write(whole.slice(0, Math.ceil(whole.length / 2)).join(""), () =>
        response.destroy(),
      );
      return;
    }
    default:
      response.writeHead(200, request.streams ? events : json);
      response.end(
        request.streams
          ? format.stream(behaviour).join("")
          : JSON.stringify(format.whole(behaviour)),
      );
  }
}
