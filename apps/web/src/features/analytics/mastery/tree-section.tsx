import type { MasteryNode } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { Evidence, FiguresTable } from "../../../ui/chart-section.tsx";
import { masteryInWords } from "./mastery-words.ts";
import { NodeLine, TopicRow } from "./topic-row.tsx";
import {
  type DomainBranch,
  type MeasureTree,
  TREE_COLUMNS,
  treeFile,
  treeRows,
} from "./topic-tree.ts";

interface TreeSectionProps {
  readonly tree: MeasureTree;
  readonly nodes: readonly MasteryNode[];
  /** Id of the topic that the address names. */
  readonly named: string | null;
}

/** A measure's domains, each with its topics folded in. */
export function TreeSection({ tree, nodes, named }: TreeSectionProps) {
  const id = useId();
  const { measure, root, branches } = tree;
  const name = MEASURE_NAMES[measure];
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5 sm:p-7">
      <h2 id={id} className="text-22">
        {name}
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        {root === null ? "" : `Over all its topics: ${masteryInWords(root)}. `}
        The track runs from 0 to 100%, with a mark at each quarter. With it: the share and its 80%
        range, then the change over 30 days in percentage points.
      </p>
      <ul>
        {branches.map((branch) => (
          <Branch key={branch.domain.id} branch={branch} named={named} />
        ))}
      </ul>
      <Evidence
        heading={name}
        file={treeFile(measure, nodes)}
        table={
          <FiguresTable
            caption={`${name}: every topic`}
            columns={TREE_COLUMNS}
            rows={treeRows(tree)}
          />
        }
      />
    </section>
  );
}

interface BranchProps {
  readonly branch: DomainBranch;
  readonly named: string | null;
}

function Branch({ branch: { domain, topics }, named }: BranchProps) {
  const holdsNamed = topics.some(({ id }) => id === named);
  return (
    <li className="border-line border-t first:border-0">
      <details open={holdsNamed} className="group/domain">
        <summary className="flex min-h-13 cursor-pointer items-center gap-2 rounded-small py-2 pr-1 hover:bg-sunk">
          <ChevronRight
            aria-hidden
            size={18}
            className="shrink-0 self-start text-soft-ink transition-transform group-open/domain:rotate-90 max-sm:mt-0.5 sm:self-center"
          />
          <NodeLine node={domain} strong />
        </summary>
        <ul className="mb-3 pl-3 sm:pl-6">
          {topics.map((topic) => (
            <TopicRow key={topic.id} node={topic} isNamed={topic.id === named} />
          ))}
        </ul>
      </details>
    </li>
  );
}
