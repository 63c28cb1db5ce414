import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { randomId } from "./random-id.ts";

describe("randomId", () => {
  it("makes valid and distinct ids, also without crypto.randomUUID", () => {
    const bytes = crypto.getRandomValues.bind(crypto);
    for (const available of [true, false]) {
      if (!available) vi.stubGlobal("crypto", { getRandomValues: bytes });
      const ids = Array.from({ length: 50 }, randomId);
      expect(new Set(ids).size).toBe(50);
      expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
    }
  });
});
