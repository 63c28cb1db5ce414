import { type KeyedItem, type Response, type Stimulus, sentencesOf } from "../item/index.ts";
import { optionsOf } from "../scoring/index.ts";

/** A response as it is said in a sentence: `**B** ($12$)`, `$\frac{3}{8}$`, `the sentence “…”`. */
export function responseInWords(
  response: Response,
  item: KeyedItem,
  stimulus: Stimulus | null,
): string {
  if (response.type === "numeric-entry") {
    const { entry } = response;
    const number =
      entry.form === "decimal" ? entry.text : `$\\frac{${entry.numerator}}{${entry.denominator}}$`;
    const units = item.type === "numeric-entry" ? item : { unitBefore: "", unitAfter: "" };
    return `${escapeDollar(units.unitBefore)}${number} ${units.unitAfter}`.trim();
  }
  if (response.type === "select-in-passage") {
    const passage = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
    const sentence = passage.find(({ id }) => id === response.sentenceId);
    return sentence === undefined ? "no sentence" : `the sentence “${sentence.text}”`;
  }
  const ids = "optionIds" in response ? response.optionIds : [response.optionId];
  const options = optionsOf(item);
  const named = ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  if (named.length === 0) return "nothing";
  return named.map(({ id, text }) => `**${id}** (${text})`).join(" and ");
}

function escapeDollar(text: string): string {
  return text.replaceAll("$", "\\$");
}
