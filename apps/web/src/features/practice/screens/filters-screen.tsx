import { EMPTY_FILTER, ITEM_STATUSES, type PracticeFilter } from "@lexiquant/contract";
import {
  DIFFICULTY_BANDS,
  DIFFICULTY_NAMES,
  ITEM_KINDS,
  KIND_NAMES,
  MEASURES,
} from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAuth } from "../../../lib/auth-context.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { SECTION_NAMES, STATUS_NAMES } from "../../../messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { Facet } from "../filters/facet.tsx";
import { facetCountsQuery } from "../filters/filter-queries.ts";
import { type PracticeChoice, readChoice, writeChoice } from "../filters/filters-in-address.ts";
import { KeptForExams } from "../filters/kept-for-exams.tsx";
import { StartPanel } from "../filters/start-panel.tsx";
import { TopicFacet } from "../filters/topic-facet.tsx";

const COUNT_DELAY_MS = 200;

export function FiltersScreen() {
  const { state } = useAuth();
  return (
    <Page
      title="A set of your own"
      lead="The number beside a choice is how many questions it brings, given your choices in the other groups."
    >
      {state.status === "signed-in" ? (
        <Filters />
      ) : (
        <SignInInvitation reason="The address of this page keeps the whole choice, so it is still here once you are signed in." />
      )}
    </Page>
  );
}

/** The choice lives in the address alone, so that it survives a reload and can be shared. */
function useChoice(): [PracticeChoice, (choice: PracticeChoice) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(search), [search]);
  return [
    choice,
    (next) => void navigate(writeChoice(next), { replace: true, preventScrollReset: true }),
  ];
}

function Filters() {
  const [choice, setChoice] = useChoice();
  const { filter } = choice;
  const counts = useQuery(facetCountsQuery(useDebounced(filter, COUNT_DELAY_MS)));
  const set = (part: Partial<PracticeFilter>) =>
    setChoice({ ...choice, filter: { ...filter, ...part } });
  const { keptForExams, ...conditions } = filter;
  const untouched = Object.values(conditions).every((values) => values.length === 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="sheet flex min-w-0 flex-col gap-5 p-5 sm:p-6">
        <Facet
          legend="Section"
          values={MEASURES}
          names={SECTION_NAMES}
          chosen={filter.measures}
          counts={counts.data?.measures}
          onChange={(measures) => set({ measures })}
        />
        <Facet
          legend="Question type"
          values={ITEM_KINDS}
          names={KIND_NAMES}
          chosen={filter.kinds}
          counts={counts.data?.kinds}
          onChange={(kinds) => set({ kinds })}
        />
        <TopicFacet
          filter={filter}
          counts={counts.data?.topics}
          onChange={(topics) => set({ topics })}
        />
        <Facet
          legend="Difficulty"
          values={DIFFICULTY_BANDS}
          names={DIFFICULTY_NAMES}
          chosen={filter.difficulties}
          counts={counts.data?.difficulties}
          onChange={(difficulties) => set({ difficulties })}
        />
        <Facet
          legend="Your history with it"
          values={ITEM_STATUSES}
          names={STATUS_NAMES}
          chosen={filter.statuses}
          counts={counts.data?.statuses}
          onChange={(statuses) => set({ statuses })}
        />
        <KeptForExams
          count={counts.data?.keptForExams ?? null}
          included={keptForExams}
          onChange={(included) => set({ keptForExams: included })}
        />
        {!untouched && (
          <Button className="self-start" onClick={() => set({ ...EMPTY_FILTER, keptForExams })}>
            Clear all conditions
          </Button>
        )}
      </div>
      <StartPanel choice={choice} counts={counts} onChange={setChoice} />
    </div>
  );
}
