import { setImmediate as othersFirst } from "node:timers/promises";
import type { Bank } from "@lexiquant/content";
import type { Twin, TwinRequest } from "@lexiquant/content/item-models";

/** What draws questions that nobody has seen. */
export interface ItemModels {
  /** Null when every question that the origin's model can ask seems to be taken. The origin is of a model. */
  drawTwin(request: TwinRequest): Promise<Twin | null>;
  /** Loads the models, which takes about a quarter of a second, before they are asked for. */
  warmUp(): Promise<void>;
}

/** Over the models of the content, which are loaded when they are first needed. No question of the bank is drawn again. */
export function createItemModels(bank: Bank): ItemModels {
  let published: readonly string[] | null = null;
  const load = async () => {
    const content = await import("@lexiquant/content/item-models");
    published ??= [...bank.items.values()].map(content.questionFingerprint);
    return { ...content, published };
  };
  return {
    drawTwin: async (request) => {
      const { itemModels, published: known, searchTwin } = await load();
      const model = itemModels.find(({ id }) => id === request.origin.provenance.model?.id);
      if (model === undefined) throw new Error(`${request.origin.id} is of no model.`);
      const search = searchTwin(model, {
        ...request,
        taken: new Set([...known, ...request.taken]),
      });
      for (;;) {
        const step = search.next();
        if (step.done === true) return step.value;
        // A search takes milliseconds to a second: other requests are answered between two seeds.
        await othersFirst();
      }
    },
    warmUp: async () => {
      await load();
    },
  };
}
