import type { ErrorCode } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { fakeServer, NO_ANSWER, Refusal, refusal } from "../../../testing/fake-server.ts";
import { SESSION_ID } from "../../../testing/practice-builders.ts";
import { saveWork } from "./save-work.ts";

const BATCH = { currentPosition: 0, work: [] };

describe("saving a batch of work", () => {
  it.each<[ErrorCode, string]>([
    ["session-closed", "closed"],
    ["session-not-found", "closed"],
    ["validation-failed", "refused"],
    ["position-not-found", "refused"],
    ["body-too-large", "refused"],
    ["response-mismatch", "refused"],
    ["rate-limited", "later"],
    ["internal-error", "later"],
  ])("that the server answers with %s is %s", async (code, outcome) => {
    fakeServer({ saveWork: () => refusal(code) });
    expect(await saveWork(SESSION_ID, BATCH)).toBe(outcome);
  });

  it("is tried later where something between here and the server refuses it", async () => {
    fakeServer({ saveWork: () => new Refusal(403, "<html>Forbidden</html>") });
    expect(await saveWork(SESSION_ID, BATCH)).toBe("later");
  });

  it("is saved when the server takes it, and tried later without a connection", async () => {
    fakeServer({ saveWork: () => ({ stored: [] }) });
    expect(await saveWork(SESSION_ID, BATCH)).toBe("saved");
    fakeServer({ saveWork: () => NO_ANSWER });
    expect(await saveWork(SESSION_ID, BATCH)).toBe("later");
  });
});
