import type { MasteryNode, MasteryView } from "@lexiquant/contract";
import { useId } from "react";
import { Link } from "react-router";
import { formatPercent, plural } from "../../../lib/format.ts";
import { masteryInWords } from "./mastery-words.ts";
import { openTopicAddress } from "./topic-address.ts";
import { nodesNamed } from "./topic-tree.ts";

const MOST = 5;

/** The ends of the tree: what is weakest, what is being forgotten, what is strongest. */
export function TopicLists({ mastery }: { readonly mastery: MasteryView }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-3">
      <TopicList
        heading="Weakest"
        nodes={nodesNamed(mastery, mastery.weakest)}
        words={masteryInWords}
        none="Shown once two topics have enough answers to compare."
      />
      <TopicList
        heading="Rusting"
        nodes={nodesNamed(mastery, mastery.rusting)}
        words={rustInWords}
        none="Nothing you have won is being lost to time."
      />
      <TopicList
        heading="Strongest"
        nodes={nodesNamed(mastery, mastery.strongest)}
        words={masteryInWords}
        none="Shown once two topics have enough answers to compare."
      />
    </div>
  );
}

function rustInWords({ faded, pCorrect }: MasteryNode): string {
  const lost = plural(Math.round((faded ?? 0) * 100), "point");
  return pCorrect === null
    ? `${lost} lost to time`
    : `${formatPercent(pCorrect.estimate)}, ${lost} lost to time`;
}

interface TopicListProps {
  readonly heading: string;
  readonly nodes: readonly MasteryNode[];
  readonly words: (node: MasteryNode) => string;
  /** What stands in the list's place while it is empty. */
  readonly none: string;
}

function TopicList({ heading, nodes, words, none }: TopicListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5">
      <h2 id={id} className="text-18">
        {heading}
      </h2>
      {nodes.length === 0 ? (
        <p className="mt-2 text-15 text-soft-ink">{none}</p>
      ) : (
        <ol className="mt-2 flex flex-col gap-2">
          {nodes.slice(0, MOST).map((node) => (
            <li key={node.id} className="text-15">
              <Link
                to={openTopicAddress(node.id)}
                className="rounded-small font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
              >
                {node.name}
              </Link>
              <span className="figures block text-13 text-soft-ink">{words(node)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
