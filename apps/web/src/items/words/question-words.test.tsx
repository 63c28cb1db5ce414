import { itemIdSchema } from "@lexiquant/domain/kernel";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type FakeAnswers, fakeServer, refusal } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { wordPage, wordSummary } from "../../testing/word-builder.ts";
import { QuestionWords } from "./question-words.tsx";

const ITEM_ID = itemIdSchema.parse("v-tc1-001");

function show(changes: FakeAnswers = {}) {
  const requests = fakeServer({
    readQuestionWords: () => ({
      words: [
        {
          word: wordSummary({ id: "known-one", word: "feign", status: "known" }),
          form: "feigned",
          place: "stem",
          sense: 0,
          behindWrongAnswer: false,
        },
        {
          word: wordSummary(),
          form: "abate",
          place: "option",
          sense: 1,
          behindWrongAnswer: true,
        },
      ],
    }),
    lookUpWord: () => wordPage(),
    queueWords: () => ({ words: [wordSummary({ status: "new" })] }),
    ...changes,
  });
  renderScreen(<QuestionWords itemId={ITEM_ID} />);
  return (route: string) => requests.filter((sent) => sent.route === route);
}

describe("the words of a question", () => {
  it("[PS11] begin with those behind the wrong answer, and are added with one tap", async () => {
    const sent = show();
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map((row) => row.textContent?.slice(0, 5))).toEqual(["abate", "feign"]);
    expect(screen.getByText("here: feigned")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Add to my words: feign" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Add to my words: abate" }));
    await waitFor(() => expect(sent("queueWords")[0]?.body).toEqual({ wordIds: ["abate"] }));
  });

  it("are drawn forward where they wait in a list", async () => {
    show({
      readQuestionWords: () => ({
        words: [
          {
            word: wordSummary({ status: "new" }),
            form: "abate",
            place: "option",
            sense: 0,
            behindWrongAnswer: false,
          },
        ],
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Learn it next: abate" }));
    expect(await screen.findByText(/comes with the next new ones/)).not.toBeNull();
  });

  it("show the meaning on demand, which is recorded once", async () => {
    const sent = show();
    const name = await screen.findByRole("button", { name: "abate: meaning" });
    expect(sent("lookUpWord")).toHaveLength(0);
    await userEvent.click(name);
    expect(await screen.findByText("subside, ebb")).not.toBeNull();
    await userEvent.click(name);
    await userEvent.click(name);
    expect(sent("lookUpWord").map(({ body }) => body)).toEqual([
      { id: expect.any(String), itemId: ITEM_ID },
    ]);
  });

  it("begin with the meaning that the question uses", async () => {
    const usual = wordPage().senses;
    const ended = usual.map((sense) => ({ ...sense, definition: "to put an end to" }));
    show({ lookUpWord: () => wordPage({ senses: [...usual, ...ended] }) });
    await userEvent.click(await screen.findByRole("button", { name: "abate: meaning" }));
    const used = await screen.findByText("The meaning in this question");
    const row = used.closest("li");
    expect(row?.textContent).toContain("to put an end to");
    expect(row?.nextElementSibling?.textContent).toContain("to become less strong");
  });

  it("are not there while the key is withheld, and are told of where they fail", async () => {
    const sent = show({ readQuestionWords: () => refusal("key-withheld") });
    await waitFor(() => expect(sent("readQuestionWords")).toHaveLength(1));
    await waitFor(() => expect(document.body.textContent).toBe(""));
    show({ readQuestionWords: () => refusal("overloaded") });
    expect(await screen.findByText(/words of this question could not be loaded/)).not.toBeNull();
  });
});
