import {
  type PublicItem,
  type PublicOption,
  type Response,
  type Stimulus,
  sentencesOf,
} from "@lexiquant/domain/item";
import { chosenIds, isUntouched } from "@lexiquant/domain/session";

/** A response in a few characters, for tables: `B`, `A, C`, `3/8`, `Sentence 4`. */
export function shortResponse(response: Response | null, stimulus: Stimulus | null): string {
  if (response === null || isUntouched(response)) return "–";
  if (response.type === "select-in-passage") {
    return sentenceName(response.sentenceId ?? "", stimulus);
  }
  if (response.type !== "numeric-entry") return chosenIds(response).join(", ");
  const { entry } = response;
  return entry.form === "decimal" ? entry.text.trim() : `${entry.numerator}/${entry.denominator}`;
}

/** A response in full, as markup: the letters with what they stand for. */
export function responseMarkup(
  item: PublicItem,
  response: Response | null,
  stimulus: Stimulus | null,
): string {
  if (response === null || isUntouched(response)) return "no answer";
  if (response.type === "numeric-entry" && item.type === "numeric-entry") {
    return `${item.unitBefore}${shortResponse(response, stimulus)} ${item.unitAfter}`.trim();
  }
  if (response.type === "select-in-passage") {
    const sentences = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
    const sentence = sentences.find(({ id }) => id === response.sentenceId);
    const name = sentenceName(response.sentenceId ?? "", stimulus);
    return sentence === undefined ? name : `${name}: “${sentence.text}”`;
  }
  const options = allOptions(item);
  return chosenIds(response)
    .map((id) => `**${id}** ${options.find((option) => option.id === id)?.text ?? ""}`.trim())
    .join(" · ");
}

/** All options of an item in the order of the screen. */
export function allOptions(item: PublicItem): readonly PublicOption[] {
  if (item.type === "text-completion") return item.blanks.flat();
  return "options" in item ? item.options : [];
}

/** The sentence's number in the passage; where the passage is not at hand, its place in its paragraph. */
function sentenceName(sentenceId: string, stimulus: Stimulus | null): string {
  const sentences = stimulus?.kind === "passage" ? sentencesOf(stimulus) : [];
  const place = sentences.findIndex(({ id }) => id === sentenceId);
  if (place >= 0) return `Sentence ${place + 1}`;
  const [, paragraph, sentence] = /^p(\d+)s(\d+)$/.exec(sentenceId) ?? [];
  return `¶ ${paragraph ?? "?"}, s. ${sentence ?? "?"}`;
}
