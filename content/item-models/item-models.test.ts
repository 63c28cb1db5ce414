import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readBank } from "../src/read-bank.ts";
import { drawProblems, itemModels, realize } from "./index.ts";

/** `npm run bank:verify` makes many more. */
const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1);

describe("item models", () => {
  it("have different ids", () => {
    const ids = itemModels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(itemModels.map((model) => [model.id, model] as const))(
    "%s makes sound items",
    (_, model) => {
      expect(SEEDS.flatMap((seed) => drawProblems(model, seed))).toEqual([]);
    },
  );
});

describe("published items", () => {
  const models = new Map(itemModels.map((model) => [model.id, model]));
  const bank = readBank(fileURLToPath(new URL("..", import.meta.url)));
  const published = [...bank.items.values()].flatMap(({ id, provenance }) => {
    const model = models.get(provenance.model?.id ?? "");
    return model === undefined ? [] : [[id, model, provenance.model?.seed ?? 0] as const];
  });

  it("are there", () => {
    expect(published.length).toBeGreaterThan(100);
  });

  it.each(published)("%s: the key is recomputed", (_, model, seed) => {
    expect(drawProblems(model, seed)).toEqual([]);
  });
});

describe("checking a draw", () => {
  const sound = itemModels.find(({ id }) => id === "reverse-percent-after-change");
  if (sound === undefined) throw new Error("the model is gone");
  const identity = { id: "q-draw", version: 1, written: "2026-01-01" };

  it("makes the same item of the same seed, and another of another", () => {
    expect(realize(sound, 3, identity).item).toEqual(realize(sound, 3, identity).item);
    expect(realize(sound, 3, identity).item).not.toEqual(realize(sound, 4, identity).item);
  });

  const [draw] = sound.draws(1);
  if (draw === undefined) throw new Error("the model draws nothing");
  const broken = (changes: Partial<typeof draw.question>, recomputed = draw.recompute) =>
    drawProblems(
      {
        ...sound,
        draws: function* () {
          yield { ...draw, question: { ...draw.question, ...changes }, recompute: recomputed };
        },
      },
      1,
    ).join();

  it("finds a key that the recomputation does not confirm", () => {
    expect(broken({}, () => ({ optionIds: ["Z"] }))).toContain('recomputed {"optionIds":["Z"]}');
  });

  it("finds text that reads badly and options that collide", () => {
    expect(broken({ stem: "There are 3 + -2 of them." })).toContain("reads badly");
    const { body } = draw.question;
    if (body.type !== "single-choice") throw new Error("not a single choice");
    expect(broken({ body: { ...body, wrong: body.wrong.slice(0, 3) } })).toContain("makes no item");
  });
});
