import { randomUUID } from "node:crypto";
import { type Essay, type EssayTimingInput, essayRoutes } from "@lexiquant/contract";
import { expect } from "vitest";
import { createAccessTokens } from "../../../adapters/access-tokens.ts";
import { realBank } from "../../../bank/testing/real-bank.ts";
import { realExams } from "../../../bank/testing/real-exams.ts";
import { realLibrary } from "../../../bank/testing/real-library.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Reply } from "../../../history/testing/call-route.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../../history/testing/practice-app.ts";
import { TEST_SECRET } from "../../../testing/test-settings.ts";

export const MINUTE_MS = 60_000;
export const STANDARD: EssayTimingInput = { kind: "exam", accommodationId: "none" };
export const UNTIMED: EssayTimingInput = { kind: "untimed" };

/** Tokens that no moving clock lets expire. */
const STANDING_TOKENS = createAccessTokens({
  secret: TEST_SECRET,
  clock: () => new Date("2026-11-21T10:00:00.000Z"),
});

/** The application with prompts, anchors and accommodations. Close it. */
export function openEssayApp(dependencies: Partial<Dependencies> = {}): Promise<PracticeApp> {
  return openPracticeApp(realBank(), {
    exams: realExams(),
    library: realLibrary(),
    accessTokens: STANDING_TOKENS,
    ...dependencies,
  });
}

/** One of our anchors, as a text whose level is known. */
export function anchor(id: string): { readonly text: string; readonly prompt: string } {
  const found = realLibrary().anchors.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`There is no anchor ${id}.`);
  return found;
}

/** The calls of a page on one essay; each gives the reply, so that tests can ask for its code. */
export function essayCalls({ call }: Student, essayId: string = randomUUID()) {
  const params = { essayId };
  return {
    essayId,
    start: (promptId: string, timing: EssayTimingInput = STANDARD) =>
      call(essayRoutes.startEssay, {
        body: { id: essayId, prompt: { kind: "chosen", promptId }, timing },
      }),
    read: () => call(essayRoutes.readEssay, { params }),
    save: (revision: number, text: string) =>
      call(essayRoutes.saveEssayText, { params, body: { revision, text } }),
    versions: () => call(essayRoutes.listEssayVersions, { params }),
    version: (revision: number) =>
      call(essayRoutes.readEssayVersion, { params: { essayId, revision: String(revision) } }),
    submit: (draft?: { revision: number; text: string }) =>
      call(essayRoutes.submitEssay, { params, body: { draft } }),
    feedback: () => call(essayRoutes.readEssayFeedback, { params }),
    revise: (id: string, timing: EssayTimingInput = UNTIMED, revision?: number) =>
      call(essayRoutes.reviseEssay, { params, body: { id, timing, revision } }),
    erase: () => call(essayRoutes.deleteEssay, { params }),
  };
}

/** An essay once the rater has had its say: on a busy machine that takes longer than a reply waits. */
export async function settled(page: { read(): Promise<Reply<Essay>> }): Promise<Essay> {
  const read = async () => (await page.read()).value();
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toBe("submitted");
  return await read();
}

/** What of briefs and anchors stands in a body that may have none of it. */
export function withheldIn(body: string): string[] {
  const { anchors, prompts } = realLibrary();
  const secrets = [
    ...prompts.flatMap(({ brief }) => [brief.challenge, ...brief.tensions]),
    // An anchor may begin with the issue; its end is its own.
    ...anchors.flatMap(({ text, notes }) => [text.trimEnd().slice(-60), notes.development]),
  ];
  return secrets.filter((secret) => body.includes(JSON.stringify(secret).slice(1, -1)));
}
