import { ThemeProvider as NextThemes, useTheme } from "next-themes";
import type { ReactNode } from "react";
import { writeStored } from "./safe-storage.ts";

export const THEME_KEY = "lexiquant-theme";
const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Every start begins in light, whatever was chosen before. */
export function forceLightOnStart(): void {
  writeStored(THEME_KEY, "light");
}

/** The library's script serves pages rendered on a server; as a data block it stays inert here. */
const INERT_SCRIPT = { type: "application/json" };

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <NextThemes
      attribute="class"
      storageKey={THEME_KEY}
      defaultTheme="light"
      themes={["light", "dark"]}
      enableSystem
      scriptProps={INERT_SCRIPT}
    >
      {children}
    </NextThemes>
  );
}

export function useThemeChoice(): {
  readonly theme: Theme;
  readonly setTheme: (t: Theme) => void;
} {
  const { theme, setTheme } = useTheme();
  return { theme: THEMES.find((known) => known === theme) ?? "light", setTheme };
}
