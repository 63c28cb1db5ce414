import { MISTAKE_CAUSES, type TopicNode } from "@lexiquant/contract";
import { ITEM_KINDS, KIND_NAMES, MEASURE_NAMES, MEASURES } from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
import type { MistakePage } from "../../../items/mistakes/mistake-pages.ts";
import { CAUSE_NAMES } from "../../../items/mistakes/mistake-words.ts";
import { topicsQuery } from "../../../items/topics-query.ts";
import { SelectField } from "../../../ui/field.tsx";
import { MISTAKE_STATES, type MistakeFilter, type MistakeFilterName } from "./mistake-filter.ts";

interface MistakeFiltersProps {
  readonly filter: MistakeFilter;
  /** Null while they are not known. */
  readonly counts: MistakePage["counts"] | null;
  readonly onChange: (name: MistakeFilterName, value: string) => void;
}

type State = MistakeFilter["state"];

const STATE_NAMES: Record<State, string> = {
  all: "All",
  due: "Due for another try",
  open: "On their way back",
  done: "Way back done",
};

/** What of the log is shown. */
export function MistakeFilters({ filter, counts, onChange }: MistakeFiltersProps) {
  const topics = useQuery(topicsQuery);
  const known = topics.data?.topics ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label="Section"
        value={filter.measure ?? ""}
        onChange={({ target }) => onChange("measure", target.value)}
      >
        <option value="">Both sections</option>
        {MEASURES.map((measure) => (
          <option key={measure} value={measure}>
            {MEASURE_NAMES[measure]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Topic"
        value={filter.topic ?? ""}
        onChange={({ target }) => onChange("topic", target.value)}
      >
        <option value="">All topics</option>
        {known.filter((node) => isOffered(node, filter)).map(TopicOption)}
        {filter.topic !== undefined && known.every(({ id }) => id !== filter.topic) && (
          <option value={filter.topic}>{filter.topic}</option>
        )}
      </SelectField>
      <SelectField
        label="Question type"
        value={filter.kind ?? ""}
        onChange={({ target }) => onChange("kind", target.value)}
      >
        <option value="">All types</option>
        {ITEM_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_NAMES[kind]}
          </option>
        ))}
      </SelectField>
      <MisconceptionField filter={filter} counts={counts} onChange={onChange} />
      <SelectField
        label="Cause"
        value={filter.cause ?? ""}
        onChange={({ target }) => onChange("cause", target.value)}
      >
        <option value="">All causes</option>
        {MISTAKE_CAUSES.map((cause) => (
          <option key={cause} value={cause}>
            {CAUSE_NAMES[cause]}
            {counts === null ? "" : ` (${counts.byCause[cause]})`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Way back"
        value={filter.state}
        onChange={({ target }) => onChange("state", target.value)}
      >
        {MISTAKE_STATES.map((state) => (
          <option key={state} value={state}>
            {STATE_NAMES[state]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The misconceptions that are in the log, the most frequent first. */
function MisconceptionField({ filter: { misconception }, counts, onChange }: MistakeFiltersProps) {
  const known = counts?.byMisconception ?? [];
  return (
    <SelectField
      label="What led you off"
      value={misconception ?? ""}
      onChange={({ target }) => onChange("misconception", target.value)}
    >
      <option value="">Anything, or nothing named</option>
      {known.map(({ id, name, entries }) => (
        <option key={id} value={id}>
          {name} ({entries})
        </option>
      ))}
      {misconception !== undefined && known.every(({ id }) => id !== misconception) && (
        <option value={misconception}>{misconception}</option>
      )}
    </SelectField>
  );
}

/** Domains and topics; a micro-skill is finer than a log is looked through. */
function isOffered({ level, measure }: TopicNode, filter: MistakeFilter): boolean {
  return level <= 2 && (filter.measure === undefined || filter.measure === measure);
}

function TopicOption({ id, name, level }: TopicNode) {
  return (
    <option key={id} value={id}>
      {level === 2 ? `   ${name}` : name}
    </option>
  );
}
