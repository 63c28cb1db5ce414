import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { COLOR_PAIRS, changeDisplay } from "../lib/display.ts";
import { DisplaySettings } from "./display-settings.tsx";

const { dataset } = document.documentElement;
afterEach(() => changeDisplay({ colors: "product", spacing: "standard" }));

it("changes the page as it is chosen, and back", async () => {
  render(<DisplaySettings />);
  await userEvent.click(screen.getByRole("radio", { name: "Yellow on black" }));
  await userEvent.click(screen.getByRole("radio", { name: "Wide" }));
  expect(dataset).toMatchObject({ colors: "yellow-on-black", spacing: "wide" });
  expect(localStorage.getItem("lexiquant-colors")).toBe("yellow-on-black");
  await userEvent.click(screen.getByRole("radio", { name: "Lexiquant’s own" }));
  await userEvent.click(screen.getByRole("radio", { name: "Standard" }));
  expect(dataset).not.toHaveProperty("colors");
  expect(dataset).not.toHaveProperty("spacing");
});

/** Contrast of two colors, 1 … 21 (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(COLOR_PAIRS.filter((pair) => pair !== "product"))("%s is easy to read", (pair) => {
  const styles = readFileSync(`${import.meta.dirname}/../styles/display.css`, "utf8");
  const block = styles.split(`data-colors="${pair}"`)[1]?.split("}")[0] ?? "";
  const [letters = "", ground = ""] = ["letters", "ground"].map(
    (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1],
  );
  expect(contrast(letters, ground)).toBeGreaterThan(10);
});
