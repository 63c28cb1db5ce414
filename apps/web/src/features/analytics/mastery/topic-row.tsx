import type { MasteryNode } from "@lexiquant/contract";
import { ChevronRight, Minus, TrendingDown, TrendingUp } from "lucide-react";
import { useCallback } from "react";
import { Link } from "react-router";
import {
  changeInPoints,
  changeSentence,
  changeVerdict,
  fadedSentence,
  masteryInWords,
  masterySentence,
  partsInWords,
  wordsSentence,
} from "./mastery-words.ts";
import { RangeTrack } from "./range-track.tsx";
import { practiceTopicAddress, topicLessonAddress } from "./topic-address.ts";

interface NodeLineProps {
  readonly node: MasteryNode;
  readonly strong?: boolean;
}

/** Name, track, figure and change of one node on one line, or on three where it is narrow. */
export function NodeLine({ node, strong = false }: NodeLineProps) {
  return (
    <span className="grid min-w-0 flex-1 grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)_14rem]">
      <span className={strong ? "font-bold text-15" : "font-medium text-15"}>{node.name}</span>
      <RangeTrack measure={node.measure} range={node.pCorrect} />
      <span className="figures flex flex-wrap items-center gap-x-3 text-13 text-soft-ink">
        {masteryInWords(node)}
        <Change node={node} />
      </span>
    </span>
  );
}

function Change({ node }: { readonly node: MasteryNode }) {
  const verdict = changeVerdict(node);
  if (verdict === null) return null;
  const { Icon, className } = CHANGES[verdict];
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      <Icon aria-hidden size={14} />
      <span className="sr-only">In 30 days: </span>
      {changeInPoints(node)}
    </span>
  );
}

const CHANGES = {
  up: { Icon: TrendingUp, className: "text-correct" },
  down: { Icon: TrendingDown, className: "text-wrong" },
  unclear: { Icon: Minus, className: "" },
} as const;

interface TopicRowProps {
  readonly node: MasteryNode;
  /** Whether the address names it: it is open then, and the focus goes to it. */
  readonly isNamed: boolean;
}

/** A topic that unfolds what its figure is made of, and where to go from there. */
export function TopicRow({ node, isNamed }: TopicRowProps) {
  const focusNamed = useCallback(
    (summary: HTMLElement | null) => {
      if (isNamed) summary?.focus();
    },
    [isNamed],
  );
  return (
    <li className="border-line border-t">
      <details open={isNamed} className="group/topic">
        <summary
          ref={focusNamed}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-small py-2 pr-1 hover:bg-sunk"
        >
          <ChevronRight
            aria-hidden
            size={16}
            className="shrink-0 self-start text-soft-ink transition-transform group-open/topic:rotate-90 max-sm:mt-1 sm:self-center"
          />
          <NodeLine node={node} />
        </summary>
        <TopicDetail node={node} />
      </details>
    </li>
  );
}

function TopicDetail({ node }: { readonly node: MasteryNode }) {
  const { id, name, rate } = node;
  const change = changeSentence(node);
  const parts = partsInWords(node);
  const lesson = topicLessonAddress(id);
  const sentences = [
    `${rate.correct} of ${rate.answered} answered right.`,
    masterySentence(node),
    change,
    fadedSentence(node),
    wordsSentence(node),
  ].filter((sentence) => sentence !== null);
  return (
    <div className="flex max-w-prose flex-col gap-1 pt-1 pb-3 pl-6 text-15">
      <p>{sentences.join(" ")}</p>
      {parts !== null && (
        <p>
          <span className="font-medium">Because: </span>
          <span className="figures">{parts}</span>
          <span className="text-soft-ink"> (parts of your ability here, in logits)</span>
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <DetailLink to={practiceTopicAddress(id)}>Practice {name}</DetailLink>
        {lesson !== null && <DetailLink to={lesson}>Lesson: {name}</DetailLink>}
      </p>
    </div>
  );
}

interface DetailLinkProps {
  readonly to: string;
  readonly children: React.ReactNode;
}

function DetailLink({ to, children }: DetailLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
    >
      {children}
    </Link>
  );
}
