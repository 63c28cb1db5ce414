import type { DataPresentation, Stimulus } from "@lexiquant/domain/item";
import type { ComponentProps } from "react";
import { FigureView } from "./figures/figure-view.tsx";
import { InlineMarkup, Markup } from "./markup.tsx";
import { PassageView } from "./passage-view.tsx";

interface StimulusViewProps extends Omit<ComponentProps<typeof PassageView>, "passage"> {
  readonly stimulus: Stimulus;
}

/** What several questions share: a passage, or charts and tables. */
export function StimulusView({ stimulus, ...passageProps }: StimulusViewProps) {
  return stimulus.kind === "passage" ? (
    <PassageView passage={stimulus} {...passageProps} />
  ) : (
    <DataPresentationView presentation={stimulus} />
  );
}

function DataPresentationView({ presentation }: { readonly presentation: DataPresentation }) {
  const { title, introduction, figures, note } = presentation;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-18">
        <InlineMarkup source={title} />
      </h2>
      {introduction !== "" && <Markup source={introduction} className="reading" />}
      {figures.map((figure) => (
        <FigureView key={`${figure.kind} ${figure.title}`} figure={figure} />
      ))}
      {note !== "" && (
        <div className="border-line border-t pt-3 text-15 text-soft-ink">
          <strong className="font-medium">Note: </strong>
          <InlineMarkup source={note} />
        </div>
      )}
    </div>
  );
}
