import { Route } from "lucide-react";
import { useState } from "react";
import { StartButton } from "../../../items/start-button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { ModeCard } from "./mode-card.tsx";
import { SMART_LENGTHS, type SmartLength, smartSet } from "./ready-sets.ts";

const CHOICES = SMART_LENGTHS.map((value) => ({ value, label: value }));

/** A mix that follows what is known of the student. */
export function SmartCard() {
  const [length, setLength] = useState<SmartLength>("10");
  return (
    <ModeCard
      icon={Route}
      title="Smart practice"
      text="A mix made for you: the topics and the difficulty from which you have most to learn now, what you won before kept fresh."
    >
      <div className="mb-2 w-full">
        <ChoiceGroup
          legend="Number of questions"
          choices={CHOICES}
          value={length}
          onChange={setLength}
        />
      </div>
      <StartButton wish={smartSet(length)}>Start smart practice</StartButton>
    </ModeCard>
  );
}
