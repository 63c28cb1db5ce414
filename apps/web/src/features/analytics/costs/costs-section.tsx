import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Part } from "../../../ui/part.tsx";
import { masteryQuery, paceQuery, slipsQuery } from "../standing-queries.ts";
import { viewAddress } from "../views/view-address.ts";
import { costliestInWords, sunkInWords, topSlipInWords } from "./cost-words.ts";

/** What costs most, a line each; its view has the evidence. */
export function CostsSection() {
  return (
    <section aria-labelledby="costs-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="costs-heading" className="text-22">
        What costs you most
      </h2>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        <Cost
          name="Topics"
          view="topics"
          what="your costliest topics"
          query={useQuery(masteryQuery)}
          words={costliestInWords}
        />
        <Cost
          name="Slips"
          view="slips"
          what="your most frequent slip"
          query={useQuery(slipsQuery)}
          words={topSlipInWords}
        />
        <Cost
          name="Time"
          view="pace"
          what="your sunk time"
          query={useQuery(paceQuery)}
          words={sunkInWords}
        />
      </ul>
    </section>
  );
}

interface CostProps<Data> {
  readonly name: string;
  readonly view: string;
  readonly what: string;
  readonly query: UseQueryResult<Data>;
  readonly words: (data: Data) => string;
}

function Cost<Data>({ name, view, what, query, words }: CostProps<Data>) {
  return (
    <li className="flex flex-col gap-x-5 py-3 sm:flex-row sm:items-center">
      <h3 className="w-16 shrink-0 font-medium text-15">{name}</h3>
      <div className="min-w-0 flex-1 text-15">
        <Part query={query} what={what}>
          {(data) => <p className="max-w-prose">{words(data)}</p>}
        </Part>
      </div>
      <Link
        to={viewAddress(view)}
        className="inline-flex min-h-11 items-center gap-1.5 self-start whitespace-nowrap font-medium text-15 text-primary underline decoration-line underline-offset-4 hover:decoration-primary sm:self-auto"
      >
        All about {name.toLowerCase()}
        <ArrowRight aria-hidden size={16} />
      </Link>
    </li>
  );
}
