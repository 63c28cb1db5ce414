import type { Sentence } from "../reading/essay-text.ts";
import { lower } from "../reading/essay-text.ts";
import type { Span, Token } from "../reading/reading.ts";
import { CONFUSABLE_RULES } from "./confusable-rules.ts";
import type { LanguageProblem } from "./problem.ts";

/** A word that is wrong between such neighbors; null stands for any. */
interface Rule {
  readonly word: string;
  readonly instead: string;
  readonly before: RegExp | null;
  readonly after: RegExp | null;
  readonly earlier: RegExp | null;
}

/** A word with its clitic, since "it's" is confused with "its". */
interface Form extends Span {
  readonly word: string;
  /** `word/TAG` as its neighbors see it. */
  readonly face: string;
}

const RULES: ReadonlyMap<string, readonly Rule[]> = parseRules();

/** Words of a sentence that were probably written for a word of like sound or look. */
export function findConfusables(text: string, { tokens }: Sentence): LanguageProblem[] {
  const forms = formsOf(tokens);
  return forms.flatMap((form, index) => {
    if (!RULES.has(form.word)) return [];
    const before = forms[index - 1]?.face ?? "";
    const after = facesOf(forms.slice(index + 1, index + 3));
    const earlier = facesOf(forms.slice(0, index));
    const rule = RULES.get(form.word)?.find(
      (candidate) =>
        (candidate.before?.test(before) ?? true) &&
        (candidate.after?.test(after) ?? true) &&
        (candidate.earlier?.test(earlier) ?? true),
    );
    if (rule === undefined) return [];
    const quote = text.slice(form.start, form.end);
    const { start, end } = form;
    return [
      { kind: "confusable" as const, start, end, quote, suggestion: cased(rule.instead, quote) },
    ];
  });
}

const facesOf = (forms: readonly Form[]) => forms.map(({ face }) => face).join(" ");

const JOINED: ReadonlySet<string> = new Set(["they're", "it's", "you're", "who's"]);

function formsOf(tokens: readonly Token[]): Form[] {
  const forms: Form[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const clitic = tokens[index + 1];
    const joined = clitic?.start === token.end ? lower(token) + lower(clitic) : "";
    const isJoined = clitic !== undefined && JOINED.has(joined);
    const word = isJoined ? joined : lower(token);
    forms.push({
      word,
      face: `${word}/${token.partOfSpeech}`,
      start: token.start,
      end: isJoined ? clitic.end : token.end,
    });
    if (isJoined) index += 1;
  }
  return forms;
}

function cased(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function parseRules(): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const line of CONFUSABLE_RULES.trim().split("\n")) {
    const [pair = "", before = "", after = "", earlier = ""] = line.split(/\s*;\s*/);
    const [word = "", instead = ""] = pair.split(/\s*>\s*/);
    const rule = {
      word,
      instead,
      before: slot(before),
      after: slot(after),
      earlier: slot(earlier),
    };
    rules.set(word, [...(rules.get(word) ?? []), rule]);
  }
  return rules;
}

function slot(pattern: string): RegExp | null {
  return pattern === "" ? null : new RegExp(pattern);
}
