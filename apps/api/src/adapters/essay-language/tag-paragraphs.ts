import { type PartOfSpeech, splitParagraphs, type Token } from "@lexiquant/domain/essay";
import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemSentence, type ItsFunction } from "wink-nlp";
import type { ZipfOf } from "./word-frequency.ts";

type Paragraphs = readonly (readonly (readonly Token[])[])[];

/** Parts of speech, lemmas and sentences by wink-nlp, paragraph by paragraph, so that no sentence runs over a break. */
export function createTagger(zipfOf: ZipfOf): (text: string) => Paragraphs {
  const nlp = winkNLP(model, ["sbd", "pos"]);
  const { value, pos } = nlp.its;
  // Its types know three parameters of this function where the caller declares four.
  const lemma = nlp.its.lemma as unknown as ItsFunction<string>;

  const readParagraph = (text: string, start: number): Token[][] => {
    let end = 0;
    const sentences: Token[][] = [];
    nlp
      .readDoc(text)
      .sentences()
      .each((sentence: ItemSentence) => {
        const tokens = sentence.tokens();
        // Its types forget that a list of tokens gives lists of texts.
        const values = tokens.out(value) as string[];
        const tags = tokens.out(pos);
        const lemmas = tokens.out(lemma);
        sentences.push(
          values.map((word, index) => {
            const from = text.indexOf(word, end);
            end = from + word.length;
            const normal = word.toLowerCase().replaceAll("’", "'");
            return {
              text: word,
              start: start + from,
              end: start + end,
              partOfSpeech: tags[index] as PartOfSpeech, // the tagger knows these tags only
              lemma: lemmas[index] ?? normal,
              zipf: zipfOf(normal),
            };
          }),
        );
      });
    return sentences;
  };

  return (text) =>
    splitParagraphs(text).map(({ start, end }) => readParagraph(text.slice(start, end), start));
}
