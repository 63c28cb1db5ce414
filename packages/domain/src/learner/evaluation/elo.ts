import { logistic } from "../../irt/logistic.ts";

/** The baseline to beat: one ability a student, one difficulty an item, and steps that become smaller. */
export interface Elo {
  readonly students: Map<string, Rating>;
  readonly items: Map<string, Rating>;
}

interface Rating {
  value: number;
  answers: number;
}

const FIRST_STEP = 1;
const DECAY = 0.05;

export function createElo(): Elo {
  return { students: new Map(), items: new Map() };
}

const stepOf = ({ answers }: Rating) => FIRST_STEP / (1 + DECAY * answers);

function ratingOf(ratings: Map<string, Rating>, id: string): Rating {
  const known = ratings.get(id);
  if (known !== undefined) return known;
  const rating = { value: 0, answers: 0 };
  ratings.set(id, rating);
  return rating;
}

/**
 * Predicts one answer, then learns from it: θ ← θ + K(n) (y − P), b ← b − K(n) (y − P), K(n) = 1 / (1 + .05 n)
 * [Pelanek2016]. Changes the ratings.
 *
 * @returns P, 0 … 1, from before the answer
 */
export function rateAnswer(
  elo: Elo,
  answer: { readonly student: string; readonly item: string; readonly isCorrect: boolean },
): number {
  const student = ratingOf(elo.students, answer.student);
  const item = ratingOf(elo.items, answer.item);
  const probability = logistic(student.value - item.value);
  const surprise = (answer.isCorrect ? 1 : 0) - probability;
  student.value += stepOf(student) * surprise;
  item.value -= stepOf(item) * surprise;
  student.answers += 1;
  item.answers += 1;
  return probability;
}
