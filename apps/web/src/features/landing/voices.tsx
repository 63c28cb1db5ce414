import { classNames } from "../../ui/class-names.ts";
import { ROLE_CLASSES } from "../../ui/role-colour.ts";
import { testimonials, trustedBy } from "./landing-content.ts";

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-heading">
      <h2 id="testimonials-heading" className="text-28 sm:text-36">
        {testimonials.heading}
      </h2>
      <p className="mt-2 text-15 text-soft-ink">{testimonials.notice}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {testimonials.quotes.map((quote) => (
          <li key={quote.name}>
            <figure className="sheet flex h-full flex-col justify-between gap-5 p-6">
              <blockquote className="font-serif text-18">“{quote.text}”</blockquote>
              <figcaption className="text-15">
                <span className="font-medium">{quote.name}</span>
                <span className="block text-13 text-soft-ink">{quote.detail}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TrustedBy() {
  return (
    <section
      aria-labelledby="trusted-heading"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-line border-y py-6"
    >
      <ul className="flex pl-2">
        {trustedBy.people.map(({ initials, role }) => (
          <li key={initials} className="-ml-2">
            <svg width="44" height="44" viewBox="0 0 44 44" role="img" aria-label={initials}>
              <circle cx="22" cy="22" r="22" className="fill-paper" />
              <circle
                cx="22"
                cy="22"
                r="19"
                strokeWidth="1.5"
                className={classNames("fill-raised", ROLE_CLASSES[role].stroke)}
              />
              <text
                x="22"
                y="27"
                textAnchor="middle"
                className={classNames("font-bold text-13", ROLE_CLASSES[role].fill)}
              >
                {initials}
              </text>
            </svg>
          </li>
        ))}
      </ul>
      <div>
        <h2 id="trusted-heading" className="text-18">
          {trustedBy.heading}
        </h2>
        <p className="text-13 text-soft-ink">{trustedBy.notice}</p>
      </div>
    </section>
  );
}
