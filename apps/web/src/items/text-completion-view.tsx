import type { PublicItemOf } from "@lexiquant/domain/item";
import type { Answering } from "./answering.ts";
import { blankName } from "./blank-gap.tsx";
import { OptionList } from "./option-list.tsx";

interface TextCompletionViewProps {
  readonly item: PublicItemOf<"text-completion">;
  readonly answering: Answering;
}

/** One column of words per blank, side by side where there is room. */
export function TextCompletionView({ item, answering }: TextCompletionViewProps) {
  const count = item.blanks.length;
  return (
    <div
      className={
        count === 1 ? "max-w-sm" : "grid gap-x-4 gap-y-5 @2xl:grid-flow-col @2xl:auto-cols-fr"
      }
    >
      {item.blanks.map((options, index) => (
        <OptionList
          key={options[0]?.id}
          item={item}
          options={options}
          shape="oval"
          legend={blankName(index + 1, count)}
          legendHidden={count === 1}
          answering={answering}
        />
      ))}
    </div>
  );
}
