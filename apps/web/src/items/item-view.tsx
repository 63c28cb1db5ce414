import type { PublicItem, PublicItemOf, Stimulus } from "@lexiquant/domain/item";
import { chosenIds } from "@lexiquant/domain/session";
import type { ReactNode } from "react";
import { type Answering, directionsFor, printedDirections } from "./answering.ts";
import { FigureView } from "./figures/figure-view.tsx";
import { Markup } from "./markup.tsx";
import { NumericEntryView } from "./numeric-entry-view.tsx";
import { OptionList } from "./option-list.tsx";
import { QuantitativeComparisonView } from "./quantitative-comparison-view.tsx";
import { SelectInPassageView } from "./select-in-passage-view.tsx";
import { TextCompletionView } from "./text-completion-view.tsx";

interface ItemViewProps {
  readonly item: PublicItem;
  readonly stimulus: Stimulus | null;
  readonly answering: Answering;
  readonly onShowPassage?: (() => void) | null;
}

/** A question as the test shows it: what is given, how to answer, and the answer's marks. */
export function ItemView(props: ItemViewProps) {
  const { item } = props;
  const directions = printedDirections(item);
  return (
    <div className="@container flex flex-col gap-5">
      {item.stem !== "" && (
        <div data-highlight-region="stem">
          <Markup source={item.stem} words={wordsInBlanks(props)} className="reading" />
        </div>
      )}
      {item.figure !== null && <FigureView figure={item.figure} />}
      {directions !== null && <p className="text-15 text-soft-ink">{directions}</p>}
      {answerPart(props)}
    </div>
  );
}

/** The answering part of each type. Total: a type without a view does not compile. */
const ANSWER_PARTS: {
  [Type in PublicItem["type"]]: (item: PublicItemOf<Type>, props: ItemViewProps) => ReactNode;
} = {
  "text-completion": (item, { answering }) => (
    <TextCompletionView item={item} answering={answering} />
  ),
  "sentence-equivalence": (item, props) => severalOptions(item, props),
  "reading-single": (item, props) => oneOption(item, props),
  "reading-multiple": (item, props) => severalOptions(item, props),
  "select-in-passage": (item, { stimulus, answering, onShowPassage = null }) => (
    <SelectInPassageView
      item={item}
      stimulus={stimulus}
      answering={answering}
      onShowPassage={onShowPassage}
    />
  ),
  "quantitative-comparison": (item, { answering }) => (
    <QuantitativeComparisonView item={item} answering={answering} />
  ),
  "single-choice": (item, props) => oneOption(item, props),
  "multiple-choice": (item, props) => severalOptions(item, props),
  "numeric-entry": (item, { answering }) => <NumericEntryView item={item} answering={answering} />,
};

function answerPart(props: ItemViewProps): ReactNode {
  const part = ANSWER_PARTS[props.item.type] as (
    item: PublicItem,
    props: ItemViewProps,
  ) => ReactNode; // the table pairs each type with its own view
  return part(props.item, props);
}

type WithOptions = Extract<PublicItem, { options: unknown }>;

function oneOption(item: WithOptions, { answering }: ItemViewProps): ReactNode {
  return (
    <OptionList
      item={item}
      options={item.options}
      shape="oval"
      legend={directionsFor(item)}
      answering={answering}
    />
  );
}

function severalOptions(item: WithOptions, { answering }: ItemViewProps): ReactNode {
  return (
    <OptionList
      item={item}
      options={item.options}
      shape="square"
      legend={directionsFor(item)}
      answering={answering}
    />
  );
}

/** The words that stand in the gaps of the stem: one per blank, or both of a sentence equivalence. */
function wordsInBlanks({ item, answering }: ItemViewProps): (string | null)[] {
  const chosen = chosenIds(answering.response);
  if (item.type === "text-completion") {
    return item.blanks.map(
      (options) => options.find(({ id }) => chosen.includes(id))?.text ?? null,
    );
  }
  if (item.type !== "sentence-equivalence") return [];
  const words = item.options.filter(({ id }) => chosen.includes(id)).map(({ text }) => text);
  return [words.length === 0 ? null : words.join(" / ")];
}
