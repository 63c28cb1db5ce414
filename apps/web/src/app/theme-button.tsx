import { Monitor, Moon, Sun } from "lucide-react";
import { type Theme, useThemeChoice } from "../lib/theme.tsx";
import { Button } from "../ui/button.tsx";

const NEXT: Record<Theme, Theme> = { light: "dark", dark: "system", system: "light" };
const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Goes round the three themes. */
export function ThemeButton() {
  const { theme, setTheme } = useThemeChoice();
  const Icon = ICONS[theme];
  const label = `Theme: ${theme}. Change to ${NEXT[theme]}`;
  return (
    <Button
      look="quiet"
      aria-label={label}
      title={label}
      className="aspect-square px-0!"
      onClick={() => setTheme(NEXT[theme])}
    >
      <Icon aria-hidden size={19} />
    </Button>
  );
}
