import {
  type Block,
  type Inline,
  parseInline,
  parseMarkup,
  setQuotesOfBlocks,
  setQuotesOfInlines,
} from "@lexiquant/domain/item";
import { Fragment, type ReactNode, useMemo } from "react";
import { classNames } from "../ui/class-names.ts";
import { BlankGap } from "./blank-gap.tsx";
import { Mathematics } from "./mathematics.tsx";

interface MarkupProps {
  readonly source: string;
  /** The word in each blank, in order; null while it is empty. */
  readonly words?: readonly (string | null)[];
  readonly className?: string;
}

const NO_WORDS: readonly (string | null)[] = [];

/** Authored text of any length: paragraphs and lists. */
export function Markup({ source, words = NO_WORDS, className }: MarkupProps) {
  const blocks = useMemo(() => setQuotesOfBlocks(parseMarkup(source)), [source]);
  return (
    <div className={classNames("flex flex-col gap-3", className)}>
      {keyed(blocks, (block) => blockView(block, words))}
    </div>
  );
}

/** Authored text that stays on one line: options, labels, list entries. */
export function InlineMarkup({ source, words = NO_WORDS }: Omit<MarkupProps, "className">) {
  const inlines = useMemo(() => setQuotesOfInlines(parseInline(source)), [source]);
  const [only] = inlines;
  if (inlines.length === 1 && only?.kind === "math") return <Mathematics tex={only.tex} alone />;
  return <>{keyed(inlines, (inline) => inlineView(inline, words))}</>;
}

function blockView(block: Block, words: readonly (string | null)[]): ReactNode {
  const line = (inlines: readonly Inline[]) =>
    keyed(inlines, (inline) => inlineView(inline, words));
  if (block.kind === "paragraph") return <p>{line(block.children)}</p>;
  const entries = keyed(block.entries, (entry) => <li className="pl-1">{line(entry)}</li>);
  return block.kind === "bullets" ? (
    <ul className="flex list-disc flex-col gap-1.5 pl-6">{entries}</ul>
  ) : (
    <ol className="flex list-decimal flex-col gap-1.5 pl-6">{entries}</ol>
  );
}

function inlineView(inline: Inline, words: readonly (string | null)[]): ReactNode {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "math":
      return <Mathematics tex={inline.tex} />;
    case "blank": {
      const word = words[inline.number - 1] ?? null;
      return (
        <BlankGap
          number={inline.number}
          count={Math.max(1, words.length)}
          word={word === null ? null : <InlineMarkup source={word} />}
        />
      );
    }
    case "strong":
      return <strong>{keyed(inline.children, (child) => inlineView(child, words))}</strong>;
    case "emphasis":
      return <em>{keyed(inline.children, (child) => inlineView(child, words))}</em>;
  }
}

/** Parsed text has no identity but its place, and it never changes order. */
function keyed<Part>(parts: readonly Part[], view: (part: Part) => ReactNode): ReactNode {
  return parts.map((part, place) => {
    const key = `part-${place}`;
    return <Fragment key={key}>{view(part)}</Fragment>;
  });
}
