import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

const TOAST_MS = 4000;
const VISIBLE_TOASTS = 3;
const GAP_PX = 14;

/** One toaster for the product. Width (356 px) and swipe distance (20 px) are the library's own. */
export function Toaster() {
  const { resolvedTheme } = useTheme();
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      duration={TOAST_MS}
      visibleToasts={VISIBLE_TOASTS}
      gap={GAP_PX}
      toastOptions={{
        style: {
          background: "var(--raised)",
          color: "var(--ink)",
          borderColor: "var(--line)",
          borderRadius: "10px",
          fontFamily: "inherit",
        },
      }}
    />
  );
}
