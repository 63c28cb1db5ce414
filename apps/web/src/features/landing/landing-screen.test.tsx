import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderScreen, signedInAs, signedOut } from "../../testing/render-screen.tsx";
import { Footer } from "./footer.tsx";
import { carousel } from "./landing-content.ts";
import { LandingScreen } from "./landing-screen.tsx";
import type { SiteFacts } from "./site-facts.ts";

const FACTS: SiteFacts = {
  phone: "+49 30 123",
  email: "desk@example.org",
  company: "Desk Ltd",
  questions: "1000+",
  verbalQuestions: "500+",
  quantitativeQuestions: "450+",
};

async function show(auth = signedOut()) {
  renderScreen(
    <>
      <LandingScreen facts={FACTS} />
      <Footer facts={FACTS} />
    </>,
    { auth },
  );
  await screen.findByRole("heading", { name: "What a session gives you" });
}

function currentSlide(): string {
  const shown = document.querySelectorAll<HTMLElement>("[data-slide]:not(.invisible)");
  return [...shown].map(({ dataset }) => dataset.slide).join();
}

describe("landing page", () => {
  it("[L1] signed out, shows the sign-in button and no Start Practice", async () => {
    await show();
    expect(screen.getByRole("button", { name: "Sign in (hero_btn)" })).not.toBeNull();
    expect(screen.queryByRole("link", { name: "Start Practice" })).toBeNull();
  });

  it("[L2] signed in, leads to the practice modes and shows no sign-in button", async () => {
    await show(signedInAs("Ada"));
    const start = screen.getByRole("link", { name: "Start Practice" });
    expect(start.getAttribute("href")).toBe("/practice/mode");
    expect(screen.queryByRole("button", { name: /Sign in/ })).toBeNull();
  });

  it("[L3] promises 1000+ GRE-style questions across the three measures in its heading", async () => {
    await show();
    const { textContent } = screen.getByRole("heading", { level: 1 });
    for (const word of ["1000+", "GRE-style", "Verbal", "Quantitative", "Analytical Writing"]) {
      expect(textContent).toContain(word);
    }
  });

  it("[L4][L5][L6][L7][L8] makes the five further promises", async () => {
    await show();
    const text = document.body.textContent;
    for (const promise of [
      "which question you are practising and where you struggle",
      "Timing, scoring and analytics",
      "Topic-wise progress dashboards",
      "Recommendations for what to practise next",
      "Quick Breakdown",
      "Fast insights",
      "Detailed Analysis",
      "In-depth learning",
    ]) {
      expect(text).toContain(promise);
    }
  });

  it("[L9][L13] marks testimonials and avatars as sample content", async () => {
    await show();
    expect(screen.getByText(/^Sample content/)).not.toBeNull();
    expect(screen.getByText("Sample avatars")).not.toBeNull();
    expect(screen.getAllByRole("img", { name: /^[A-Z]{2}$/ })).toHaveLength(7);
  });

  it("[L10][L12] has four slides with heading, caption, highlights and picture, and the claims", async () => {
    await show();
    expect(carousel.slides.map(({ id }) => id)).toEqual([
      "verbal",
      "quant",
      "breakdown",
      "vocabulary",
    ]);
    const textOf = (id: string) => document.querySelector(`[data-slide=${id}]`)?.textContent ?? "";
    for (const slide of carousel.slides) {
      expect(textOf(slide.id)).toContain(slide.heading);
      expect(textOf(slide.id)).toContain(slide.caption);
      expect(document.querySelector(`[data-slide=${slide.id}] svg`)).not.toBeNull();
      expect(slide.highlights.length).toBeGreaterThan(0);
    }
    expect(textOf("verbal")).toMatch(/500\+ questions.*\+15 in 60 days/);
    expect(textOf("quant")).toMatch(/450\+ questions.*\+10 in 45 days/);
    expect(textOf("vocabulary")).toContain("80%");
  });

  it("[L11] moves one slide at a time and goes round at both ends", async () => {
    await show();
    const seen = [currentSlide()];
    for (const direction of ["Previous", "Next", "Next"]) {
      await userEvent.click(screen.getByRole("button", { name: direction }));
      seen.push(currentSlide());
    }
    expect(seen).toEqual(["verbal", "vocabulary", "verbal", "quant"]);
  });

  it("[L14] shows phone, e-mail and company as configured", async () => {
    await show();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("link", { name: FACTS.phone }).getAttribute("href")).toBe(
      "tel:+4930123",
    );
    expect(footer.getByRole("link", { name: FACTS.email })).not.toBeNull();
    expect(screen.getByRole("contentinfo").textContent).toMatch(/© \d{4} Desk Ltd/);
  });

  it("lets a visitor try a question and says why each choice is right or wrong", async () => {
    await show();
    await userEvent.click(screen.getByRole("radio", { name: "cursory" }));
    expect(screen.getByText("Not this one")).not.toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "circumspect" }));
    expect(screen.getByText("Right")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Detailed Analysis" }));
    expect(screen.getByText(/two attitudes/)).not.toBeNull();
  });
});
