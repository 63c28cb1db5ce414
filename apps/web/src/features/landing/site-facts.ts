import { environment } from "../../env.ts";
import { claims, contact } from "./landing-content.ts";

/** What the landing page says that is not fixed text. */
export interface SiteFacts {
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  /** Such as `1000+`; empty where nobody has counted. */
  readonly questions: string;
  readonly verbalQuestions: string;
  readonly quantitativeQuestions: string;
}

/** The content file's contact unless the environment names another, and claims no larger than the bank. */
export const siteFacts: SiteFacts = {
  phone: environment.contactPhone ?? contact.phone,
  email: environment.contactEmail ?? contact.email,
  company: environment.company ?? contact.company,
  questions: promisedCount(claims.questions, environment.bankItems),
  verbalQuestions: promisedCount(claims.questionsPerSection, environment.bankVerbal),
  quantitativeQuestions: promisedCount(claims.questionsPerSection, environment.bankQuantitative),
};

/** The claim where the bank serves that many, else what it does serve, rounded down; empty where that is unknown. */
export function promisedCount(claim: number, served: number | null): string {
  if (served === null) return "";
  const step = served < 100 ? 10 : 50;
  return `${served >= claim ? claim : Math.floor(served / step) * step}+`;
}

/** Puts a count into a text that has a place for one. */
export function withCount(text: string, count: string): string {
  return text.replace("{count}", count).trim();
}
