import { describe, expect, it } from "vitest";
import { realLibrary } from "../../bank/testing/real-library.ts";
import { nearestAnchors } from "./nearest-anchors.ts";

const real = realLibrary();
const [first, second] = real.prompts.filter(({ directive }) => directive === "statement");
const [own, other] = [first?.id ?? "", second?.id ?? ""];

/** Anchors as one finds them, put on two prompts at the levels that are named. */
function libraryWith(levels: Readonly<Record<string, readonly number[]>>): typeof real {
  const anchors = Object.entries(levels).flatMap(([prompt, scores]) =>
    scores.flatMap((score) =>
      real.anchors.slice(0, 1).map((anchor) => ({
        ...anchor,
        id: `${prompt}-s${score}`,
        prompt,
        score,
      })),
    ),
  );
  return { ...real, anchors };
}

const shown = (library: typeof real, score: number, held: readonly string[] = []) =>
  nearestAnchors(library, { promptId: own, score, held: new Set(held) }).map(({ id }) => id);

const ALL = [1, 2, 3, 4, 5, 6];

describe("the essays that a student's essay is shown beside", () => {
  it("are the two of the prompt's own that are nearest", () => {
    const library = libraryWith({ [own]: ALL, [other]: ALL });
    expect(shown(library, 3.5)).toEqual([`${own}-s3`, `${own}-s4`]);
    expect(shown(library, 6)).toEqual([`${own}-s5`, `${own}-s6`]);
    expect(shown(library, 0)).toEqual([`${own}-s1`, `${own}-s2`]);
  });

  it("are the two nearest levels of whatever prompt, and the prompt's own next to them", () => {
    const library = libraryWith({ [own]: [2, 5, 6], [other]: ALL });
    const wanted = [`${own}-s2`, `${other}-s3`, `${other}-s4`, `${own}-s5`];
    expect(shown(library, 3.5)).toEqual(wanted);
    expect(shown(library, 2.5)).toEqual([`${own}-s2`, `${other}-s3`, `${own}-s5`]);
  });

  it("are those of other prompts where the prompt has none, or is held", () => {
    expect(shown(libraryWith({ [other]: ALL }), 3)).toEqual([`${other}-s3`, `${other}-s4`]);
    const library = libraryWith({ [own]: ALL, [other]: ALL });
    expect(shown(library, 3, [own])).toEqual([`${other}-s3`, `${other}-s4`]);
  });
});
