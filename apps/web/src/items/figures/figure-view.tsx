import type { Figure } from "@lexiquant/domain/item";
import { type ReactNode, useId } from "react";
import { InlineMarkup } from "../markup.tsx";
import { BarChart } from "./bar-chart.tsx";
import { BoxPlot } from "./box-plot.tsx";
import type { ChartNames } from "./chart-canvas.tsx";
import { CoordinatePlane } from "./coordinate-plane.tsx";
import { DataTable } from "./data-table.tsx";
import { Geometry } from "./geometry.tsx";
import { Histogram } from "./histogram.tsx";
import { LineChart } from "./line-chart.tsx";
import { PieChart } from "./pie-chart.tsx";
import { ScatterPlot } from "./scatter-plot.tsx";
import { tableEquivalent } from "./table-equivalent.ts";

/** A figure with its title, and in words and numbers for whoever wants them or cannot see it. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;
  const table = figure.kind === "table" ? null : tableEquivalent(figure);
  return (
    <figure className="m-0 min-w-0">
      <figcaption
        id={titleId}
        className={figure.title === "" ? "sr-only" : "mb-2 font-medium text-15"}
      >
        <InlineMarkup source={figure.title === "" ? "Figure" : figure.title} />
      </figcaption>
      {graphic(figure, { labelledBy: titleId, describedBy: descriptionId })}
      <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-1 text-13">
        <Disclosure summary="Describe this figure">
          <p id={descriptionId} className="max-w-prose text-15">
            <InlineMarkup source={figure.description} />
          </p>
        </Disclosure>
        {table !== null && (
          <Disclosure summary="Show as table">
            <DataTable table={table} labelledBy={titleId} />
          </Disclosure>
        )}
      </div>
    </figure>
  );
}

/** Total by kind: a new kind of figure does not compile until it is drawn. */
function graphic(figure: Figure, names: ChartNames): ReactNode {
  switch (figure.kind) {
    case "bar-chart":
      return <BarChart figure={figure} {...names} />;
    case "line-chart":
      return <LineChart figure={figure} {...names} />;
    case "pie-chart":
      return <PieChart figure={figure} {...names} />;
    case "histogram":
      return <Histogram figure={figure} {...names} />;
    case "box-plot":
      return <BoxPlot figure={figure} {...names} />;
    case "scatter-plot":
      return <ScatterPlot figure={figure} {...names} />;
    case "table":
      return (
        <DataTable
          table={{ columns: figure.columns, rows: figure.rows }}
          labelledBy={names.labelledBy}
        />
      );
    case "geometry":
      return <Geometry figure={figure} {...names} />;
    case "coordinate-plane":
      return <CoordinatePlane figure={figure} {...names} />;
  }
}

interface DisclosureProps {
  readonly summary: string;
  readonly children: ReactNode;
}

function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="min-h-6 cursor-pointer py-0.5 text-soft-ink underline decoration-line underline-offset-4 hover:text-ink">
        {summary}
      </summary>
      <div className="mt-2 mb-3">{children}</div>
    </details>
  );
}
