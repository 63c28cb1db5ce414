import { expect, it } from "vitest";
import { isOneSlip } from "./is-one-slip.ts";

it.each(["bate", "abatte", "abste", "baate", "abat", "abatee", "habate"])(
  "%s is one slip from abate",
  (typed) => expect(isOneSlip(typed, "abate")).toBe(true),
);

it.each(["abate", "", "abt", "batea", "debate", "abets", "a bait", "abatement"])(
  "'%s' is not",
  (typed) => expect(isOneSlip(typed, "abate")).toBe(false),
);

it("takes nothing for a slip in a short word", () => {
  expect(isOneSlip("vio", "vie")).toBe(false);
  expect(isOneSlip("bann", "bane")).toBe(false);
});
