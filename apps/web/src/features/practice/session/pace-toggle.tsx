import { Gauge } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";

interface PaceToggleProps {
  readonly hidden: boolean;
  readonly onToggle: () => void;
}

/** Beside the clock: who is not helped by the pace works without it. */
export function PaceToggle({ hidden, onToggle }: PaceToggleProps) {
  return (
    <IconButton size="small" label={hidden ? "Show pace" : "Hide pace"} onClick={onToggle}>
      <Gauge aria-hidden size={18} className={hidden ? "opacity-50" : undefined} />
    </IconButton>
  );
}
