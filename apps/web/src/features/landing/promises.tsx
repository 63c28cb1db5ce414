import { ChartNoAxesColumn, Compass, MessageSquareText, Timer } from "lucide-react";
import { modes, promises, promisesHeading } from "./landing-content.ts";

const ICONS: Record<string, typeof Timer> = {
  assistant: MessageSquareText,
  simulation: Timer,
  dashboards: ChartNoAxesColumn,
  recommendations: Compass,
};

export function Promises() {
  return (
    <section aria-labelledby="promises-heading">
      <h2 id="promises-heading" className="max-w-2xl text-28 sm:text-36">
        {promisesHeading}
      </h2>
      <ul className="mt-8 grid border-line border-t sm:grid-cols-2">
        {promises.map((promise) => {
          const Icon = ICONS[promise.id] ?? Compass;
          return (
            <li
              key={promise.id}
              className="flex gap-4 border-line border-b py-7 sm:odd:border-r sm:odd:pr-8 sm:even:pl-8"
            >
              <Icon
                aria-hidden
                size={26}
                strokeWidth={1.6}
                className="mt-0.5 shrink-0 text-primary"
              />
              <div>
                <h3 className="text-18">{promise.title}</h3>
                <p className="mt-1.5 text-15 text-soft-ink">{promise.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Modes() {
  return (
    <section aria-labelledby="modes-heading">
      <h2 id="modes-heading" className="text-28 sm:text-36">
        {modes.heading}
      </h2>
      <p className="mt-2 text-soft-ink">{modes.lead}</p>
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {[modes.quick, modes.detailed].map((mode) => (
          <div key={mode.title} className="sheet p-6 sm:p-7">
            <p className="text-13 text-soft-ink">{mode.tag}</p>
            <h3 className="mt-1 text-22">{mode.title}</h3>
            <p className="mt-3 text-soft-ink">{mode.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
