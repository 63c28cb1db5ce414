import { type ReviewStatus, reviewStatus } from "@lexiquant/domain/session";
import { Bookmark } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { STATUS_ICONS, STATUS_WORDS } from "../../session/review-status-words.ts";
import type { Section } from "./use-section.ts";
import type { SectionTools } from "./use-section-tools.ts";

interface ReviewGridProps {
  readonly section: Section;
  readonly tools: SectionTools;
}

const COLUMNS = "grid grid-cols-[2.5rem_1fr_auto] items-center gap-3 px-3";

/** The test's review screen: every question with its status and mark; choose a row, then go to it. */
export function ReviewGrid({ section, tools }: ReviewGridProps) {
  const { progress, position } = section;
  const { items } = progress.practice;
  const open = tools.dialog === "review";
  const [chosen, choose] = useState(position);
  useEffect(() => {
    if (open) choose(position);
  }, [open, position]);
  const name = useId();
  const goTo = (target: number) => {
    tools.closeDialog();
    section.goTo(target);
  };
  const answered = items.filter((entry) => reviewStatus(entry) === "answered").length;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? tools.openDialog("review") : tools.closeDialog())}
      title="Review"
      description={`${answered} of ${items.length} answered. Choose a question, then go to it.`}
      wide
      footer={
        <>
          <Button look="quiet" onClick={() => tools.openDialog("exit")}>
            Exit section
          </Button>
          <Button onClick={tools.closeDialog}>Return</Button>
          <Button look="primary" onClick={() => goTo(chosen)}>
            Go to question
          </Button>
        </>
      }
    >
      <div aria-hidden="true" className={classNames(COLUMNS, "pb-1 text-13 text-soft-ink")}>
        <span>No.</span>
        <span>Status</span>
        <span>Marked</span>
      </div>
      <div role="radiogroup" aria-label="Questions" className="flex flex-col gap-1">
        {items.map((entry, row) => (
          <ReviewRow
            key={entry.item.id}
            name={name}
            row={row}
            status={reviewStatus(entry)}
            marked={progress.marked[row] === true}
            chosen={row === chosen}
            onChoose={() => choose(row)}
            onGo={() => goTo(row)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ReviewRowProps {
  readonly name: string;
  readonly row: number;
  readonly status: ReviewStatus;
  readonly marked: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onGo: () => void;
}

/** A native radio button drawn as a row, so that arrow keys move along the questions and Enter goes there. */
function ReviewRow({ name, row, status, marked, chosen, onChoose, onGo }: ReviewRowProps) {
  const Icon = STATUS_ICONS[status];
  return (
    <label
      className={classNames(
        COLUMNS,
        "min-h-11 rounded-desk border text-15 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary",
        chosen ? "border-primary bg-primary-tint" : "border-line hover:border-ink",
      )}
    >
      <span className="figures text-end font-medium">
        <input
          type="radio"
          name={name}
          checked={chosen}
          aria-label={`Question ${row + 1}: ${STATUS_WORDS[status]}${marked ? ", marked" : ""}`}
          onChange={onChoose}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onGo();
          }}
          className="sr-only"
        />
        {row + 1}
      </span>
      <span className="flex min-w-0 items-center gap-2.5">
        <Icon aria-hidden size={17} className="shrink-0 text-soft-ink" />
        {STATUS_WORDS[status]}
      </span>
      <span className="w-12 text-primary">
        {marked && <Bookmark aria-hidden size={16} fill="currentColor" />}
      </span>
    </label>
  );
}
