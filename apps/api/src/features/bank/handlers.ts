import type { bankRoutes } from "@lexiquant/contract";
import { MEASURE_OF_TYPE, type Measure } from "@lexiquant/domain/item";
import type { Dependencies } from "../../dependencies.ts";
import type { Handlers } from "../../http/handlers.ts";

export function bankHandlers({ bank }: Pick<Dependencies, "bank">): Handlers<typeof bankRoutes> {
  const measures = [...bank.items.values()]
    .filter(({ retired }) => !retired)
    .map(({ type }) => MEASURE_OF_TYPE[type]);
  const countOf = (measure: Measure) => measures.filter((other) => other === measure).length;
  const summary = {
    items: measures.length,
    verbal: countOf("verbal"),
    quantitative: countOf("quantitative"),
  };
  return { readBankSummary: async () => summary };
}
