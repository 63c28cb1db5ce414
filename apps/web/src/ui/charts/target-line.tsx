import { ChartLabel } from "./chart-label.tsx";

interface TargetLineProps {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** What is aimed at, across the picture. */
export function TargetLine({ y, from, to }: TargetLineProps) {
  return (
    <path
      d={`M${from} ${y}H${to}`}
      strokeWidth={1.5}
      strokeDasharray="7 4"
      className="stroke-ink"
    />
  );
}

interface TargetLabelProps extends Pick<TargetLineProps, "y" | "from"> {
  readonly value: string;
}

/** The line's words, apart from it: drawn last, so that nothing is drawn over them. */
export function TargetLabel({ y, from, value }: TargetLabelProps) {
  return (
    <ChartLabel x={from + 4} y={y - 6}>
      Target {value}
    </ChartLabel>
  );
}
