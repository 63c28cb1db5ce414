import { MEASURE_OF_TYPE } from "@lexiquant/domain/item";
import type { ExamPanel, PercentileTable, ScoredSection, WholeTest } from "./authored-exam.ts";
import type { Bank } from "./bank.ts";
import type { Exams } from "./exams.ts";

const LOWEST_SCORE = 130;
const HIGHEST_SCORE = 170;

/** Everything that can be said against the exam's data without knowing what a blueprint means, one line per problem. */
export function lintExams(exams: Exams, bank: Bank): string[] {
  return [
    ...[exams.formats, exams.accommodations, exams.percentiles, exams.panels].flatMap(repeatedIds),
    ...exams.formats.flatMap((format) =>
      format.kind === "whole-test"
        ? wholeTestProblems(format, bank)
        : sectionOfProblems(format, exams.formats),
    ),
    ...exams.percentiles.flatMap(tableProblems),
    ...exams.panels.flatMap((panel) => panelProblems(panel, exams, bank)),
  ];
}

function repeatedIds(entries: readonly { readonly id: string }[]): string[] {
  const seen = new Set<string>();
  return entries
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ id }) => `${id}: is there twice`);
}

function wholeTestProblems(format: WholeTest, bank: Bank): string[] {
  const { sections, orders, totalMinutes, administeredFrom, administeredUntil } = format;
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  const ids = sections.map(({ id }) => id);
  const allOf = (list: readonly string[]) => [...list].sort().join(" ");
  const scored = sections.filter((section) => section.measure !== "analytical-writing");
  return [
    ...(minutes === totalMinutes ? [] : [`sections take ${minutes} of ${totalMinutes} minutes`]),
    ...(administeredUntil === null || administeredFrom < administeredUntil
      ? []
      : ["ends before it begins"]),
    ...repeatedIds(sections),
    ...repeatedIds(orders),
    ...orders
      .filter((order) => allOf(order.sections) !== allOf(ids))
      .map(({ id }) => `order ${id} does not have every section once`),
    ...orders
      .filter((order) => !stagesRise(order.sections, scored))
      .map(({ id }) => {
        return `order ${id} has a second section before its first`;
      }),
    ...Object.entries(format.questionsPerStimulus)
      .filter(([, [fewest, most]]) => fewest > most)
      .map(([sort]) => `questions on a ${sort} stimulus: fewest above most`),
    ...scored.flatMap((section) =>
      sectionProblems(section, bank).map((problem) => `${section.id}: ${problem}`),
    ),
  ].map((problem) => `${format.id}: ${problem}`);
}

function stagesRise(order: readonly string[], sections: readonly ScoredSection[]): boolean {
  return sections
    .filter(({ stage }) => stage === 2)
    .every((second) =>
      sections.some(
        (first) =>
          first.measure === second.measure &&
          first.stage === 1 &&
          order.indexOf(first.id) < order.indexOf(second.id),
      ),
    );
}

function sectionProblems(section: ScoredSection, bank: Bank): string[] {
  const components = section.counts.flatMap(({ topics }) => topics ?? []);
  return [
    ...repeatedIds(section.modules),
    ...section.setSizes
      .filter((sizes) => sizes.reduce((sum, size) => sum + size, 0) > section.questions)
      .map((sizes) => `sets of ${sizes.join(", ")} are more than its questions`),
    ...section.counts
      .filter(({ fewest, most }) => fewest > most || fewest > section.questions)
      .map(({ name }) => `${name}: the range is impossible`),
    ...components
      .filter((id) => bank.components.get(id)?.measure !== section.measure)
      .map((id) => `${id} is no component of its measure`),
  ];
}

function sectionOfProblems(
  { id, of, section }: { readonly id: string; readonly of: string; readonly section: string },
  formats: Exams["formats"],
): string[] {
  const found = formats.some(
    (format) =>
      format.kind === "whole-test" &&
      format.id === of &&
      format.sections.some((candidate) => candidate.id === section),
  );
  return found ? [] : [`${id}: there is no section ${section} of ${of}`];
}

function tableProblems({ id, complete, rows, writingRows }: PercentileTable): string[] {
  const scores = rows.map(([score]) => score);
  const every = HIGHEST_SCORE - LOWEST_SCORE + 1;
  const falls = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.every((value, index) => index === 0 || value <= (known[index - 1] ?? value));
  };
  const inOrder = [scores, rows.map(([, verbal]) => verbal), rows.map((row) => row[2])].every(
    falls,
  );
  return [
    ...(new Set(scores).size === scores.length ? [] : ["a score is there twice"]),
    ...(complete && scores.length !== every ? [`has ${scores.length} of ${every} scores`] : []),
    ...(inOrder ? [] : ["scores or ranks do not fall from row to row"]),
    ...(falls(writingRows.map(([score]) => score)) && falls(writingRows.map(([, rank]) => rank))
      ? []
      : ["writing scores or ranks do not fall from row to row"]),
  ].map((problem) => `${id}: ${problem}`);
}

function panelProblems(panel: ExamPanel, { formats }: Exams, bank: Bank): string[] {
  const format = formats.find(({ id }) => id === panel.format);
  const items = Object.values(panel.modules).flat();
  return [
    ...(format?.kind === "whole-test" ? [] : [`there is no whole test ${panel.format}`]),
    ...items.flatMap((id) => {
      const item = bank.items.get(id);
      if (item === undefined) return [`item ${id} does not exist`];
      if (item.retired) return [`item ${id} is retired`];
      return MEASURE_OF_TYPE[item.type] === panel.measure
        ? []
        : [`item ${id} is of another measure`];
    }),
  ].map((problem) => `${panel.id}: ${problem}`);
}
