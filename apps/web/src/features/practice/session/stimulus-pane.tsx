import type { Feedback } from "@lexiquant/contract";
import type { PublicItem, Stimulus } from "@lexiquant/domain/item";
import type { Answering } from "../../../items/answering.ts";
import { sentenceMarks } from "../../../items/sentence-marks.ts";
import { StimulusView } from "../../../items/stimulus-view.tsx";

interface StimulusPaneProps {
  readonly item: PublicItem;
  readonly stimulus: Stimulus;
  readonly answering: Answering;
  /** Null while it is withheld. */
  readonly feedback: Feedback | null;
}

/** The passage or the data that the question is about; for select-in-passage it is also answered here. */
export function StimulusPane({ item, stimulus, answering, feedback }: StimulusPaneProps) {
  const { response } = answering;
  const selection =
    item.type === "select-in-passage"
      ? {
          selectedId: response?.type === "select-in-passage" ? response.sentenceId : null,
          locked: answering.locked,
          onSelect: (sentenceId: string) =>
            answering.onRespond({ type: "select-in-passage", sentenceId }),
        }
      : null;
  return (
    <div data-highlight-region="stimulus">
      <StimulusView
        stimulus={stimulus}
        selection={selection}
        {...(feedback === null ? {} : { marks: sentenceMarks(feedback, response) })}
      />
    </div>
  );
}
