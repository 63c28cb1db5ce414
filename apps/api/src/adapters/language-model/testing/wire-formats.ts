import type { ModelProvider } from "../model-settings.ts";

/** What a scripted model answers with: words, or a call of a tool. */
export type FakeReply =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "tool"; readonly name: string; readonly input: unknown };

/** How a provider writes its answers on the wire. */
interface WireFormat {
  /** Whether the request asks for a stream. */
  isStream(path: string, body: { readonly stream?: unknown }): boolean;
  /** Server-sent events, whole, in order; cut between two of them to break off. */
  stream(reply: FakeReply): string[];
  whole(reply: FakeReply): unknown;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, value: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;
/** In pieces of some letters, as models send them. */
const pieces = (text: string) => text.match(/[\s\S]{1,12}/g) ?? [];

const openAi: WireFormat = {
  isStream: (_path, body) => body.stream === true,
  stream: (reply) => {
    const chunk = (delta: object, finish_reason: string | null) =>
      data({
        id: "chat-1",
        object: "chat.completion.chunk",
        created: 1,
        model: "fake",
        choices: [{ index: 0, delta, finish_reason }],
      });
    const deltas =
      reply.kind === "text"
        ? pieces(reply.text).map((content) => chunk({ role: "assistant", content }, null))
        : [chunk({ role: "assistant", tool_calls: [openAiCall(reply)] }, null)];
    const usage = { prompt_tokens: 40, completion_tokens: 9, total_tokens: 49 };
    return [
      ...deltas,
      chunk({}, reply.kind === "text" ? "stop" : "tool_calls"),
      data({
        id: "chat-1",
        object: "chat.completion.chunk",
        created: 1,
        model: "fake",
        choices: [],
        usage,
      }),
      "data: [DONE]\n\n",
    ];
  },
  whole: (reply) => ({
    id: "chat-1",
    object: "chat.completion",
    created: 1,
    model: "fake",
    choices: [
      {
        index: 0,
        message:
          reply.kind === "text"
            ? { role: "assistant", content: reply.text }
            : { role: "assistant", content: null, tool_calls: [openAiCall(reply)] },
        finish_reason: reply.kind === "text" ? "stop" : "tool_calls",
      },
    ],
    usage: { prompt_tokens: 40, completion_tokens: 9, total_tokens: 49 },
  }),
};

function openAiCall({ name, input }: Extract<FakeReply, { kind: "tool" }>) {
  const call = { name, arguments: JSON.stringify(input) };
  return { index: 0, id: "call-1", type: "function", function: call };
}

const anthropic: WireFormat = {
  isStream: (_path, body) => body.stream === true,
  stream: (reply) => {
    const usage = { input_tokens: 40, output_tokens: 9 };
    const message = { id: "msg-1", type: "message", role: "assistant", model: "fake", content: [] };
    const start = named("message_start", {
      message: { ...message, stop_reason: null, stop_sequence: null, usage },
    });
    const block =
      reply.kind === "text"
        ? [
            named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
            ...pieces(reply.text).map((text) =>
              named("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
            ),
          ]
        : [
            named("content_block_start", {
              index: 0,
              content_block: { type: "tool_use", id: "call-1", name: reply.name, input: {} },
            }),
            named("content_block_delta", {
              index: 0,
              delta: { type: "input_json_delta", partial_json: JSON.stringify(reply.input) },
            }),
          ];
    const stop_reason = reply.kind === "text" ? "end_turn" : "tool_use";
    return [
      start,
      ...block,
      named("content_block_stop", { index: 0 }),
      named("message_delta", { delta: { stop_reason, stop_sequence: null }, usage }),
      named("message_stop", {}),
    ];
  },
  whole: (reply) => ({
    id: "msg-1",
    type: "message",
    role: "assistant",
    model: "fake",
    content: [
      reply.kind === "text"
        ? { type: "text", text: reply.text }
        : { type: "tool_use", id: "call-1", name: reply.name, input: reply.input },
    ],
    stop_reason: reply.kind === "text" ? "end_turn" : "tool_use",
    stop_sequence: null,
    usage: { input_tokens: 40, output_tokens: 9 },
  }),
};

const google: WireFormat = {
  isStream: (path) => path.includes(":streamGenerateContent"),
  stream: (reply) =>
    (reply.kind === "text"
      ? pieces(reply.text).map((text) => [{ text }])
      : [googleCall(reply)]
    ).map((parts, place, all) => data(googleContent(parts, place === all.length - 1))),
  whole: (reply) =>
    googleContent(reply.kind === "text" ? [{ text: reply.text }] : googleCall(reply), true),
};

function googleCall({ name, input }: Extract<FakeReply, { kind: "tool" }>) {
  return [{ functionCall: { name, args: input } }];
}

function googleContent(parts: readonly object[], last: boolean) {
  return {
    candidates: [
      { content: { role: "model", parts }, index: 0, ...(last ? { finishReason: "STOP" } : {}) },
    ],
    usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 9, totalTokenCount: 49 },
  };
}

export const WIRE_FORMATS: Readonly<Record<ModelProvider, WireFormat>> = {
  "openai-compatible": openAi,
  anthropic,
  google,
};
