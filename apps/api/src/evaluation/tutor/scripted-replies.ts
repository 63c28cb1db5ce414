import { type KeyedItem, type Stimulus, sentencesOf } from "@lexiquant/domain/item";
import { keyAsResponse, optionIdsOf, optionsOf } from "@lexiquant/domain/scoring";

/** What a model could write that is true, or untrue, of an item. */
export interface ScriptedReply {
  readonly text: string;
  readonly isTrue: boolean;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** Ways of saying a right and a wrong answer to an item. */
export function answerReplies(item: KeyedItem, stimulus: Stimulus | null): ScriptedReply[] {
  if (item.type === "numeric-entry") return entryReplies(item);
  if (item.type === "select-in-passage") return sentenceReplies(item.key, stimulus);
  const right: readonly string[] = optionIdsOf(keyAsResponse(item));
  const wrong = optionsOf(item).find(({ id }) => !right.includes(id))?.id;
  const [first] = right;
  const said = right.join(" and ");
  return [
    { text: `So the answer is ${said}.`, isTrue: true },
    { text: `That is why ${first} is correct.`, isTrue: true },
    ...(wrong === undefined
      ? []
      : [
          { text: `Well seen. The correct answer is (${wrong}).`, isTrue: false },
          { text: `Option ${wrong} is right, as you said.`, isTrue: false },
          { text: `Option ${first} is not correct.`, isTrue: false },
        ]),
  ];
}

function entryReplies({ key }: Extract<KeyedItem, { type: "numeric-entry" }>): ScriptedReply[] {
  return key.form === "fraction"
    ? [
        { text: `The answer is $\\frac{${key.numerator}}{${key.denominator}}$.`, isTrue: true },
        { text: `The answer is ${key.numerator + 1}/${key.denominator}.`, isTrue: false },
      ]
    : [
        { text: `The answer is ${key.value}.`, isTrue: true },
        { text: `So the final answer is **${Number(key.value) + 1}**.`, isTrue: false },
      ];
}

function sentenceReplies(key: string, stimulus: Stimulus | null): ScriptedReply[] {
  const sentences = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
  const place = sentences.findIndex(({ id }) => id === key);
  const other = place === 0 ? 1 : 0;
  return [
    { text: `The right sentence is sentence ${place + 1}.`, isTrue: true },
    { text: `The right sentence is the ${ORDINALS[other]} one.`, isTrue: false },
  ];
}

/** Untrue whatever the item is. */
export const GROUNDLESS: readonly string[] = [
  "It follows at once, since $3 \\cdot 4 = 11$.",
  "First $\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$, and the rest is plain.",
  "The text says “nobody has ever doubted the moon of the ninth harbor”.",
  'As the question puts it, "only the tallest of the violet giraffes" counts.',
  "You have answered 613 questions like this one so far.",
  "Your accuracy on this topic is 38 percent.",
  'Here "laconic" means fond of very long speeches.',
];
