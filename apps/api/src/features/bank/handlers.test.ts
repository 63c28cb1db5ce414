import { expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { retire } from "../../bank/testing/retire.ts";
import { bankHandlers } from "./handlers.ts";

const { signal } = new AbortController();
const NOTHING = { params: undefined, query: undefined, body: undefined, userId: null, signal };

it("counts what is to be practised, not what is retired", async () => {
  const bank = realBank();
  const retired = [...bank.items.values()].find(({ type }) => type === "numeric-entry");
  if (retired === undefined) throw new Error("The bank has no such item.");
  const before = await bankHandlers({ bank }).readBankSummary(NOTHING);
  const after = await bankHandlers({ bank: retire(bank, retired.id) }).readBankSummary(NOTHING);
  expect(before.items).toBe(bank.items.size);
  expect(after).toEqual({
    ...before,
    items: before.items - 1,
    quantitative: before.quantitative - 1,
  });
});
