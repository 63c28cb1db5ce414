import type { ExamOptions } from "@lexiquant/contract";
import type { PaceFactor } from "@lexiquant/domain/session";

export type ExamFormat = ExamOptions["formats"][number];
export type Accommodation = ExamOptions["accommodations"][number];

/** Stands for an order that is drawn. */
export const DRAWN_ORDER = "drawn";

export interface ExamChoice {
  readonly formatId: string;
  readonly orderId: string;
  readonly accommodationId: string;
  readonly breakMinutes: number;
}

/**
 * What is chosen before anything is: the format of the address where there is one, else the whole test, with the time
 * that the student is granted.
 */
export function firstChoice(
  options: ExamOptions,
  wanted: string | null,
  paceFactor: PaceFactor,
): ExamChoice {
  const formats = inOfferedOrder(options.formats);
  const format = formats.find(({ id }) => id === wanted) ?? formats[0];
  const { accommodations } = options;
  const granted =
    accommodations.find(({ timeFactor }) => timeFactor === paceFactor) ??
    accommodations.find(({ timeFactor }) => timeFactor === 1);
  return {
    formatId: format?.id ?? "",
    orderId: DRAWN_ORDER,
    accommodationId: (granted ?? accommodations[0])?.id ?? "",
    breakMinutes: 0,
  };
}

/** The whole test on a computer first, then on paper, then single sections. */
export function inOfferedOrder(formats: readonly ExamFormat[]): ExamFormat[] {
  const rank = ({ kind, delivery }: ExamFormat) =>
    kind === "single-section" ? 2 : delivery === "computer" ? 0 : 1;
  return [...formats].sort((one, other) => rank(one) - rank(other));
}

/** With the accommodation, in milliseconds; null without a limit. */
export function limitMsOf(minutes: number, { timeFactor }: Accommodation): number | null {
  return timeFactor === null ? null : Math.round(minutes * timeFactor * 60_000);
}

/** All of the exam in whole minutes, breaks left out; null without a limit. */
export function totalMinutes(
  { sections }: ExamFormat,
  accommodation: Accommodation,
): number | null {
  const { timeFactor } = accommodation;
  if (timeFactor === null) return null;
  return Math.round(sections.reduce((sum, { minutes }) => sum + minutes, 0) * timeFactor);
}

/** What is known of the questions: whether this student has met them. */
export function freshnessInWords({ unmet }: ExamFormat): string {
  if (unmet === null) return "Questions are drawn afresh, those you have not met first.";
  const { fresh, of } = unmet;
  if (fresh === 0) {
    return `You have met questions of each of the ${of} mocks. The one whose questions you met longest ago is used; such a result says less.`;
  }
  return `${fresh} of ${of} mocks have only questions that are new to you.`;
}
