import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ROLE_CLASSES } from "../../ui/role-colour.ts";
import { movedBy } from "./carousel-position.ts";
import { SlideDrawing } from "./drawings.tsx";
import { carousel, type Slide, type SlideId } from "./landing-content.ts";
import { type SiteFacts, withCount } from "./site-facts.ts";

const { slides, heading } = carousel;

function countFor(id: SlideId, facts: SiteFacts): string {
  return id === "verbal" ? facts.verbalQuestions : facts.quantitativeQuestions;
}

export function Carousel({ facts }: { readonly facts: SiteFacts }) {
  const [index, setIndex] = useState(0);
  const move = (step: 1 | -1) => setIndex((current) => movedBy(current, step, slides.length));
  return (
    <section aria-roledescription="carousel" aria-labelledby="carousel-heading">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="carousel-heading" className="text-28 sm:text-36">
          {heading}
        </h2>
        <div className="flex items-center gap-2">
          <p className="figures mr-2 text-15 text-soft-ink">
            {index + 1} of {slides.length}
          </p>
          <Button aria-label="Previous" className="aspect-square px-0!" onClick={() => move(-1)}>
            <ArrowLeft aria-hidden size={20} />
          </Button>
          <Button aria-label="Next" className="aspect-square px-0!" onClick={() => move(1)}>
            <ArrowRight aria-hidden size={20} />
          </Button>
        </div>
      </div>
      {/* All slides share one cell, so that the height never changes. */}
      <div aria-live="polite" className="sheet grid overflow-hidden">
        {slides.map((slide, place) => (
          <SlideView
            key={slide.id}
            slide={slide}
            place={`${place + 1} of ${slides.length}`}
            current={place === index}
            count={countFor(slide.id, facts)}
          />
        ))}
      </div>
    </section>
  );
}

interface SlideViewProps {
  readonly slide: Slide;
  readonly place: string;
  readonly current: boolean;
  readonly count: string;
}

function SlideView({ slide, place, current, count }: SlideViewProps) {
  const role = ROLE_CLASSES[slide.role];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      data-slide={slide.id}
      className={classNames(
        "col-start-1 row-start-1 grid transition-opacity md:grid-cols-2",
        current ? "opacity-100" : "invisible opacity-0",
      )}
    >
      <div className={classNames("grid place-items-center p-6 sm:p-10", role.tint)}>
        <SlideDrawing id={slide.id} label={slide.image} />
      </div>
      <div className="p-6 sm:p-10">
        <h3 className="text-22">{slide.heading}</h3>
        <p className="mt-2 text-soft-ink">{slide.caption}</p>
        <dl className="mt-6 flex flex-col gap-4">
          {slide.highlights.map(({ title, description }) => (
            <div key={title} className={classNames("border-l-2 pl-4", role.border)}>
              <dt className="font-bold">{withCount(title, count)}</dt>
              <dd className="text-15 text-soft-ink">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
