import { Check, X } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { modes, type SampleOption, sampleQuestion } from "./landing-content.ts";

/** One real question to try before signing in, with both depths of explanation. */
export function SampleQuestion() {
  const [chosen, setChosen] = useState<SampleOption | null>(null);
  const name = useId();
  return (
    <section aria-label={sampleQuestion.label} className="sheet p-5 sm:p-7">
      <p className="flex items-baseline justify-between gap-4 text-13 text-soft-ink">
        <span className="font-medium text-verbal">{sampleQuestion.kind}</span>
        {sampleQuestion.label}
      </p>
      <p className="reading mt-3">
        {sampleQuestion.before}{" "}
        <span className="inline-block min-w-24 border-ink border-b text-center">
          {chosen === null ? <span className="sr-only">blank</span> : chosen.text}
        </span>{" "}
        {sampleQuestion.after}
      </p>
      <fieldset className="mt-4">
        <legend className="sr-only">Choose the word for the blank</legend>
        <div className="flex flex-col">
          {sampleQuestion.options.map((option) => (
            <label
              key={option.id}
              className="flex min-h-10 items-center gap-3 rounded-small px-2 hover:bg-sunk has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary"
            >
              <input
                type="radio"
                name={name}
                checked={chosen?.id === option.id}
                onChange={() => setChosen(option)}
                className="h-3.5 w-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-ink outline-none checked:bg-ink"
              />
              <span className="font-serif text-18">{option.text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">{chosen !== null && <Verdict chosen={chosen} />}</div>
    </section>
  );
}

function Verdict({ chosen }: { readonly chosen: SampleOption }) {
  const [detailed, setDetailed] = useState(false);
  const right = chosen.id === sampleQuestion.key;
  const Icon = right ? Check : X;
  return (
    <div className="animate-rise mt-4 border-line border-t pt-4 text-15">
      <p className={classNames("flex gap-2 font-medium", right ? "text-correct" : "text-wrong")}>
        <Icon aria-hidden size={20} className="mt-px shrink-0" />
        {right ? "Right" : "Not this one"}
      </p>
      <p className="mt-1">{chosen.reason}</p>
      {right && (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            {([false, true] as const).map((deep) => (
              <button
                key={String(deep)}
                type="button"
                aria-pressed={detailed === deep}
                onClick={() => setDetailed(deep)}
                className="min-h-9 rounded-full border border-edge px-3 font-medium text-13 aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary"
              >
                {deep ? modes.detailed.title : modes.quick.title}
              </button>
            ))}
          </div>
          <div className="mt-3 flex flex-col gap-2">
            {(detailed ? sampleQuestion.detailed : [sampleQuestion.quick]).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
