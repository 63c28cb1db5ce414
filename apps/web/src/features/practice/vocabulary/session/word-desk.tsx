import type { VocabularyQuestion, VocabularyVerdict } from "@lexiquant/contract";
import { useEffect, useRef } from "react";
import { speak } from "../../../../lib/speech.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { DRILL_NAMES, picksOf, taskOf } from "./drill-words.ts";
import { RatingBar } from "./rating-bar.tsx";
import { useWordDraft, type WordDraft } from "./use-word-draft.ts";
import { useWordKeys } from "./use-word-keys.ts";
import type { WordPractice } from "./use-word-session.ts";
import { WordAnswer } from "./word-answer.tsx";
import type { WordCommand } from "./word-commands.ts";
import { WordOptions } from "./word-options.tsx";
import { WordPrompt } from "./word-prompt.tsx";

const ENTRY_NAME = "word-entry";

interface WordDeskProps {
  readonly practice: WordPractice;
  readonly question: VocabularyQuestion;
  /** Not on arrival: the shell has taken care then. */
  readonly takesFocus: boolean;
  readonly keyboard: {
    readonly enabled: boolean;
    readonly lettersOn: boolean;
    readonly onHelp: () => void;
  };
}

/** One question: asked, on its way, or with its answer and the ratings. */
export function WordDesk({ practice, question, takesFocus, keyboard }: WordDeskProps) {
  const { stage, session } = practice;
  const { verdict } = session;
  const draft = useWordDraft(practice, question);
  useFocus(question, takesFocus, verdict);
  useWordKeys({
    ...keyboard,
    stage,
    choices: draft.options.length,
    ratings: verdict?.ratings.length ?? 0,
    onCommand: (command) => {
      if (command.kind === "help") keyboard.onHelp();
      else obey(command, practice, draft);
    },
  });
  return (
    <>
      <section
        aria-label="Question"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-6 focus-visible:outline-offset-[-3px] sm:px-8 sm:py-8"
      >
        <div className="mx-auto flex max-w-3xl flex-col gap-6">
          <QuestionPart question={question} draft={draft} verdict={verdict} />
          {verdict !== null && <WordAnswer verdict={verdict} prompt={question.prompt} />}
        </div>
      </section>
      <div className="border-line border-t bg-raised px-3 py-2 sm:px-5">
        <div className="mx-auto max-w-3xl">
          {verdict === null ? (
            <AnswerBar practice={practice} draft={draft} />
          ) : (
            <RatingBar verdict={verdict} disabled={stage !== "judged"} onRate={practice.rate} />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {verdict === null ? secondTry(question) : spokenVerdict(verdict)}
      </p>
    </>
  );
}

interface QuestionPartProps {
  readonly question: VocabularyQuestion;
  readonly draft: WordDraft;
  readonly verdict: VocabularyVerdict | null;
}

function QuestionPart({ question, draft, verdict }: QuestionPartProps) {
  const { prompt } = question;
  const task = taskOf(question);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-13 text-soft-ink">
          {DRILL_NAMES[prompt.drill]}
          {question.phase === "new" && " · new word"}
        </p>
        <h2 id="question-heading" tabIndex={-1} className="mt-0.5 text-18 outline-none">
          {task}
        </h2>
      </div>
      <WordPrompt prompt={prompt} answer={verdict?.answer ?? null} />
      {question.answerBy === "choosing" && (
        <WordOptions
          legend={task}
          options={draft.options}
          picks={picksOf(question)}
          chosen={draft.chosen}
          correct={verdict?.key ?? null}
          locked={draft.locked}
          onPick={draft.pick}
        />
      )}
      {question.answerBy === "typing" && verdict === null && (
        <div className="max-w-md">
          <TextField
            name={ENTRY_NAME}
            label="Your answer"
            hint={hintOf(prompt) ?? undefined}
            error={secondTry(question)}
            value={draft.text}
            readOnly={draft.locked}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => draft.type(target.value)}
          />
        </div>
      )}
    </div>
  );
}

/** A synonym is not what is asked for: the first letter tells it from the word. */
function hintOf(prompt: VocabularyQuestion["prompt"]): string | null {
  const begins = "begins" in prompt ? prompt.begins : null;
  return begins === null ? null : `It begins with ${begins}.`;
}

function secondTry({ synonymTried }: VocabularyQuestion): string | null {
  return synonymTried === null
    ? null
    : `“${synonymTried}” says about the same. Another word is meant: try once more.`;
}

interface AnswerBarProps {
  readonly practice: WordPractice;
  readonly draft: WordDraft;
}

function AnswerBar({ practice, draft }: AnswerBarProps) {
  const underway = practice.stage === "underway";
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p role="status" className="mr-auto text-15 text-soft-ink">
        {underway && practice.status.waiting !== null
          ? "Saved here. The answer follows as soon as this could be sent."
          : draft.missing}
      </p>
      <Button
        look="quiet"
        aria-keyshortcuts="N"
        aria-disabled={underway || undefined}
        onClick={() => practice.answer({ kind: "unknown" })}
      >
        I don’t know
      </Button>
      <Button look="primary" pending={underway} onClick={draft.handIn}>
        {draft.isRecalled ? "Show the answer" : "Check"}
      </Button>
    </div>
  );
}

function obey(command: WordCommand, practice: WordPractice, draft: WordDraft): void {
  const { verdict } = practice.session;
  switch (command.kind) {
    case "choose": {
      const option = draft.options[command.place];
      if (option !== undefined) draft.pick(option.id);
      return;
    }
    case "rate": {
      const rated = verdict?.ratings[command.place];
      if (rated !== undefined) practice.rate(rated.rating);
      return;
    }
    case "go-on":
      if (verdict === null) draft.handIn();
      else if (verdict.suggestedRating !== null) practice.rate(verdict.suggestedRating);
      return;
    case "not-known":
      practice.answer({ kind: "unknown" });
      return;
    case "undo":
      if (practice.canUndo) practice.undo();
      return;
    case "listen":
      sayWord(practice);
      return;
    case "help":
      return;
  }
}

/** The word, once it is shown: before that it may be what is asked for. */
function sayWord({ session: { question, verdict } }: WordPractice): void {
  const shown = question?.prompt.drill === "word-to-meaning" ? question.prompt.word : null;
  const word = verdict?.word.word ?? shown;
  if (word !== null) speak(word);
}

function spokenVerdict({ isAlmost, isRight, answer, response }: VocabularyVerdict): string {
  if (isRight === null || response.kind === "unknown") return `The answer is ${answer}.`;
  if (isAlmost) return `Almost. The answer is ${answer}.`;
  return isRight ? "Right." : `Wrong. The answer is ${answer}.`;
}

/** A screen reader begins at the new question, or in its field, and at the verdict when it comes. */
function useFocus(
  { answerBy }: VocabularyQuestion,
  takesFocus: boolean,
  verdict: VocabularyVerdict | null,
): void {
  const isJudged = verdict !== null;
  const wasJudged = useRef(isJudged);
  useEffect(() => {
    if (wasJudged.current) return;
    if (answerBy === "typing") {
      document.querySelector<HTMLElement>(`input[name="${ENTRY_NAME}"]`)?.focus();
    } else if (takesFocus) document.getElementById("question-heading")?.focus();
  }, [answerBy, takesFocus]);
  useEffect(() => {
    if (isJudged && !wasJudged.current) document.getElementById("answer-heading")?.focus();
    wasJudged.current = isJudged;
  }, [isJudged]);
}
