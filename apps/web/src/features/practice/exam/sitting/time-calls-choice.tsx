import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import type { TimeCalls } from "./time-calls.ts";

const CALLS: readonly { readonly value: TimeCalls; readonly label: string }[] = [
  { value: "five-and-one", label: "At 5 minutes and 1 minute" },
  { value: "each-minute", label: "Each minute" },
  { value: "off", label: "Off" },
];

interface TimeCallsChoiceProps {
  readonly calls: TimeCalls;
  readonly onChange: (calls: TimeCalls) => void;
}

export function TimeCallsChoice({ calls, onChange }: TimeCallsChoiceProps) {
  return (
    <ChoiceGroup
      legend="Screen readers say the time left"
      choices={CALLS}
      value={calls}
      onChange={onChange}
    />
  );
}
