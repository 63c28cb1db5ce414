import { type ColorPair, changeDisplay, type Spacing, useDisplay } from "../lib/display.ts";
import { ChoiceGroup } from "./choice-group.tsx";

const COLORS: readonly { readonly value: ColorPair; readonly label: string }[] = [
  { value: "product", label: "Lexiquant’s own" },
  { value: "black-on-white", label: "Black on white" },
  { value: "white-on-black", label: "White on black" },
  { value: "yellow-on-black", label: "Yellow on black" },
  { value: "black-on-yellow", label: "Black on yellow" },
  { value: "black-on-cream", label: "Black on cream" },
  { value: "navy-on-blue", label: "Navy on pale blue" },
  { value: "green-on-pale", label: "Dark green on pale green" },
  { value: "cream-on-navy", label: "Cream on navy" },
];
const SPACINGS: readonly { readonly value: Spacing; readonly label: string }[] = [
  { value: "standard", label: "Standard" },
  { value: "wide", label: "Wide" },
];

/** Colors and spacing, kept on this device and changed as they are chosen. */
export function DisplaySettings() {
  const { colors, spacing } = useDisplay();
  return (
    <div className="flex flex-col gap-6">
      <ChoiceGroup
        legend="Colors"
        choices={COLORS}
        value={colors}
        onChange={(value) => changeDisplay({ colors: value })}
      />
      <ChoiceGroup
        legend="Space between letters, words and lines"
        choices={SPACINGS}
        value={spacing}
        onChange={(value) => changeDisplay({ spacing: value })}
      />
    </div>
  );
}
