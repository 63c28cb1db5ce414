import { readBank } from "@lexiquant/content/read-bank";
import { readLibrary } from "@lexiquant/content/read-library";
import { seededRandom } from "@lexiquant/domain/kernel";
import { describe, expect, it } from "vitest";
import { contentDirectory } from "../project-paths.ts";
import { apart, guessedRight } from "./choice-model.ts";
import { guessBank } from "./guess-bank.ts";

/** Questions of five options with a feature that is larger for the key as often as said. */
function questions(count: number, pTold: number) {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => {
    const key = Math.floor(random() * 5);
    const told = random() < pTold;
    const options = Array.from({ length: 5 }, (_, place) => [
      random() + (told && place === key ? 2 : 0),
      random(),
    ]);
    return { options: apart(options), key };
  });
}

describe("guessing", () => {
  it("finds what gives keys away, and nothing where there is nothing", () => {
    expect(guessedRight(questions(300, 1)) / 300).toBeGreaterThan(0.95);
    expect(guessedRight(questions(300, 0)) / 300).toBeLessThan(0.27);
  });
});

describe("the verbal bank", () => {
  const bank = readBank(contentDirectory);
  const figures = guessBank([...bank.items.values()], readLibrary(contentDirectory, bank));

  it.each([
    ["readingWithoutPassage", 0.3],
    ["oneBlankWithoutSentence", 0.3],
    ["severalBlanksWithoutSentence", 0.42],
  ])("%s stays near chance", (name, most) => {
    const { questions: asked, share } = figures[name] ?? { questions: 0, share: 1 };
    expect(asked).toBeGreaterThan(50);
    expect(share).toBeLessThanOrEqual(most);
  });
});
