import type { Stimulus } from "@lexiquant/domain/item";
import { sentenceMarks } from "../../../items/sentence-marks.ts";
import { StimulusView } from "../../../items/stimulus-view.tsx";
import { answeringOf } from "./question-pane.tsx";
import type { Practice } from "./use-practice.ts";

interface StimulusPaneProps {
  readonly practice: Practice;
  readonly stimulus: Stimulus;
}

/** The passage or the data that the question is about; for select-in-passage it is also answered here. */
export function StimulusPane({ practice, stimulus }: StimulusPaneProps) {
  const { current, entry } = practice;
  const answering = answeringOf(practice);
  const feedback = entry?.attempt?.outcome?.feedback ?? null;
  const { response } = answering;
  const selection =
    current.item.type === "select-in-passage"
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
