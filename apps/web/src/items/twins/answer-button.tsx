import type { Question } from "@lexiquant/contract";
import { Button } from "../../ui/button.tsx";
import { OpeningFailure } from "./opening-failure.tsx";
import { useAnswerAlone } from "./use-twin.ts";

/** Opens the question by itself, to be answered. */
export function AnswerButton({ question }: { readonly question: Question }) {
  const alone = useAnswerAlone(question);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button look="primary" onClick={alone.open} pending={alone.pending}>
        Answer it
      </Button>
      <OpeningFailure opening={alone} title="The question could not be opened." />
    </div>
  );
}
