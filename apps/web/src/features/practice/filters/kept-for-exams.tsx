import { FacetFrame } from "./facet.tsx";
import { FacetOption } from "./facet-option.tsx";

interface KeptForExamsProps {
  /** Matching questions that are kept; null while it is not known. */
  readonly count: number | null;
  readonly included: boolean;
  readonly onChange: (included: boolean) => void;
}

/** Lets the questions of mock exams into the set, with what that costs. */
export function KeptForExams({ count, included, onChange }: KeptForExamsProps) {
  return (
    <FacetFrame legend="Mock exams">
      <FacetOption
        label="Include questions kept for mock exams"
        count={count}
        checked={included}
        onToggle={() => onChange(!included)}
      />
      <p className="mt-2 text-15 text-soft-ink">
        A mock exam measures you on questions you have never met; each one you practice here makes a
        mock’s score say a little less.
      </p>
    </FacetFrame>
  );
}
