import type { Bank } from "@lexiquant/content";
import type { Exams, ScoredSection, WholeTest } from "@lexiquant/content/read-exams";
import { checkPanels, type PanelBlueprint, toAssemblyItems } from "@lexiquant/domain/adaptive";
import { MEASURES } from "@lexiquant/domain/item";

/** The whole test of an id. @throws where there is none */
export function wholeTest({ formats }: Exams, id: string): WholeTest {
  const format = formats.find((candidate) => candidate.id === id);
  if (format?.kind !== "whole-test") throw new Error(`There is no whole test "${id}".`);
  return format;
}

/** What a panel of each measure consists of in a format, Verbal first. */
export function panelBlueprints({ sections, questionsPerStimulus }: WholeTest): PanelBlueprint[] {
  return MEASURES.map((measure) => ({
    measure,
    sections: sections
      .filter((section): section is ScoredSection => section.measure === measure)
      .sort((one, other) => one.stage - other.stage),
    questionsPerStimulus,
  }));
}

/** Everything in which the published panels break the blueprint of their format, one line each. */
export function publishedPanelProblems(exams: Exams, bank: Bank): string[] {
  const items = toAssemblyItems([...bank.items.values()], bank.stimuli);
  const formats = new Set(exams.panels.map(({ format }) => format));
  return [...formats].flatMap((id) =>
    panelBlueprints(wholeTest(exams, id)).flatMap((blueprint) => {
      const panels = exams.panels.filter(
        ({ format, measure }) => format === id && measure === blueprint.measure,
      );
      return checkPanels(panels, blueprint, items);
    }),
  );
}
