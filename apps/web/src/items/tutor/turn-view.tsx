import type { TutorTurn } from "@lexiquant/contract";
import { readableText } from "@lexiquant/domain/item";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, ThumbsDown, ThumbsUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { call } from "../../lib/api.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { type PartActions, ReplyPartView } from "./reply-part.tsx";
import { keepTurn, type ThreadPlace } from "./tutor-query.ts";

/** What the student said. */
export function AskedView({ text }: { readonly text: string }) {
  return (
    <p className="max-w-[85%] self-end whitespace-pre-wrap break-words rounded-desk bg-sunk px-4 py-2.5 text-15">
      <span className="sr-only">You: </span>
      {text}
    </p>
  );
}

/** What the tutor said. */
export function RepliedView({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container flex min-w-0 flex-col gap-3 break-words">
      <span className="sr-only">Tutor: </span>
      {children}
    </div>
  );
}

interface TurnViewProps {
  readonly turn: TutorTurn;
  readonly place: ThreadPlace;
  readonly actions: PartActions;
}

/** One exchange, with what can be done with the reply. */
export function TurnView({ turn, place, actions }: TurnViewProps) {
  return (
    <>
      <AskedView text={turn.asked} />
      <RepliedView>
        {turn.fallback !== null && (
          <p className="text-13 text-soft-ink">{FALLBACK_NOTICES[turn.fallback]}</p>
        )}
        {turn.parts.map((part, place) => {
          const key = `${turn.id} ${place}`;
          return <ReplyPartView key={key} part={part} actions={actions} />;
        })}
        <WordingNotice parts={turn.parts} />
        <TurnTools turn={turn} place={place} />
      </RepliedView>
    </>
  );
}

const FALLBACK_NOTICES: Readonly<Record<NonNullable<TutorTurn["fallback"]>, string>> = {
  unavailable: "The language model did not answer; this is from the built-in tutor.",
  unchecked:
    "What the language model wrote did not pass the checks; this is from the built-in tutor.",
  "too-fast": "The language model takes one question at a time; this is from the built-in tutor.",
  "used-up": "The language model’s share for today is used up; this is from the built-in tutor.",
};

/** Whose words they are, and how far they were checked. */
function WordingNotice({ parts }: Pick<TutorTurn, "parts">) {
  const wordings = parts.flatMap((part) => (part.kind === "text" ? [part.wording] : []));
  if (!wordings.some((wording) => wording !== "authored")) return null;
  return (
    <p className="text-13 text-soft-ink">
      {wordings.includes("model-unchecked")
        ? "Worded by AI. Nothing in it was found to contradict the solution, but not all of it could be checked."
        : "Worded by AI. Its answers, equations, numbers and quotations were checked against the solution."}
    </p>
  );
}

function TurnTools({ turn, place }: Omit<TurnViewProps, "actions">) {
  const client = useQueryClient();
  const [copied, setCopied] = useState(false);
  const rate = useMutation({
    mutationFn: (feedback: TutorTurn["feedback"]) =>
      call("rateTutorTurn", { params: { turnId: turn.id }, body: { feedback } }),
    onSuccess: ({ feedback }) => keepTurn(client, place, { ...turn, feedback }),
  });
  const toggle = (mark: "up" | "down") => rate.mutate(turn.feedback === mark ? null : mark);
  const copy = () => {
    void navigator.clipboard?.writeText(textOf(turn)).then(() => setCopied(true));
  };
  return (
    <div role="toolbar" aria-label="This reply" className="-ml-2 flex items-center text-soft-ink">
      <IconButton size="small" label={copied ? "Copied" : "Copy"} onClick={copy}>
        <Copy aria-hidden size={15} />
      </IconButton>
      <IconButton
        size="small"
        label="This helped"
        aria-pressed={turn.feedback === "up"}
        onClick={() => toggle("up")}
        className={turn.feedback === "up" ? "bg-sunk! text-ink!" : ""}
      >
        <ThumbsUp aria-hidden size={15} />
      </IconButton>
      <IconButton
        size="small"
        label="This did not help"
        aria-pressed={turn.feedback === "down"}
        onClick={() => toggle("down")}
        className={turn.feedback === "down" ? "bg-sunk! text-ink!" : ""}
      >
        <ThumbsDown aria-hidden size={15} />
      </IconButton>
    </div>
  );
}

function textOf(turn: TutorTurn): string {
  return turn.parts
    .flatMap((part) => (part.kind === "text" ? [readableText(part.markup)] : []))
    .join("\n\n");
}
