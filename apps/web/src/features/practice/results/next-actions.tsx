import { EMPTY_FILTER, type ResultQuestion, type SessionResults } from "@lexiquant/contract";
import { plural } from "../../../lib/format.ts";
import { writeChoice } from "../filters/filters-in-address.ts";
import { type Action, LinkCard, TwinCard } from "./action-card.tsx";
import { worthAnotherLook } from "./result-words.ts";

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
        {twinned !== undefined && (
          <TwinCard itemId={twinned.item.id} question={`question ${twinned.position + 1}`} />
        )}
        {actions.map(({ to, title, text }) => (
          <LinkCard key={title} to={to} title={title} text={text} />
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

function actionsFor(
  { session, questions }: SessionResults,
  again: readonly ResultQuestion[],
): Action[] {
  const [first] = again;
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const missedKinds = [...new Set(again.map(({ kind }) => kind))];
  // What follows a section of an exam is practice.
  const mode = session.settings.mode === "exam" ? "mixed" : session.settings.mode;
  const choice = { settings: { ...session.settings, mode }, itemCount: session.items };
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
