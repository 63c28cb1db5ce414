import { randomUUID } from "node:crypto";
import {
  accountRoutes,
  analyticsRoutes,
  EMPTY_FILTER,
  mistakeRoutes,
  type PracticeSession,
  planRoutes,
  practiceRoutes,
  questionRoutes,
} from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import { type FeedbackTime, UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { afterAll, beforeAll, expect, it } from "vitest";
import { realBank } from "../bank/testing/real-bank.ts";
import { wrongResponse } from "../bank/testing/responses.ts";
import type { Reply } from "../history/testing/call-route.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { forbiddenIn, secretFinder } from "../history/testing/secrets.ts";

const bank = realBank();
const allItems = [...bank.items.values()];
const finder = secretFinder(bank);
const {
  extendSession,
  listSessions,
  readResults,
  readSession,
  recordBail,
  saveWork,
  startSession,
  submitAttempt,
} = practiceRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

async function start(student: Student, feedback: FeedbackTime) {
  const id = randomUUID();
  const settings = { mode: "mixed", timing: { kind: "untimed" }, feedback } as const;
  const body = { id, settings, filter: EMPTY_FILTER, itemCount: 40 };
  return student.call(startSession, { body });
}

const of = (session: PracticeSession) => ({ params: { sessionId: session.id } });

function itemsOf(session: PracticeSession): KeyedItem[] {
  return session.items.flatMap(({ item }) => bank.items.get(item.id) ?? []);
}

/** Everything that can be asked about a session without ending it. */
async function askAboutSession(student: Student, session: PracticeSession): Promise<string[]> {
  const work = session.items.map(({ position }) => ({
    position,
    work: { ...UNTOUCHED_WORK, revision: 1, scratch: "?" },
  }));
  const replies: Reply<unknown>[] = [
    await student.call(saveWork, { ...of(session), body: { currentPosition: 1, work } }),
    await student.call(readSession, of(session)),
    await student.call(listSessions, { query: {} }),
    await student.call(readResults, of(session)),
    await student.call(practiceRoutes.countFacets, { body: EMPTY_FILTER }),
    await student.call(practiceRoutes.listTopics, {}),
    await student.call(analyticsRoutes.readAnalytics, {}),
  ];
  return textsOf(replies);
}

/** Everything that can be asked about a session and each of its items without ending it. */
async function askAbout(student: Student, session: PracticeSession): Promise<string[]> {
  const replies: Reply<unknown>[] = [];
  for (const { item } of session.items) {
    const params = { itemId: item.id };
    const body = { marked: true, note: "" };
    replies.push(
      await student.call(questionRoutes.readQuestion, { params }),
      await student.call(questionRoutes.revealKey, { params }),
      await student.call(questionRoutes.saveAnnotation, { params, body }),
    );
  }
  return [...(await askAboutSession(student, session)), ...textsOf(replies)];
}

/** Results and reveals are refused; all else was really answered. */
function textsOf(replies: readonly Reply<unknown>[]): string[] {
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  return replies.map(({ text }) => text);
}

async function answerAll(student: Student, session: PracticeSession): Promise<string[]> {
  const texts: string[] = [];
  for (const [position, item] of itemsOf(session).entries()) {
    const body = {
      id: randomUUID(),
      position,
      response: wrongResponse(item),
      elapsedMs: 1000,
      sureness: null,
    };
    texts.push((await student.call(submitAttempt, { ...of(session), body })).text);
  }
  return texts;
}

function expectSecret(texts: readonly string[], session: PracticeSession): void {
  const items = itemsOf(session);
  for (const text of texts) {
    expect(forbiddenIn(text), text.slice(0, 200)).toEqual([]);
    expect(finder.leaksIn(text, items), text.slice(0, 200)).toEqual([]);
  }
}

/** Practises until that many items of the bank were drawn: each session starts with what was never tried. */
async function throughItems(
  student: Student,
  { count, feedback }: { readonly count: number; readonly feedback: FeedbackTime },
  visit: (started: string, session: PracticeSession) => Promise<void>,
): Promise<void> {
  const met = new Set<string>();
  while (met.size < count) {
    const reply = await start(student, feedback);
    const session = reply.value();
    const before = met.size;
    for (const { item } of session.items) met.add(item.id);
    expect(met.size).toBeGreaterThan(before);
    await visit(reply.text, session);
  }
}

it("knows many secrets of every item", () => {
  for (const item of allItems) {
    expect(finder.secretsOf(item).length, item.id).toBeGreaterThan(10);
  }
});

it("finds them in what an answer lets out, so the search can fail", async () => {
  const student = await app.student("Informed");
  await throughItems(student, { count: 200, feedback: "each" }, async (started, session) => {
    expectSecret([started, ...(await askAbout(student, session))], session);
    const answers = await answerAll(student, session);
    for (const [position, item] of itemsOf(session).entries()) {
      const text = answers[position] ?? "";
      expect(finder.leaksIn(text, [item]).length, item.id).toBeGreaterThan(10);
      expect(forbiddenIn(text), item.id).toContain("outcome");
    }
  });
}, 120_000);

it("lets no body hold a secret before the end where feedback comes at the end", async () => {
  const student = await app.student("Examinee");
  await throughItems(
    student,
    { count: allItems.length, feedback: "end" },
    async (started, session) => {
      expectSecret([started, ...(await askAboutSession(student, session))], session);
      expectSecret(await answerAll(student, session), session);
      expectSecret(await askAbout(student, session), session);
    },
  );
}, 120_000);

it("lets nothing that is made of answers hold a secret of a session that withholds them", async () => {
  const student = await app.student("Planning");
  const session = (await start(student, "end")).value();
  await answerAll(student, session);
  const bail = { position: 0, decision: "stay", elapsedMs: 1 } as const;
  const log = await student.call(mistakeRoutes.listMistakes, { query: { limit: 100 } });
  const account = await student.call(accountRoutes.exportAccount, {});
  const told = [
    await student.call(extendSession, of(session)),
    await student.call(recordBail, { ...of(session), body: bail }),
    await student.call(planRoutes.readNextSteps, of(session)),
    await student.call(planRoutes.readRecommendations, {}),
    await student.call(planRoutes.readPlan, {}),
    log,
    account,
  ];
  expect(told.map(({ status }) => status)).toEqual([200, 200, 409, 200, 200, 200, 200]);
  expect(log.value().mistakes).toEqual([]);
  expect(account.value().tables.attempts).toHaveLength(session.items.length);
  expect(account.text).not.toContain('"correct":');
  expectSecret(
    told.map(({ text }) => text),
    session,
  );
}, 60_000);

it("lets no question view hold a secret of an item that was never met", async () => {
  const student = await app.student("Browsing");
  for (const item of allItems) {
    const reply = await student.call(questionRoutes.readQuestion, { params: { itemId: item.id } });
    expect(reply.value().item.id).toBe(item.id);
    expect(forbiddenIn(reply.text), item.id).toEqual([]);
    expect(finder.leaksIn(reply.text, [item]), item.id).toEqual([]);
  }
});

it("describes itself without quoting an item", async () => {
  const { status, text } = await app.visitor.send({ method: "GET", url: "/api/openapi.json" });
  expect(status).toBe(200);
  expect(finder.leaksIn(text, allItems)).toEqual([]);
});
