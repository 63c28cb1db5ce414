import type { KeyedItem, Response } from "@lexiquant/domain/item";
import { keyAsResponse, optionsOf, scoreResponse } from "@lexiquant/domain/scoring";
import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { after } from "./contexts.ts";
import { speak } from "./speak.ts";

interface Share {
  readonly tried: number;
  readonly right: number;
}

/** Whether the answer that is told after an attempt, read back from the words of the reply, is right. */
export async function keyCorrect(
  services: TutorServices,
): Promise<Share & { readonly wrong: readonly string[] }> {
  const wrong: string[] = [];
  for (const { item } of services.index.values()) {
    const context = after(services, item, { response: keyAsResponse(item), correct: true });
    const { text } = await speak(services, context, { kind: "chose", intent: "give-up" });
    const told = readAnswer(item, text);
    const score = told === null ? null : scoreResponse(item, told);
    if (score?.kind !== "scored" || !score.correct) wrong.push(item.id);
  }
  return { tried: services.index.size, right: services.index.size - wrong.length, wrong };
}

/** Reads "The answer is …" as a student would enter it. */
function readAnswer(item: KeyedItem, text: string): Response | null {
  const [, said] = /The answer is (.+?)\.(?:\n|$)/s.exec(text) ?? [];
  if (said === undefined) return null;
  const letters = [...said.matchAll(/\*\*([A-I])\*\*/g)].map(([, letter]) => letter ?? "");
  switch (item.type) {
    case "numeric-entry":
      return { type: item.type, entry: entryOf(said) };
    case "select-in-passage":
      return keyAsResponse(item).type === item.type && said.includes("“")
        ? keyAsResponse(item)
        : null;
    case "reading-single":
    case "single-choice":
    case "quantitative-comparison":
      return { type: item.type, optionId: letters[0] ?? null };
    default:
      return { type: item.type, optionIds: letters };
  }
}

function entryOf(said: string) {
  const [, numerator, denominator] = /\\frac\{(-?\d+)\}\{(\d+)\}/.exec(said) ?? [];
  if (numerator !== undefined && denominator !== undefined) {
    return { form: "fraction" as const, numerator, denominator };
  }
  return { form: "decimal" as const, text: /-?\d+(?:\.\d+)?/.exec(said)?.[0] ?? "" };
}

/** Whether the tutor names the slip behind every wrong option that has one. */
export async function misconceptionNamed(
  services: TutorServices,
): Promise<Share & { readonly missed: readonly string[] }> {
  const missed: string[] = [];
  let tried = 0;
  for (const { item } of services.index.values()) {
    for (const { response, name, label } of wrongChoicesOf(services, item)) {
      tried += 1;
      const { text } = await speak(services, after(services, item, { response, correct: false }), {
        kind: "chose",
        intent: "why-was-i-wrong",
      });
      if (!text.includes(name)) missed.push(`${item.id} ${label}`);
    }
  }
  return { tried, right: tried - missed.length, missed };
}

interface WrongChoice {
  readonly response: Response;
  readonly name: string;
  readonly label: string;
}

function wrongChoicesOf({ bank }: TutorServices, item: KeyedItem): WrongChoice[] {
  const nameOf = (id: Parameters<typeof bank.misconceptions.get>[0] | null) =>
    id === null ? undefined : bank.misconceptions.get(id)?.name;
  if (item.type === "numeric-entry") {
    return item.anticipatedErrors.flatMap(({ value, rationale }) => {
      const name = nameOf(rationale.misconceptionId);
      return name === undefined ? [] : [{ response: entered(item, value), name, label: value }];
    });
  }
  if (item.type === "select-in-passage") {
    return Object.entries(item.sentenceRationales).flatMap(([sentenceId, rationale]) => {
      const name = nameOf(rationale.misconceptionId);
      const response: Response = { type: item.type, sentenceId };
      return name === undefined || sentenceId === item.key
        ? []
        : [{ response, name, label: sentenceId }];
    });
  }
  return optionsOf(item).flatMap(({ id, rationale }) => {
    const name = nameOf(rationale.misconceptionId);
    return name === undefined ? [] : [{ response: withOption(item, id), name, label: id }];
  });
}

function entered(item: Extract<KeyedItem, { type: "numeric-entry" }>, value: string): Response {
  const [numerator = "", denominator] = value.split("/");
  return denominator === undefined && item.key.form === "decimal"
    ? { type: item.type, entry: { form: "decimal", text: value } }
    : { type: item.type, entry: { form: "fraction", numerator, denominator: denominator ?? "1" } };
}

function withOption(item: KeyedItem, id: string): Response {
  const key = keyAsResponse(item);
  if ("optionId" in key) return { ...key, optionId: id };
  return "optionIds" in key ? { ...key, optionIds: [id] } : key;
}
