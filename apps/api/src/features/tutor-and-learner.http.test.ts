import { randomUUID } from "node:crypto";
import {
  EMPTY_FILTER,
  mistakeRoutes,
  type PracticeSession,
  practiceRoutes,
  routes,
  standingRoutes,
  type TutorScope,
  tutorEventSchema,
} from "@lexiquant/contract";
import type { TutorIntent } from "@lexiquant/domain/tutor";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../bank/testing/real-bank.ts";
import { realLibrary } from "../bank/testing/real-library.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { AT_END, begin, of, rightAt, wrongAt } from "./practice/testing/practice-calls.ts";

const { closeSession, submitAttempt } = practiceRoutes;
const QUANTITATIVE = { ...EMPTY_FILTER, measures: ["quantitative" as const] };
const ITEMS = 40;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp(realBank(), { library: realLibrary() });
});
afterAll(() => app.close());

/** What the tutor says to a button. */
async function ask(student: Student, scope: TutorScope, intent: TutorIntent): Promise<string> {
  const payload = {
    id: randomUUID(),
    scope,
    input: { kind: "chose", intent },
    allowHints: false,
    elapsedMs: 5_000,
  };
  const { text } = await student.send({
    method: "POST",
    url: routes.takeTutorTurn.path,
    payload: JSON.stringify(payload),
  });
  const [last] = text.trim().split("\n").slice(-1);
  const event = tutorEventSchema.parse(JSON.parse(last ?? ""));
  if (event.type !== "done") throw new Error("The reply did not end.");
  return event.turn.parts.flatMap((part) => (part.kind === "text" ? [part.markup] : [])).join("\n");
}

const at = (session: PracticeSession, position: number): TutorScope => ({
  kind: "session-item",
  sessionId: session.id,
  position,
});

/** Answers every question of a session, one in three rightly. */
async function work(student: Student, session: PracticeSession): Promise<void> {
  for (const { position } of session.items) {
    const call = position % 3 === 0 ? rightAt : wrongAt;
    const answer = call(session, position, { elapsedMs: 80_000 });
    (await student.call(submitAttempt, answer)).value();
  }
}

const percent = (p: number) => `${Math.round(100 * p)}%`;

describe("asked how a student does, the tutor", () => {
  it("says what the analytics say of the same state, with ranges, and what is not known yet", async () => {
    const student = await app.student("Practised");
    const session = await begin(student, { filter: QUANTITATIVE, itemCount: ITEMS });
    await work(student, session);
    const said = await ask(student, at(session, 0), "how-am-i-doing");
    const { nodes } = (await student.call(standingRoutes.readMastery, {})).value();
    const known = nodes.find(({ id }) => id === "quantitative")?.pCorrect;
    if (!known) throw new Error("Too few answers.");
    expect(said).toContain(
      `**Quantitative Reasoning**: ${percent(known.estimate)} (80% range ${percent(known.low)} to ${percent(known.high)}), from ${ITEMS} first answers`,
    );
    expect(said).toMatch(/\*\*Verbal Reasoning\*\*: not enough answers yet; about \d+ more/);
    const { byCause } = (
      await student.call(mistakeRoutes.listMistakes, { query: {} as never })
    ).value().counts;
    expect(said).toContain(`content gap (${byCause.content})`);
    const slips = (await student.call(standingRoutes.readSlips, {})).value().slips;
    const recurring = slips.filter(({ count }) => count > 1);
    expect(recurring.length).toBeGreaterThan(0);
    for (const { name, count } of recurring.slice(0, 1)) {
      expect(said).toContain(`**${name}** (${count} times)`);
    }
    expect(said).toContain("not enough answers under the clock yet to speak of your pace");
    const timed = {
      mode: "mixed",
      timing: { kind: "timed", paceFactor: 1 },
      feedback: "each",
    } as const;
    await work(student, await begin(student, { settings: timed, itemCount: 10 }));
    const saidThen = await ask(student, at(session, 0), "how-am-i-doing");
    const pace = (await student.call(standingRoutes.readPace, {})).value().overall.ratio;
    expect(pace).not.toBeNull();
    expect(saidThen).toContain(`you usually take ${pace?.estimate.toFixed(2)} times the pace`);
  });

  it("says what was expected of an answered question before the answer", async () => {
    const student = await app.student("Expected Of");
    const first = await begin(student, { filter: QUANTITATIVE, itemCount: ITEMS });
    await work(student, first);
    const next = await begin(student, { filter: QUANTITATIVE, itemCount: 10 });
    const before = await Promise.all(
      next.items.map(({ position }) => ask(student, at(next, position), "how-am-i-doing")),
    );
    const position = before.findIndex((said) =>
      said.includes("I put your chance of getting this one"),
    );
    expect(position).toBeGreaterThanOrEqual(0);
    (await student.call(submitAttempt, rightAt(next, position))).value();
    const said = await ask(student, at(next, position), "how-am-i-doing");
    const rows = await app.database.reader
      .selectFrom("learner_answers")
      .select(["item_id", "p_expected"])
      .where("item_id", "=", next.items[position]?.item.id as never) // an id of the bank
      .orderBy("p_expected")
      .execute();
    const stored = rows.map(({ p_expected }) => percent(p_expected ?? Number.NaN));
    const told = /I put your chance of being right at (\d+%) \(80% range (\d+%) to (\d+%)\)/.exec(
      said,
    );
    expect(stored).toContain(told?.[1]);
  });

  it("says nothing of answers that a session withholds, until it is closed", async () => {
    const student = await app.student("Waiting");
    const session = await begin(student, {
      settings: AT_END,
      filter: QUANTITATIVE,
      itemCount: ITEMS,
    });
    await work(student, session);
    const elsewhere = (await begin(student, { itemCount: 1 })) as PracticeSession;
    const before = await ask(student, at(elsewhere, 0), "how-am-i-doing");
    expect(before).toContain("You have no answers on record yet");
    (await student.call(closeSession, of(session))).value();
    const after = await ask(student, at(elsewhere, 0), "how-am-i-doing");
    expect(after).toContain(`from ${ITEMS} first answers`);
  });

  it("leaves out what it would expect of a question that was met before", async () => {
    const student = await app.student("Meeting Again");
    const session = await begin(student, { filter: QUANTITATIVE, itemCount: ITEMS });
    await work(student, session);
    const again = await begin(student, {
      filter: { ...QUANTITATIVE, statuses: ["wrong"] },
      itemCount: 5,
    });
    for (const { position } of again.items) {
      const said = await ask(student, at(again, position), "how-am-i-doing");
      expect(said).toContain("Where you stand on what this question asks:");
      expect(said).not.toMatch(/I put your chance of/);
    }
  });
});

it("a slip that comes back is counted when it is named", async () => {
  const student = await app.student("Slipping");
  const session = await begin(student, { filter: QUANTITATIVE, itemCount: ITEMS });
  await work(student, session);
  const { slips } = (await student.call(standingRoutes.readSlips, {})).value();
  const recurring = slips.find(({ count }) => count > 1);
  const position = session.items.findIndex(({ item }) => item.id === recurring?.latestItemId);
  const said = await ask(student, at(session, position), "why-was-i-wrong");
  expect(said).toContain(recurring?.name);
  expect(said).toContain(`behind ${recurring?.count} of your wrong first answers`);
});
