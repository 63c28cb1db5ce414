import { EMPTY_FILTER, type SessionResults } from "@lexiquant/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { plural } from "../../../lib/format.ts";
import { writeChoice } from "../filters/filters-in-address.ts";
import { worthAnotherLook } from "./result-words.ts";

/** What follows from this result, each one click. */
export function NextActions({ results }: { readonly results: SessionResults }) {
  return (
    <section aria-label="What next">
      <h2 className="mb-3 text-22">What next</h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {actionsFor(results).map(({ to, title, text }) => (
          <li key={title}>
            <Link to={to} className="group sheet flex h-full flex-col p-4 hover:border-ink">
              <span className="flex items-center justify-between gap-2 font-medium">
                {title}
                <ArrowRight
                  aria-hidden
                  size={18}
                  className="shrink-0 text-primary transition-transform group-hover:translate-x-0.5"
                />
              </span>
              <span className="mt-1 text-15 text-soft-ink">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Action {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

function actionsFor({ session, questions }: SessionResults): Action[] {
  const again = worthAnotherLook(questions);
  const [first] = again;
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const missedKinds = [...new Set(again.map(({ kind }) => kind))];
  const choice = { settings: session.settings, itemCount: session.items };
  const review: Action[] =
    first === undefined
      ? []
      : [
          {
            to: `/question/view?id=${first.item.id}`,
            title: "Review the missed ones",
            text: `${plural(again.length, "question")} worth another look, beginning with question ${first.position + 1}.`,
          },
          {
            to: `/practice/filters${writeChoice({
              ...choice,
              filter: { ...EMPTY_FILTER, kinds: missedKinds, statuses: ["unseen"] },
            })}`,
            title: "New questions of the missed kinds",
            text: "Unseen questions of the kinds that cost you points here.",
          },
        ];
  return [
    ...review,
    {
      to: `/practice/filters${writeChoice({ ...choice, filter: { ...EMPTY_FILTER, kinds } })}`,
      title: "The same again",
      text: "A new set of the same kinds, with the same settings.",
    },
  ];
}
