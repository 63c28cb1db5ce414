import type { Result, UserId } from "@lexiquant/domain/kernel";
import type {
  LanguageModel,
  ModelFailure,
  TokenUsage,
} from "../../../adapters/language-model/language-model.ts";

/** A configured language model, with leave to ask it and what may not be sent to it. */
export interface EssayModel {
  readonly model: LanguageModel;
  /** Leave for the comparison of one essay, which must be ended. */
  begin(userId: UserId): Promise<Result<{ end(usage: TokenUsage | null): Promise<void> }, string>>;
  /** Takes name and addresses of a student out of a text. */
  removerOf(userId: UserId): Promise<(text: string) => string>;
  readonly onFailure: (failure: ModelFailure) => void;
}
