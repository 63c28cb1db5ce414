import { expect, it } from "vitest";
import { probeModel } from "./probe-model.ts";
import { startFakeProvider } from "./testing/fake-provider.ts";

it("tells what a model can do, and how soon it speaks", async () => {
  const provider = await startFakeProvider("openai-compatible", ({ streams }) => ({
    kind: "text",
    text: streams ? "Ready." : '{"color":"green"}',
  }));
  const probe = await probeModel(provider.settings);
  expect(probe).toMatchObject({ model: "fake-model", writes: null, chooses: null, tokens: 98 });
  expect(probe.firstWordMs).toBeGreaterThanOrEqual(0);
  await provider.close();
});

it("tells why a model cannot choose, or does not speak at all", async () => {
  const provider = await startFakeProvider("openai-compatible", ({ streams }) =>
    streams ? { kind: "status", status: 401 } : { kind: "text", text: "green" },
  );
  const { writes, chooses } = await probeModel(provider.settings);
  expect(writes).toBe("unauthorised: status 401");
  expect(chooses).toMatch(/^broken-answer/);
  await provider.close();
});
