import { ArrowRight } from "lucide-react";
import { useAuth } from "../../lib/auth-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { hero } from "./landing-content.ts";
import { SampleQuestion } from "./sample-question.tsx";
import { type SiteFacts, withCount } from "./site-facts.ts";

export function Hero({ facts }: { readonly facts: SiteFacts }) {
  return (
    <div className="grid items-start gap-10 pt-10 pb-16 sm:pt-16 lg:grid-cols-[1.08fr_1fr] lg:gap-16 lg:pb-24">
      <div className="lg:pt-8">
        <h1 tabIndex={-1} className="text-36 sm:text-48">
          <span className="whitespace-nowrap">{withCount(hero.headingStart, facts.questions)}</span>{" "}
          {hero.headingRest}
        </h1>
        <p className="mt-5 max-w-xl text-18 text-soft-ink">{hero.lead}</p>
        <HeroAction />
      </div>
      <SampleQuestion />
    </div>
  );
}

function HeroAction() {
  const { name, signInButton } = useAuth();
  if (name !== null) {
    return (
      <ButtonLink to="/practice/mode" look="primary" size="large" className="mt-8">
        {hero.startPractice}
        <ArrowRight aria-hidden size={20} />
      </ButtonLink>
    );
  }
  return (
    <div className="mt-8">
      {signInButton("hero_btn")}
      <p className="mt-3 text-15 text-soft-ink">{hero.signInNote}</p>
    </div>
  );
}
