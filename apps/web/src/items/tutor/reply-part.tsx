import type { TutorTurn } from "@lexiquant/contract";
import { DIFFICULTY_NAMES, KIND_NAMES } from "@lexiquant/domain/item";
import { ArrowRight, Eye, Flag, Lightbulb } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { FigureView } from "../figures/figure-view.tsx";
import { InlineMarkup, Markup } from "../markup.tsx";
import { TwinButton } from "../twins/twin-button.tsx";

type Part = TutorTurn["parts"][number];

/** What a reply's buttons do; what cannot be done here is null, and its button is not shown. */
export interface PartActions {
  readonly giveUp: (() => void) | null;
  readonly report: (() => void) | null;
  readonly allowHints: (() => void) | null;
}

interface ReplyPartViewProps {
  readonly part: Part;
  readonly actions: PartActions;
}

export function ReplyPartView({ part, actions }: ReplyPartViewProps): ReactNode {
  switch (part.kind) {
    case "text":
      return <Markup source={part.markup} className="text-16 leading-relaxed" />;
    case "figure":
      return <FigureView figure={part.figure} />;
    case "question":
      return (
        <CardLink
          to={`/question/view?id=${part.itemId}`}
          title={`${part.topic.name} · ${DIFFICULTY_NAMES[part.difficulty]}`}
          text={KIND_NAMES[part.itemKind]}
        />
      );
    case "twin":
      return <TwinButton itemId={part.itemId} />;
    case "drill":
      return (
        <CardLink
          to={drillAddress(part)}
          title={`${plural(part.itemCount, "question")}: ${part.topic.name}`}
          text={part.timed ? "At the exam’s pace" : "Untimed"}
        />
      );
    case "sentences":
      return <Sentences sentences={part.sentences} />;
    case "give-up":
      return (
        <ActionButton action={actions.giveUp} icon={<Eye aria-hidden size={17} />}>
          Show the answer
        </ActionButton>
      );
    case "allow-hints":
      return (
        <ActionButton action={actions.allowHints} icon={<Lightbulb aria-hidden size={17} />}>
          Allow hints for this question
        </ActionButton>
      );
    case "report":
      return (
        <ActionButton action={actions.report} icon={<Flag aria-hidden size={17} />}>
          Report this question
        </ActionButton>
      );
  }
}

function drillAddress({ topic, itemCount, timed }: Extract<Part, { kind: "drill" }>): string {
  const query = new URLSearchParams({ mode: "topic", topic: topic.id, count: String(itemCount) });
  if (timed) query.set("pace", "1");
  return `/practice/filters?${query}`;
}

interface CardLinkProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

function CardLink({ to, title, text }: CardLinkProps) {
  return (
    <Link
      to={to}
      className="group flex items-center gap-3 rounded-desk border border-line bg-raised px-4 py-3 hover:border-ink"
    >
      <span className="min-w-0">
        <span className="block font-medium text-15">{title}</span>
        <span className="block text-13 text-soft-ink">{text}</span>
      </span>
      <ArrowRight aria-hidden size={18} className="ml-auto shrink-0 text-primary" />
    </Link>
  );
}

function Sentences({ sentences }: Pick<Extract<Part, { kind: "sentences" }>, "sentences">) {
  return (
    <blockquote className="flex flex-col gap-2 border-primary border-l-2 pl-4 font-serif text-16">
      {sentences.map(({ id, text }) => (
        <p key={id}>
          <InlineMarkup source={text} />
        </p>
      ))}
    </blockquote>
  );
}

interface ActionButtonProps {
  readonly action: (() => void) | null;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function ActionButton({ action, icon, children }: ActionButtonProps) {
  if (action === null) return null;
  return (
    <Button size="small" onClick={action} className="self-start">
      {icon}
      {children}
    </Button>
  );
}
