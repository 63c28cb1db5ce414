import type { ExamOptions } from "@lexiquant/contract";
import { countMet } from "@lexiquant/domain/exam";
import { MEASURES } from "@lexiquant/domain/item";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { listMetItems } from "../../history/sessions/repository.ts";
import type { ExamContext } from "./dependencies.ts";
import type { SittableFormat } from "./exam-catalog.ts";

type FormatOption = ExamOptions["formats"][number];

/** What the student can sit, and how much of it is new. */
export async function readExamOptions(
  { catalog, database }: ExamContext,
  userId: UserId,
): Promise<ExamOptions> {
  const met = await listMetItems(database.reader, userId);
  return {
    formats: catalog.formats.map((format) => formatOption(format, met)),
    accommodations: catalog.accommodations,
  };
}

function formatOption(format: SittableFormat, met: ReadonlySet<ItemId>): FormatOption {
  const { id, kind, name, delivery, scoring, outlines, orders } = format;
  return {
    id,
    kind,
    name,
    delivery,
    adaptive: scoring === "adaptive",
    minutes: outlines.reduce((sum, { minutes }) => sum + minutes, 0),
    sections: outlines.map(({ sectionId, measure, questions, minutes }) => ({
      id: sectionId,
      measure,
      questions,
      minutes,
    })),
    orders: orders.map((order) => ({ id: order.id, name: order.name })),
    unmet: unmetOf(format, met),
  };
}

/** A mock takes a panel of each measure, so the measure with fewer decides. */
function unmetOf({ panels }: SittableFormat, met: ReadonlySet<ItemId>): FormatOption["unmet"] {
  if (panels === null) return null;
  const fresh = MEASURES.map(
    (measure) => panels[measure].filter((panel) => countMet(panel, met) === 0).length,
  );
  return {
    fresh: Math.min(...fresh),
    of: Math.min(...MEASURES.map((measure) => panels[measure].length)),
  };
}
