import { fileURLToPath } from "node:url";
import { plainText } from "@lexiquant/domain/item";
import { describe, expect, it } from "vitest";
import { readBank } from "../../src/read-bank.ts";
import { type ItemModel, itemModels } from "../index.ts";
import { questionFingerprint, questionNumbers, wordingShare } from "./asked-question.ts";
import { drawProblems } from "./draw-problems.ts";
import { SAME_WORDING_SHARE, searchTwin, type Twin, type TwinRequest } from "./search-twin.ts";

const bank = readBank(fileURLToPath(new URL("../..", import.meta.url)));
const published = new Set([...bank.items.values()].map(questionFingerprint));
const today = "2026-11-22";

function modelOf(id: string): ItemModel {
  const model = itemModels.find((known) => known.id === id);
  if (model === undefined) throw new Error(`There is no model ${id}.`);
  return model;
}

function originOf(model: ItemModel) {
  const origin = [...bank.items.values()].find(
    ({ provenance }) => provenance.model?.id === model.id,
  );
  if (origin === undefined) throw new Error(`Nothing of ${model.id} is published.`);
  return origin;
}

function* seedsFrom(first: number): Generator<number> {
  for (let seed = first; ; seed += 1) yield seed;
}

function search(model: ItemModel, change: Partial<TwinRequest> = {}): Twin | null {
  const request = { origin: originOf(model), seeds: seedsFrom(1001), taken: published, today };
  const steps = searchTwin(model, { ...request, ...change });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

const publishedModels = itemModels.filter(({ id }) =>
  [...bank.items.values()].some(({ provenance }) => provenance.model?.id === id),
);

describe("a twin", () => {
  it.each(publishedModels.map((model) => [model.id, model] as const))(
    "of an item of %s has its skill and trap, and is sound",
    (_, model) => {
      const origin = originOf(model);
      const twin = search(model);
      if (twin === null) throw new Error("There is no twin.");
      const { item, seed } = twin;
      expect(item.id).toBe(`${origin.id}~${seed}`);
      expect([item.type, item.traps, item.knowledgeComponents]).toEqual([
        origin.type,
        origin.traps,
        origin.knowledgeComponents,
      ]);
      expect(item.provenance.model).toEqual({ id: model.id, seed });
      expect(drawProblems(model, seed)).toEqual([]);
      expect(published).not.toContain(twin.fingerprint);
    },
  );

  it("has other numbers and another story where the model has several", () => {
    const model = modelOf("reverse-percent-after-change");
    const origin = originOf(model);
    const { item } = search(model) ?? { item: origin };
    expect(questionNumbers(item)).not.toBe(questionNumbers(origin));
    expect(wordingShare(item, origin)).toBeLessThanOrEqual(SAME_WORDING_SHARE);
    expect(plainText(item.stem)).not.toBe(plainText(origin.stem));
  });

  it("is the same for the same seeds, and another where its question is taken", () => {
    const model = modelOf("reverse-percent-after-change");
    const first = search(model);
    if (first === null) throw new Error("There is no twin.");
    expect(search(model)).toEqual(first);
    const next = search(model, { taken: new Set([...published, first.fingerprint]) });
    expect(next?.fingerprint).not.toBe(first.fingerprint);
  });

  it("is refused once a model with few questions has asked them all", () => {
    const model = modelOf("counting-groups");
    const taken = new Set(published);
    let drawn = 0;
    for (let twin = search(model); twin !== null; twin = search(model, { taken })) {
      expect(taken).not.toContain(twin.fingerprint);
      taken.add(twin.fingerprint);
      drawn += 1;
    }
    expect(drawn).toBeGreaterThan(4);
    expect(drawn).toBeLessThan(20);
  });

  it("passes over seeds that fail the check", () => {
    const model = modelOf("reverse-percent-after-change");
    const wrong: ItemModel = {
      ...model,
      draws: function* (seed) {
        for (const draw of model.draws(seed)) {
          yield seed < 1005 ? { ...draw, recompute: () => ({ optionIds: ["Z"] }) } : draw;
        }
      },
    };
    expect(search(wrong)?.seed).toBeGreaterThanOrEqual(1005);
  });
});

describe("a question with several right choices", () => {
  it("is another one where other choices are right, also under the same stem", () => {
    const model = modelOf("fractions-terminating-decimals");
    const origin = originOf(model);
    if (origin.type !== "multiple-choice") throw new Error("The model has changed.");
    const other = { ...origin, key: origin.key.slice(1) };
    expect(questionFingerprint(other)).not.toBe(questionFingerprint(origin));
    const shuffled = { ...origin, options: origin.options.toReversed() };
    expect(questionFingerprint(shuffled)).toBe(questionFingerprint(origin));
  });
});
