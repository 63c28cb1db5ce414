import { parseArgs } from "node:util";
import { createWordNet } from "@lexiquant/api/word-net";
import { readBank } from "@lexiquant/content/read-bank";
import { readLibrary } from "@lexiquant/content/read-library";
import { BadInput, tellBadInput } from "./bad-input.ts";
import { type Comparison, compareSenses, reportSenses } from "./lexicon/compare-senses.ts";
import { contentDirectory } from "./project-paths.ts";

/**
 * `npm run lexicon:senses [-- --json] [-- --word WORD]`: our senses beside WordNet's, and which of them a reader should see.
 * WordNet is only compared with: no text of it is in the lexicon.
 */
const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, word: { type: "string" } },
});
const everySense = createWordNet({
  senses: Number.POSITIVE_INFINITY,
  synonyms: Number.POSITIVE_INFINITY,
});

await tellBadInput(async () => {
  const { words } = readLibrary(contentDirectory, readBank(contentDirectory));
  const asked = values.word === undefined ? words : words.filter(({ id }) => id === values.word);
  if (asked.length === 0) throw new BadInput(`The lexicon does not have the word ${values.word}.`);
  const comparisons: Comparison[] = [];
  for (const word of asked) {
    const found = await everySense([word.id.replaceAll(" ", "_")]);
    comparisons.push(compareSenses(word, found?.senses ?? []));
  }
  if (values.word !== undefined) console.log(JSON.stringify(comparisons[0], null, 2));
  else tell(reportSenses(comparisons));
});

function tell(report: ReturnType<typeof reportSenses>): void {
  if (values.json) {
    console.log(JSON.stringify(report));
    return;
  }
  for (const [name, value] of Object.entries(report)) {
    console.log(typeof value === "number" ? `${name}: ${value}` : `\n${name}: ${value.length}`);
    if (typeof value !== "number") for (const line of value) console.log(`  ${line}`);
  }
}
