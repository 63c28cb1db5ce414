import { outcomeSchema } from "@lexiquant/contract";
import type { KeyedItem, NumericEntryValue, Response } from "@lexiquant/domain/item";
import { optionsOf } from "@lexiquant/domain/scoring";
import { expect, it } from "vitest";
import { outcomeView } from "./feedback-view.ts";
import { realBank } from "./testing/real-bank.ts";
import { rightResponse, wrongResponse } from "./testing/responses.ts";

const bank = realBank();
const items = [...bank.items.values()];

function itemsOf<Type extends KeyedItem["type"]>(type: Type) {
  return items.filter((item): item is Extract<KeyedItem, { type: Type }> => item.type === type);
}

function slipsIn(item: KeyedItem, response: Response): string[] {
  const { misconceptions } = outcomeView(bank, item, { response, correct: false });
  return misconceptions.map(({ id }) => id);
}

it("fits the contract for every item of the bank, answered right or wrong", () => {
  for (const item of items) {
    const right = outcomeView(bank, item, { response: rightResponse(item), correct: true });
    const wrong = outcomeView(bank, item, { response: wrongResponse(item), correct: false });
    expect(outcomeSchema.strict().parse(right), item.id).toEqual(right);
    expect(outcomeSchema.strict().parse(wrong), item.id).toEqual(wrong);
  }
});

it("blames no misconception on a right answer", () => {
  for (const item of items) {
    const outcome = outcomeView(bank, item, { response: rightResponse(item), correct: true });
    expect(outcome.misconceptions, item.id).toEqual([]);
  }
});

it("gives a rationale for every option and names where each knowledge component lies", () => {
  for (const item of items) {
    const { feedback } = outcomeView(bank, item, { response: wrongResponse(item), correct: false });
    for (const { id, rationale } of optionsOf(item)) {
      expect(feedback.rationales[id]?.text, item.id).toBe(rationale.text);
    }
    expect(feedback.knowledgeComponents.every(({ path }) => path.length >= 2)).toBe(true);
  }
});

it("names the misconception behind a chosen wrong option", () => {
  for (const item of [...itemsOf("single-choice"), ...itemsOf("reading-single")]) {
    for (const option of item.options.filter(({ id }) => id !== item.key)) {
      const expected = option.rationale.misconceptionId;
      const slips = slipsIn(item, { type: item.type, optionId: option.id });
      expect(slips, `${item.id} ${option.id}`).toEqual(expected === null ? [] : [expected]);
    }
  }
});

it("names misconceptions of the wrong options only, where right ones were chosen too", () => {
  for (const item of itemsOf("sentence-equivalence")) {
    const [right] = item.key;
    const wrong = item.options.find(({ id }) => !item.key.includes(id));
    if (right === undefined || wrong === undefined) throw new Error(item.id);
    const slips = slipsIn(item, { type: item.type, optionIds: [right, wrong.id] });
    expect(slips, item.id).toEqual([wrong.rationale.misconceptionId].filter((id) => id !== null));
  }
});

it("recognises an anticipated wrong number however it is written", () => {
  let recognised = 0;
  for (const item of itemsOf("numeric-entry")) {
    for (const { value, rationale } of item.anticipatedErrors) {
      const [numerator = "", denominator = "1"] = value.split("/");
      const entry: NumericEntryValue =
        item.key.form === "decimal"
          ? { form: "decimal", text: value.includes(".") ? `${value}0` : `${value}.0` }
          : {
              form: "fraction",
              numerator: String(2 * Number(numerator)),
              denominator: String(2 * Number(denominator)),
            };
      if (item.key.form === "decimal" && value.includes("/")) continue;
      expect(slipsIn(item, { type: item.type, entry }), `${item.id} ${value}`).toContain(
        rationale.misconceptionId,
      );
      recognised += 1;
    }
  }
  expect(recognised).toBeGreaterThan(10);
});
