import { toPublicItem } from "@lexiquant/domain/item";
import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { describeUnanswered } from "../../features/tutor/model/describe-question.ts";
import { before } from "./contexts.ts";
import { secretsOf, TELLING_LETTERS } from "./leaks.ts";

/** Items of which neither the browser nor a model is sent a piece of the solution before an attempt. */
export function payloadsClean(services: TutorServices): {
  readonly tried: number;
  readonly clean: number;
} {
  const items = [...services.index.values()].map(({ item }) => item);
  const clean = items.filter((item) => {
    const { question } = before(services, item, 0);
    if (question === null || question.state === "after") return false;
    const sent = `${JSON.stringify(toPublicItem(item))}\n${describeUnanswered(question)}`;
    const plain = sent.replaceAll("\\\\", "\\");
    // Reasons quote the passage, and say what an option says.
    const options = "options" in item ? item.options.map(({ text }) => text) : [];
    const printed = [...options, JSON.stringify(question.stimulus)].join("\n");
    return !secretsOf(item)
      .filter((secret) => secret.length >= TELLING_LETTERS && !printed.includes(secret.trim()))
      .some((secret) => plain.includes(secret));
  });
  return { tried: items.length, clean: clean.length };
}
