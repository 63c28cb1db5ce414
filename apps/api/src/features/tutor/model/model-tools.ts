import {
  type Material,
  planTurn,
  type ReplyPart,
  sayTurn,
  type TutorIntent,
} from "@lexiquant/domain/tutor";
import { z } from "zod";
import type { ModelTool } from "../../../adapters/language-model/language-model.ts";

const MOST_CALLS = 3;
const phrase = z.string().trim().min(1).max(120);

/** What a model may do: ask the policy for a move, as a student could. */
interface Request {
  readonly intent: TutorIntent;
  readonly text: string;
}

function defineTool<Input>(tool: {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly request: (input: Input) => Request;
}) {
  const { request, input, ...rest } = tool;
  return { ...rest, input, requestOf: (given: unknown) => request(input.parse(given)) };
}

const TOOLS = [
  defineTool({
    name: "showSimilar",
    description: "Shows the student a card with another question like this one.",
    input: z.object({ level: z.enum(["easier", "same", "harder"]) }),
    request: ({ level }) => ({ intent: "similar", text: level }),
  }),
  defineTool({
    name: "startDrill",
    description: "Shows the student a card that starts practice on a topic.",
    input: z.object({ topic: phrase, questions: z.int().min(3).max(20), timed: z.boolean() }),
    request: ({ topic, questions, timed }) => ({
      intent: "start-drill",
      text: `${questions} ${timed ? "timed " : ""}questions on ${topic}`,
    }),
  }),
  defineTool({
    name: "plot",
    description: "Draws the graph of an expression in x.",
    input: z.object({ expression: phrase }),
    request: ({ expression }) => ({ intent: "plot", text: `plot y = ${expression}` }),
  }),
  defineTool({
    name: "checkExpression",
    description: "Checks an equation or inequality by computer algebra: true, false or unsure.",
    input: z.object({ relation: phrase }),
    request: ({ relation }) => ({ intent: "check-step", text: relation }),
  }),
  defineTool({
    name: "lookUpWord",
    description: "Gives the lexicon's entry of an English word.",
    input: z.object({ word: phrase }),
    request: ({ word }) => ({ intent: "word-meaning", text: `"${word}"` }),
  }),
  defineTool({
    name: "highlightEvidence",
    description: "Shows the student the sentences of the text that prove the answer.",
    input: z.object({}),
    request: () => ({ intent: "evidence", text: "" }),
  }),
  defineTool({
    name: "getProgress",
    description: "Tells how many questions the student has answered and got right, by topic.",
    input: z.object({}),
    request: () => ({ intent: "how-am-i-doing", text: "" }),
  }),
  defineTool({
    name: "openConcept",
    description: "Gives the lesson on a topic.",
    input: z.object({ topic: phrase }),
    request: ({ topic }) => ({ intent: "concept", text: `explain ${topic}` }),
  }),
  defineTool({
    name: "reportItem",
    description: "Offers the student to report a problem with this question.",
    input: z.object({}),
    request: () => ({ intent: "dispute", text: "" }),
  }),
] as const;

/** The tools of one reply, and what their calls brought. */
export interface ToolBox {
  readonly tools: readonly ModelTool[];
  /** Cards for the student, in the order of the calls. */
  readonly cards: ReplyPart[];
  /** Everything that the model was told. */
  readonly told: string[];
}

/**
 * Every call goes through the policy, which decides by the stored state what may be done; the model decides nothing but
 * to ask.
 */
export function openToolBox(material: Material): ToolBox {
  const cards: ReplyPart[] = [];
  const told: string[] = [];
  let calls = 0;
  const run = async ({ intent, text }: Request): Promise<string> => {
    calls += 1;
    if (calls > MOST_CALLS) return "No more tools in this reply.";
    const ranked = [{ intent, probability: 1 }];
    const plan = planTurn({ kind: "said", text }, ranked, material.context);
    const { parts } = await sayTurn(plan, material);
    cards.push(...parts.filter(({ kind }) => kind !== "text"));
    const words = parts.flatMap((part) => (part.kind === "text" ? [part.markup] : []));
    const result = words.join("\n\n") || `Shown: ${plan.move.kind}.`;
    told.push(result);
    return result;
  };
  return {
    cards,
    told,
    tools: TOOLS.map(({ name, description, input, requestOf }) => ({
      name,
      description,
      input,
      run: (given) => run(requestOf(given)),
    })),
  };
}
