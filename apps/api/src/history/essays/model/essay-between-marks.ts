/** Long enough for what is written in 30 minutes; what is beyond it the model does not see. */
const MOST_CHARACTERS = 8_000;

/** An essay with the task that it answers. */
export interface EssayWithTask {
  readonly paragraphs: readonly string[];
  readonly instruction: string;
  readonly text: string;
}

/** The essay as a model is shown it: between marks that nobody could guess. */
export function essayBetweenMarks(
  { paragraphs, instruction, text }: EssayWithTask,
  mark: string,
): string {
  const task = `Its task: ${[...paragraphs, instruction].join(" ")}`;
  return `${task}\n${mark}\n${text.slice(0, MOST_CHARACTERS)}\n${mark}`;
}
