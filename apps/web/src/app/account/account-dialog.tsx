import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ExplanationChoice } from "../../features/practice/modes/explanation-choice.tsx";
import { ExtraTimeChoice } from "../../items/accommodations/extra-time-choice.tsx";
import { DeleteAccount } from "../../items/delete-account.tsx";
import { ExportAccount } from "../../items/export-account.tsx";
import { GoalsForm } from "../../items/goals/goals-form.tsx";
import { DirectnessChoice } from "../../items/tutor/directness-choice.tsx";
import { useThemeChoice } from "../../lib/theme.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DisplaySettings } from "../../ui/display-settings.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { queryClient } from "../query-client.ts";

interface AccountDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

type Part = "goals" | "time" | "teaching" | "look" | "data";

/** What belongs to the person and not to a screen: goals, how things are explained, how pages look, everything that is kept. */
export function AccountDialog({ name, onClose }: AccountDialogProps) {
  const [part, setPart] = useState<Part>("goals");
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title="Your account"
        description={name}
        wide
      >
        <div className="min-h-104">
          <Tabs
            label="Account"
            value={part}
            onChange={setPart}
            tabs={[
              { id: "goals", label: "Goals", content: <GoalsForm /> },
              { id: "time", label: "Accommodations", content: <ExtraTimeChoice /> },
              { id: "teaching", label: "Explanations", content: <Teaching /> },
              { id: "look", label: "Display", content: <Look /> },
              { id: "data", label: "Your data", content: <OwnData /> },
            ]}
          />
        </div>
      </Dialog>
    </QueryClientProvider>
  );
}

function Teaching() {
  return (
    <div className="flex flex-col gap-8">
      <Titled title="How explanations are given">
        <ExplanationChoice />
      </Titled>
      <Titled title="How directly the tutor helps">
        <DirectnessChoice />
      </Titled>
    </div>
  );
}

function OwnData() {
  return (
    <div className="flex flex-col gap-8">
      <Titled title="Download your data">
        <ExportAccount />
      </Titled>
      <Titled title="Delete your account">
        <DeleteAccount />
      </Titled>
    </div>
  );
}

const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As the system" },
] as const;

function Look() {
  const { theme, setTheme } = useThemeChoice();
  return (
    <div className="flex flex-col gap-6">
      <ChoiceGroup legend="Theme" choices={THEMES} value={theme} onChange={setTheme} />
      <DisplaySettings />
    </div>
  );
}

interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Titled({ title, children }: TitledProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-18">{title}</h3>
      {children}
    </section>
  );
}
