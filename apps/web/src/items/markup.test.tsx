import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Markup } from "./markup.tsx";

describe("markup", () => {
  it("becomes paragraphs, lists and stressed words", () => {
    render(<Markup source={"A *soft* and **loud** start.\n\n- one\n- two\n\n1. first"} />);
    expect(screen.getByText("soft").tagName).toBe("EM");
    expect(screen.getByText("loud").tagName).toBe("STRONG");
    expect(screen.getAllByRole("list").map(({ tagName }) => tagName)).toEqual(["UL", "OL"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("sets mathematics for the eye, and as MathML for screen readers", () => {
    const { container } = render(<Markup source={"Let $\\frac{1}{x}$ be."} />);
    expect(container.querySelector("math mfrac")).not.toBeNull();
    expect(container.querySelector(".katex-html")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("shows broken mathematics as it is written instead of failing", () => {
    const { container } = render(<Markup source={"$\\frac{1$"} />);
    expect(container.textContent).toContain("\\frac{1");
  });

  it("keeps money and other escaped signs as text", () => {
    const { container } = render(<Markup source={"It costs \\$45 or \\$50, 3\\*4."} />);
    expect(container.textContent).toBe("It costs $45 or $50, 3*4.");
    expect(container.querySelector(".katex")).toBeNull();
  });

  it("sets quotation marks and apostrophes as print does", () => {
    const { container } = render(<Markup source={`The island's "grave" loss.`} />);
    expect(container.textContent).toBe("The island’s “grave” loss.");
  });

  it("names an empty gap, and the word in a filled one", () => {
    const { container } = render(<Markup source="Both [[1]] and [[2]]." words={[null, "terse"]} />);
    expect(container.textContent).toContain("Blank (i), empty");
    expect(container.textContent).toContain("Blank (ii): terse");
  });

  it("lets no HTML through", () => {
    const { container } = render(<Markup source={'<img src=x onerror="alert(1)"> <b>no</b>'} />);
    expect(container.querySelector("img, b")).toBeNull();
  });
});
