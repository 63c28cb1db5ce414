import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { forceLightOnStart, THEME_KEY, ThemeProvider } from "../lib/theme.tsx";
import { ThemeButton } from "./theme-button.tsx";

describe("theme", () => {
  it("[C1] goes round light, dark and system, stored under the product's key", async () => {
    expect(THEME_KEY).toBe("lexiquant-theme");
    render(
      <ThemeProvider>
        <ThemeButton />
      </ThemeProvider>,
    );
    const stored: (string | null)[] = [];
    for (let clicks = 0; clicks < 3; clicks += 1) {
      await userEvent.click(screen.getByRole("button"));
      stored.push(localStorage.getItem(THEME_KEY));
    }
    expect(stored).toEqual(["dark", "system", "light"]);
  });

  it("[C1] is light at every start, whatever was stored", () => {
    localStorage.setItem(THEME_KEY, "dark");
    forceLightOnStart();
    expect(localStorage.getItem(THEME_KEY)).toBe("light");
  });
});
