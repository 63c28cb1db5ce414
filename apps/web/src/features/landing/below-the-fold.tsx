import { useAuth } from "../../lib/auth-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Carousel } from "./carousel.tsx";
import { closing } from "./landing-content.ts";
import { Modes, Promises } from "./promises.tsx";
import type { SiteFacts } from "./site-facts.ts";
import { Testimonials, TrustedBy } from "./voices.tsx";

/** All that the first glance does not show: a part of its own, so that the first glance comes sooner. */
export function BelowTheFold({ facts }: { readonly facts: SiteFacts }) {
  return (
    <div className="page-width">
      <TrustedBy />
      <div className="flex flex-col gap-20 py-20 sm:gap-28 sm:py-28">
        <Promises />
        <Carousel facts={facts} />
        <Modes />
        <Testimonials />
        <Closing />
      </div>
    </div>
  );
}

/** The hero's action again for those who read to the end; the sign-in itself stays in header and hero. */
function Closing() {
  const { name } = useAuth();
  return (
    <section
      aria-labelledby="closing-heading"
      className="flex flex-wrap items-center justify-between gap-6 rounded-desk bg-primary-tint p-8 sm:p-10"
    >
      <div>
        <h2 id="closing-heading" className="text-22 sm:text-28">
          {closing.heading}
        </h2>
        <p className="mt-2 text-soft-ink">{closing.text}</p>
      </div>
      {name === null ? (
        <ButtonLink to="/practice/mode" look="primary" size="large">
          See what there is to practise
        </ButtonLink>
      ) : (
        <ButtonLink to="/practice/filters?mode=topic" look="primary" size="large">
          Choose a topic
        </ButtonLink>
      )}
    </section>
  );
}
