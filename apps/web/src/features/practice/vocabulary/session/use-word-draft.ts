import type { VocabularyQuestion, VocabularyResponse } from "@lexiquant/contract";
import { useState } from "react";
import { picksOf, withPick } from "./drill-words.ts";
import type { WordPractice } from "./use-word-session.ts";

/** What is chosen or typed of a question, and handing it in. */
export function useWordDraft(practice: WordPractice, question: VocabularyQuestion) {
  const given = givenResponse(practice);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState("");
  const picks = picksOf(question);
  const locked = practice.stage !== "asked";

  const complete = (): VocabularyResponse | null => {
    if (question.answerBy === "recalling") return { kind: "recalled" };
    if (question.answerBy === "typing") {
      return text.trim() === "" ? null : { kind: "typed", text: text.trim() };
    }
    return chosen.length === picks ? { kind: "chosen", optionIds: [...chosen] } : null;
  };
  return {
    options: question.answerBy === "choosing" ? (question.prompt.options ?? []) : [],
    chosen: given?.kind === "chosen" ? given.optionIds : chosen,
    text: given?.kind === "typed" ? given.text : text,
    locked,
    isRecalled: question.answerBy === "recalling",
    /** What stands in the way of handing it in; empty while nothing was tried. */
    missing,
    pick(optionId: string) {
      if (locked) return;
      setMissing("");
      setChosen((before) => withPick(before, optionId, picks));
    },
    type(next: string) {
      setMissing("");
      setText(next);
    },
    handIn() {
      const response = complete();
      if (response !== null) practice.answer(response);
      else setMissing(missingIn(question, picks));
    },
  };
}

export type WordDraft = ReturnType<typeof useWordDraft>;

/** What was handed in already, here or before the page was loaded anew. */
function givenResponse({ session, step }: WordPractice): VocabularyResponse | null {
  if (session.verdict !== null) return session.verdict.response;
  return step?.name === "answerVocabularyQuestion" ? step.input.body.response : null;
}

function missingIn({ answerBy }: VocabularyQuestion, picks: 1 | 2): string {
  if (answerBy === "typing") return "Type the word first, or say that you do not know it.";
  return picks === 1 ? "Choose an option first." : "Choose two options first.";
}
