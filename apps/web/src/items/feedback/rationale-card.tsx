import type { RationaleView } from "@lexiquant/contract";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { InlineMarkup, Markup } from "../markup.tsx";

interface RationaleCardProps {
  /** The option, sentence or number that this is the reason for. */
  readonly heading: ReactNode;
  readonly rationale: RationaleView;
  readonly tone: "right" | "wrong" | "neutral";
}

const BORDERS = { right: "border-correct", wrong: "border-wrong", neutral: "border-line" };

/** Why one option is right or wrong, the slip behind it and what helps against that. */
export function RationaleCard({ heading, rationale, tone }: RationaleCardProps) {
  const { text, whyTempting, misconception, repairQuestion } = rationale;
  return (
    <div className={classNames("border-l-3 py-1 pl-4", BORDERS[tone])}>
      <h5 className="flex flex-wrap items-baseline gap-x-2 text-15">{heading}</h5>
      <Markup source={text} className="reading mt-1 text-16!" />
      {tone !== "right" && whyTempting !== "" && (
        <p className="mt-1.5 text-15 text-soft-ink">
          <span className="font-medium">Why it tempts. </span>
          <InlineMarkup source={whyTempting} />
        </p>
      )}
      {misconception !== null && (
        <p className="mt-1.5 text-15">
          <span className="rounded-small bg-caution-tint px-1.5 py-0.5 font-medium text-caution">
            {misconception.name}
          </span>{" "}
          <InlineMarkup source={misconception.remedy} />
        </p>
      )}
      {tone === "wrong" && repairQuestion !== "" && (
        <p className="mt-1.5 text-15">
          <span className="font-medium">Ask yourself. </span>
          <InlineMarkup source={repairQuestion} />
        </p>
      )}
    </div>
  );
}
