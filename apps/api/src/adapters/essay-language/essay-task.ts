import type { EssayFeedback, EssayPrompt } from "@lexiquant/domain/essay";

/** What the thread is asked, and what it answers. */
export interface EssayTask {
  readonly text: string;
  readonly prompt: EssayPrompt;
}

export interface EssayAnswer {
  readonly feedback: EssayFeedback;
}
