import type { FacetCounts, PracticeFilter } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { topicsQuery } from "../../../items/topics-query.ts";
import { SECTION_NAMES } from "../../../messages.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { FacetFrame } from "./facet.tsx";
import { FacetOption } from "./facet-option.tsx";
import { markOf, type TopicBranch, toggledTopic, topicTree } from "./topic-tree.ts";

interface TopicFacetProps {
  readonly filter: PracticeFilter;
  readonly counts: FacetCounts["topics"] | undefined;
  readonly onChange: (topics: PracticeFilter["topics"]) => void;
}

/** The tree of topics: domains, topics, sub-topics. */
export function TopicFacet({ filter, counts, onChange }: TopicFacetProps) {
  const topics = useQuery(topicsQuery);
  if (topics.isError) {
    return (
      <FacetFrame legend="Topic">
        <InlineFailure
          title="The topics could not be loaded."
          error={topics.error}
          onRetry={() => void topics.refetch()}
          retrying={topics.isFetching}
        />
      </FacetFrame>
    );
  }
  const tree = topicTree(topics.data?.topics ?? []).filter(
    ({ node }) =>
      filter.measures.length === 0 ||
      filter.measures.includes(node.measure) ||
      markOf(node.id, filter.topics) !== "none",
  );
  return (
    <FacetFrame legend="Topic">
      <ul className="flex flex-col gap-2">
        {tree.map((branch) => (
          <Branch
            key={branch.node.id}
            branch={branch}
            chosen={filter.topics}
            counts={counts}
            onChange={onChange}
          />
        ))}
      </ul>
    </FacetFrame>
  );
}

interface BranchProps extends Omit<TopicFacetProps, "filter"> {
  readonly branch: TopicBranch;
  readonly chosen: PracticeFilter["topics"];
}

function Branch({ branch, chosen, counts, onChange }: BranchProps) {
  const { node, below } = branch;
  const mark = markOf(node.id, chosen);
  const [open, setOpen] = useState(mark === "partly");
  const listId = useId();
  return (
    <li>
      <div className="flex items-center gap-1">
        {below.length > 0 ? (
          <Button
            look="quiet"
            size="small"
            aria-label={`${open ? "Hide" : "Show"} the parts of ${node.name}`}
            aria-expanded={open}
            aria-controls={listId}
            className="aspect-square px-0!"
            onClick={() => setOpen(!open)}
          >
            <ChevronRight
              aria-hidden
              size={18}
              className={classNames("transition-transform", open && "rotate-90")}
            />
          </Button>
        ) : (
          <span className="w-9 shrink-0" />
        )}
        <FacetOption
          label={
            <>
              {node.name}
              {node.level === 1 && (
                <span className="text-13 text-soft-ink"> {SECTION_NAMES[node.measure]}</span>
              )}
            </>
          }
          count={counts === undefined ? null : (counts[node.id] ?? 0)}
          checked={mark === "chosen"}
          within={mark === "within"}
          partly={mark === "partly"}
          onToggle={() => onChange(toggledTopic(chosen, node.id))}
        />
      </div>
      {open && (
        <ul id={listId} className="mt-2 ml-4 flex flex-col gap-2 border-line border-l pl-2 sm:pl-4">
          {below.map((part) => (
            <Branch
              key={part.node.id}
              branch={part}
              chosen={chosen}
              counts={counts}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
