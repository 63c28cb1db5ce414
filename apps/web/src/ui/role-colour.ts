/** The colour roles that stand for a part of the test. */
export type ColourRole = "verbal" | "quantitative" | "writing" | "vocabulary";

interface RoleClasses {
  readonly text: string;
  readonly tint: string;
  readonly border: string;
  readonly fill: string;
  readonly stroke: string;
  readonly background: string;
}

/** Spelled out, because classes are collected from the source text. */
export const ROLE_CLASSES: Record<ColourRole, RoleClasses> = {
  verbal: {
    text: "text-verbal",
    tint: "bg-verbal-tint",
    border: "border-verbal",
    fill: "fill-verbal",
    stroke: "stroke-verbal",
    background: "bg-verbal",
  },
  quantitative: {
    text: "text-quantitative",
    tint: "bg-quantitative-tint",
    border: "border-quantitative",
    fill: "fill-quantitative",
    stroke: "stroke-quantitative",
    background: "bg-quantitative",
  },
  writing: {
    text: "text-writing",
    tint: "bg-writing-tint",
    border: "border-writing",
    fill: "fill-writing",
    stroke: "stroke-writing",
    background: "bg-writing",
  },
  vocabulary: {
    text: "text-vocabulary",
    tint: "bg-vocabulary-tint",
    border: "border-vocabulary",
    fill: "fill-vocabulary",
    stroke: "stroke-vocabulary",
    background: "bg-vocabulary",
  },
};
