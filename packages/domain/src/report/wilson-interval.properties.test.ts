import fc from "fast-check";
import { expect, it } from "vitest";
import { wilsonInterval } from "./wilson-interval.ts";

const counts = fc
  .integer({ min: 1, max: 100_000 })
  .chain((answered) =>
    fc.record({ answered: fc.constant(answered), correct: fc.integer({ min: 0, max: answered }) }),
  );

it("holds the share and stays inside 0 and 1", () => {
  fc.assert(
    fc.property(counts, (count) => {
      const { low, high } = wilsonInterval(count);
      const share = count.correct / count.answered;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(high).toBeLessThanOrEqual(1);
      expect(high).toBeGreaterThan(low);
    }),
  );
});

it("treats right and wrong alike", () => {
  fc.assert(
    fc.property(counts, ({ answered, correct }) => {
      const right = wilsonInterval({ answered, correct });
      const wrong = wilsonInterval({ answered, correct: answered - correct });
      expect(right.low).toBeCloseTo(1 - wrong.high, 10);
      expect(right.high).toBeCloseTo(1 - wrong.low, 10);
    }),
  );
});

it("narrows when the same share comes from more answers", () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 2, max: 20 }), ({ answered, correct }, factor) => {
      const few = wilsonInterval({ answered, correct });
      const many = wilsonInterval({ answered: answered * factor, correct: correct * factor });
      expect(many.high - many.low).toBeLessThan(few.high - few.low);
    }),
  );
});

it("moves up with every right answer", () => {
  fc.assert(
    fc.property(counts, ({ answered, correct }) => {
      fc.pre(correct < answered);
      const before = wilsonInterval({ answered, correct });
      const after = wilsonInterval({ answered, correct: correct + 1 });
      expect(after.low).toBeGreaterThan(before.low);
      expect(after.high).toBeGreaterThan(before.high - 1e-12);
    }),
  );
});
