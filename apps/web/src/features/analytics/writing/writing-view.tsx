import { useQuery } from "@tanstack/react-query";
import { ESSAY_SETUP_ADDRESS } from "../../../items/essays/essay-address.ts";
import { essayHistoryQuery } from "../../../items/essays/essays-query.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Part } from "../../../ui/part.tsx";
import { EssayTable } from "./essay-table.tsx";
import { WritingTimeline } from "./writing-timeline.tsx";

/** Every essay with its score, and how the scores moved. */
export function WritingView() {
  const query = useQuery(essayHistoryQuery);
  return (
    <Part query={query} what="your essays">
      {(essays) =>
        essays.length === 0 ? (
          <EmptyState
            title="No essays yet"
            action={
              <ButtonLink to={ESSAY_SETUP_ADDRESS} look="primary">
                Write an essay
              </ButtonLink>
            }
          >
            After your first rated essay its score stands here, with its range; after the second,
            how the scores moved.
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <WritingTimeline essays={essays} />
            <EssayTable essays={essays} />
          </div>
        )
      }
    </Part>
  );
}
