import type { MasteryView } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Part } from "../../../ui/part.tsx";
import { weakestInWords } from "../costs/cost-words.ts";
import { TOPIC_NAME } from "../mastery/topic-address.ts";
import { TopicLists } from "../mastery/topic-lists.tsx";
import { treesOf } from "../mastery/topic-tree.ts";
import { TreeSection } from "../mastery/tree-section.tsx";
import { masteryQuery } from "../standing-queries.ts";

export function TopicsView() {
  return (
    <Part query={useQuery(masteryQuery)} what="your topics">
      {(mastery) => <Topics mastery={mastery} />}
    </Part>
  );
}

function Topics({ mastery }: { readonly mastery: MasteryView }) {
  const [query] = useSearchParams();
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-22">{weakestInWords(mastery)}</p>
      <TopicLists mastery={mastery} />
      {treesOf(mastery.nodes).map((tree) => (
        <TreeSection
          key={tree.measure}
          tree={tree}
          nodes={mastery.nodes}
          named={query.get(TOPIC_NAME)}
        />
      ))}
    </div>
  );
}
