import { EMPTY_FILTER, type ResultQuestion, type SessionResults } from "@lexiquant/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { OpeningFailure } from "../../../items/twins/opening-failure.tsx";
import { useTwin } from "../../../items/twins/use-twin.ts";
import { plural } from "../../../lib/format.ts";
import { writeChoice } from "../filters/filters-in-address.ts";
import { worthAnotherLook } from "./result-words.ts";

const CARD = "group sheet flex h-full w-full flex-col p-4 text-left hover:border-ink";

/** What follows from this result, each one click. */
export function NextActions({ results }: { readonly results: SessionResults }) {
  const again = worthAnotherLook(results.questions);
  const twinned = worthATwin(results.questions, again);
  const actions = actionsFor(results, again);
  const columns = twinned === undefined ? "md:grid-cols-3" : "sm:grid-cols-2 xl:grid-cols-4";
  return (
    <section aria-label="What next">
      <h2 className="mb-3 text-22">What next</h2>
      <ul className={`grid gap-3 ${columns}`}>
        {twinned !== undefined && <TwinCard question={twinned} />}
        {actions.map(({ to, title, text }) => (
          <li key={title}>
            <Link to={to} className={CARD}>
              <CardText title={title} text={text} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first question that cost a point, or the only one there was. */
function worthATwin(
  questions: readonly ResultQuestion[],
  again: readonly ResultQuestion[],
): ResultQuestion | undefined {
  const candidates = questions.length === 1 ? questions : again;
  return candidates.find(({ attempt, hasTwins }) => attempt !== null && hasTwins);
}

function TwinCard({ question }: { readonly question: ResultQuestion }) {
  const twin = useTwin(question.item.id);
  return (
    <li className="flex flex-col gap-3">
      <button
        type="button"
        className={CARD}
        aria-busy={twin.pending || undefined}
        onClick={twin.pending ? undefined : twin.open}
      >
        <CardText
          title="Same skill, new numbers"
          text={`A twin of question ${question.position + 1}: is it clear now?`}
        />
      </button>
      <OpeningFailure opening={twin} title="No new question could be opened." />
    </li>
  );
}

function CardText({ title, text }: Pick<Action, "title" | "text">) {
  return (
    <>
      <span className="flex items-center justify-between gap-2 font-medium">
        {title}
        <ArrowRight
          aria-hidden
          size={18}
          className="shrink-0 text-primary transition-transform group-hover:translate-x-0.5"
        />
      </span>
      <span className="mt-1 text-15 text-soft-ink">{text}</span>
    </>
  );
}

interface Action {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

function actionsFor(
  { session, questions }: SessionResults,
  again: readonly ResultQuestion[],
): Action[] {
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
