import { parseArgs } from "node:util";
import { readBank } from "@lexiquant/content/read-bank";
import { type PublicItem, type Stimulus, toPublicItem } from "@lexiquant/domain/item";
import { contentDirectory } from "./project-paths.ts";
import { reportProblems } from "./report-problems.ts";

/** `npm run content:blind -- --prefix v-`: what a blind reader may see of the items, as Markdown. */
reportProblems(() => {
  const { values } = parseArgs({ options: { prefix: { type: "string", default: "" } } });
  const bank = readBank(contentDirectory);
  const items = [...bank.items.values()].filter((item) => item.id.startsWith(values.prefix));
  for (const item of items) {
    const stimulus = item.stimulusId === null ? undefined : bank.stimuli.get(item.stimulusId);
    console.log(sheetOf(toPublicItem(item), stimulus));
  }
});

function sheetOf(item: PublicItem, stimulus: Stimulus | undefined): string {
  return [
    `## ${item.id} (${item.type})`,
    ...(stimulus === undefined ? [] : [stimulusText(stimulus)]),
    item.stem,
    ...(item.figure === null ? [] : [`Figure: ${item.figure.description}`]),
    ...optionLines(item),
    "",
  ].join("\n\n");
}

function stimulusText(stimulus: Stimulus): string {
  if (stimulus.kind === "data") {
    return [
      stimulus.title,
      stimulus.introduction,
      JSON.stringify(stimulus.figures),
      stimulus.note,
    ].join("\n");
  }
  return stimulus.paragraphs
    .map((sentences) => sentences.map(({ id, text }) => `[${id}] ${text}`).join(" "))
    .join("\n\n");
}

function optionLines(item: PublicItem): string[] {
  if (item.type === "text-completion") {
    return item.blanks.map((blank, index) => `Blank ${index + 1}: ${optionList(blank)}`);
  }
  if (item.type === "quantitative-comparison") {
    return [
      `Quantity A: ${item.quantityA}`,
      `Quantity B: ${item.quantityB}`,
      optionList(item.options),
    ];
  }
  return "options" in item ? [optionList(item.options)] : [];
}

function optionList(options: readonly { id: string; text: string }[]): string {
  return options.map(({ id, text }) => `(${id}) ${text}`).join("; ");
}
