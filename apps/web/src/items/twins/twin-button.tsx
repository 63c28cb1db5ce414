import type { Question } from "@lexiquant/contract";
import { Shuffle } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { OpeningFailure } from "./opening-failure.tsx";
import { useTwin } from "./use-twin.ts";

interface TwinButtonProps {
  /** The question, which has twins, or one of its twins. */
  readonly itemId: Question["item"]["id"];
}

/** Opens a question with the same skill and trap that the student has not had, to be answered. */
export function TwinButton({ itemId }: TwinButtonProps) {
  const twin = useTwin(itemId);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button onClick={twin.open} pending={twin.pending}>
        <Shuffle aria-hidden size={18} />
        Same skill, new numbers
      </Button>
      <OpeningFailure opening={twin} title="No new question could be opened." />
    </div>
  );
}
