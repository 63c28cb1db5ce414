import type { Mistake } from "@lexiquant/contract";
import { RotateCcw } from "lucide-react";
import { OpeningFailure } from "../../../items/twins/opening-failure.tsx";
import { TwinButton } from "../../../items/twins/twin-button.tsx";
import { useTryAgain } from "../../../items/twins/use-twin.ts";
import { Button } from "../../../ui/button.tsx";

interface MistakeActionsProps {
  readonly mistake: Pick<Mistake, "itemId" | "hasTwins">;
  /** Id of the question's first words: every entry has such buttons. */
  readonly describedBy: string;
}

/** Another try at once: of the question itself, or of a twin where there are any. */
export function MistakeActions({ mistake, describedBy }: MistakeActionsProps) {
  const again = useTryAgain(mistake.itemId);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="flex flex-col items-start gap-3">
        <Button onClick={again.open} pending={again.pending} aria-describedby={describedBy}>
          <RotateCcw aria-hidden size={18} />
          Try again now
        </Button>
        <OpeningFailure opening={again} title="The question could not be opened." />
      </div>
      {mistake.hasTwins && <TwinButton itemId={mistake.itemId} />}
    </div>
  );
}
