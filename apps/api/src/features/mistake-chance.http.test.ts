import { type Mistake, mistakeRoutes, practiceRoutes } from "@lexiquant/contract";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { type Prediction, predict, type Term } from "@lexiquant/domain/learner";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexItems } from "../bank/item-index.ts";
import { realBank } from "../bank/testing/real-bank.ts";
import { wrongResponse } from "../bank/testing/responses.ts";
import { loadStudent } from "../history/learner/load-student.ts";
import { estimateNode } from "../history/learner/node-estimate.ts";
import { learnerContextAt } from "../history/learner/testing/learner-context.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { begin, of, rightAt, wrongAt } from "./practice/testing/practice-calls.ts";
import { answer, itemOfModel, keyedTwin, startOn, twinOf } from "./questions/testing/twin-calls.ts";

const index = indexItems(realBank());
let app: PracticeApp;
let now = Date.parse("2026-11-21T10:00:00Z");
beforeAll(async () => {
  app = await openPracticeApp(realBank(), { clock: () => new Date(now) });
});
afterAll(() => app.close());

const logOf = async (student: Student) =>
  (await student.call(mistakeRoutes.listMistakes, { query: { limit: 100 } as never })).value()
    .mistakes; // the rest of the query has defaults

/** A session of mixed questions to its end, every third wrong. */
async function practice(student: Student, itemCount: number): Promise<void> {
  const session = await begin(student, { itemCount });
  for (const { position } of session.items) {
    now += 30_000;
    const at = position % 3 === 0 ? wrongAt : rightAt;
    await student.call(practiceRoutes.submitAttempt, at(session, position, { elapsedMs: 25_000 }));
  }
  await student.call(practiceRoutes.closeSession, of(session));
}

/** From the stored state, of the question as if it had never been met. */
async function expected(userId: UserId, itemId: ItemId): Promise<Prediction> {
  const { day, learner, model } = await stateOf(userId);
  learner.items.delete(itemId);
  const components = index.get(itemId)?.item.knowledgeComponents ?? [];
  const context = { day, hints: 0, isTimed: false };
  return predict(model, learner, { item: { id: itemId, components }, context });
}

const stateOf = (userId: UserId) =>
  loadStudent(learnerContextAt(new Date(now), app.database), userId);

const MEASURES: Readonly<Record<string, string>> = {
  verbal: "Verbal Reasoning",
  quantitative: "Quantitative Reasoning",
};

/** What a term has to be called. */
function namedAs(term: Term | undefined) {
  if (term === undefined) throw new Error("The reason is no part of the logit.");
  if (term.kind !== "ability" && term.kind !== "faded") return { about: term.kind };
  if (term.node === "overall") return { about: "overall" };
  const components = [...realBank().components.values()];
  const name = MEASURES[term.node] ?? components.find(({ id }) => id === term.node)?.name;
  return { about: term.kind === "faded" ? "pause" : "node", name };
}

function knownChance({ chance }: Mistake) {
  if (chance?.known !== true) throw new Error("No chance is told.");
  return chance;
}

describe("the chance of a right answer to a question like a missed one", () => {
  it("is not told from too little evidence, but how much is missing", async () => {
    const student = await app.student("Little Known");
    await practice(student, 4);
    const log = await logOf(student);
    expect(log).toHaveLength(2);
    const state = await stateOf(student.userId);
    for (const { chance, measure } of log) {
      const { answersNeeded } = estimateNode(state, measure, 0);
      expect(answersNeeded).toBeGreaterThan(0);
      expect(chance).toEqual({ known: false, answersNeeded });
    }
  });

  it("follows from the stored state, and names the two parts that weigh most", async () => {
    // Signed in again each time, since a session outlasts a token.
    const signIn = () => app.student("Well Known");
    for (let session = 0; session < 6; session += 1) await practice(await signIn(), 20);
    now += 20 * 86_400_000;
    const student = await signIn();
    const log = await logOf(student);
    expect(log.length).toBeGreaterThan(30);
    const told = new Set<string>();
    for (const mistake of log) {
      const { because, pCorrect } = knownChance(mistake);
      const { probability, terms } = await expected(student.userId, mistake.itemId);
      expect(pCorrect).toBeCloseTo(probability, 9);
      const sizes = terms.map(({ value }) => Math.abs(value)).sort((one, other) => other - one);
      const wanted = sizes.slice(0, 2).filter((size) => size >= 0.04);
      expect(because.map(({ value }) => Math.abs(value))).toEqual(
        wanted.map((size) => expect.closeTo(size, 9)),
      );
      for (const reason of because) {
        told.add(reason.about);
        const term = terms.find(({ value }) => Math.abs(value - reason.value) < 1e-9);
        expect(reason).toMatchObject(namedAs(term));
      }
    }
    expect(told.size).toBeGreaterThan(2);
  });

  it("is withheld while an open session asks the question, or a twin of it", async () => {
    const student = await app.student("Asked Again");
    const origin = itemOfModel("reverse-percent-after-change");
    await answer(student, (await startOn(student, origin.id)).value(), wrongResponse(origin));
    const twin = (await twinOf(student, origin.id)).item.id;
    const chances = async () => (await logOf(student)).map(({ chance }) => chance?.known ?? null);
    expect(await chances()).toEqual([false]);
    const onTwin = (await startOn(student, twin)).value();
    expect(await chances()).toEqual([null]);
    now += 60_000;
    await answer(student, onTwin, wrongResponse(await keyedTwin(app.database, twin)));
    const [ofTwin, ofOrigin] = await logOf(student);
    expect(ofTwin?.difficulty).not.toBe(ofOrigin?.difficulty); // so that the model has no parameters of it
    expect(await chances()).toEqual([null, false]);
    await startOn(student, origin.id, "end");
    expect(await chances()).toEqual([null, null]);
  });
});
