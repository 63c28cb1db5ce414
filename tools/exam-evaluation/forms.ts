import type { Bank } from "@lexiquant/content";
import type { Exams } from "@lexiquant/content/read-exams";
import {
  type AssemblyItem,
  assemblePanels,
  authoredScoringItem,
  type Panel,
  type PanelBlueprint,
  type ScoringItem,
  toAssemblyItems,
} from "@lexiquant/domain/adaptive";
import type { Measure } from "@lexiquant/domain/item";
import { type ItemId, seededRandom } from "@lexiquant/domain/kernel";
import { drawItem, type ExamForm } from "@lexiquant/domain/report/simulation";
import { panelBlueprints, wholeTest } from "../exam-panels.ts";

const FORMAT = "gre-2023-09";
/** Panels of a calibrated bank (measurement.md 2). */
const CALIBRATED_PANELS = 4;
/** Standard deviation of a calibrated b about the author's, logits. */
const AUTHORED_DIFFICULTY_NOISE = 0.45;

/** The shipped bank with what it is assembled from. */
export interface ExamBank {
  readonly bank: Bank;
  readonly exams: Exams;
  readonly items: readonly AssemblyItem[];
}

export function examBank(bank: Bank, exams: Exams): ExamBank {
  return { bank, exams, items: toAssemblyItems([...bank.items.values()], bank.stimuli) };
}

export function blueprintOf({ exams }: ExamBank, measure: Measure): PanelBlueprint {
  const blueprint = panelBlueprints(wholeTest(exams, FORMAT)).find(
    (candidate) => candidate.measure === measure,
  );
  if (blueprint === undefined) throw new Error(`no blueprint of the ${measure} measure`);
  return blueprint;
}

/** The published panels, as the scorer knows them before anybody has answered. */
export function publishedForms({ bank, exams }: ExamBank, measure: Measure): ExamForm[] {
  return exams.panels
    .filter((panel) => panel.format === FORMAT && panel.measure === measure)
    .map((panel) => adaptiveForm(panel, authoredItems(bank)));
}

/** Linear tests of the same bank and length, best at both sides of the middle. */
export function linearForms(exam: ExamBank, measure: Measure, panels: number): ExamForm[] {
  const blueprint = linearBlueprint(blueprintOf(exam, measure));
  return assembled({ items: exam.items, blueprint, panels, seed: 1 }).map((panel) =>
    linearForm(panel, authoredItems(exam.bank)),
  );
}

/** Panels, and linear tests, of the bank with parameters as answers would have shown them. */
export function calibratedForms(
  exam: ExamBank,
  measure: Measure,
  { medianDiscrimination, seed }: { medianDiscrimination: number; seed: number },
): { adaptive: ExamForm[]; linear: ExamForm[] } {
  const random = seededRandom(seed);
  const quality = { medianDiscrimination, difficultyNoise: AUTHORED_DIFFICULTY_NOISE };
  const items = exam.items.map((item) => {
    const known = { ...item, difficultyStandardError: 0, answers: 1000 };
    // Calibration keeps c of the type.
    return { ...known, ...drawItem(known, quality, random), guessing: item.guessing };
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const scoringItem = (id: ItemId) => found(byId.get(id), id);
  const blueprint = blueprintOf(exam, measure);
  const task = { items, panels: CALIBRATED_PANELS, seed };
  return {
    adaptive: assembled({ ...task, blueprint }).map((panel) => adaptiveForm(panel, scoringItem)),
    linear: assembled({ ...task, blueprint: linearBlueprint(blueprint) }).map((panel) =>
      linearForm(panel, scoringItem),
    ),
  };
}

function assembled(task: Parameters<typeof assemblePanels>[0]): Panel[] {
  const result = assemblePanels(task);
  if (!result.ok) throw new Error(`No panels of the ${task.blueprint.measure}: ${result.reason}.`);
  return result.value;
}

/** The same sections and counts with one module each. */
function linearBlueprint(blueprint: PanelBlueprint): PanelBlueprint {
  return {
    ...blueprint,
    sections: blueprint.sections.map((section, place) => ({
      ...section,
      modules: [
        {
          id: `section-${place + 1}`,
          meanDifficulty: 0,
          meanTolerance: 0.1,
          informationAt: [-1, 0, 1],
        },
      ],
    })),
  };
}

function authoredItems(bank: Bank): (id: ItemId) => ScoringItem {
  return (id) => authoredScoringItem(found(bank.items.get(id), id));
}

function adaptiveForm({ modules }: Panel, itemOf: (id: ItemId) => ScoringItem): ExamForm {
  const items = (module: string) => (modules[module] ?? []).map(itemOf);
  const second = { easy: items("easy"), medium: items("medium"), hard: items("hard") };
  return { format: "adaptive", first: items("routing"), second };
}

function linearForm({ modules }: Panel, itemOf: (id: ItemId) => ScoringItem): ExamForm {
  const items = (module: string) => (modules[module] ?? []).map(itemOf);
  return { format: "linear", first: items("section-1"), second: items("section-2") };
}

function found<Item>(item: Item | undefined, id: ItemId): Item {
  if (item === undefined) throw new Error(`no item ${id}`);
  return item;
}
