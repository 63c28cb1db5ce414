import type { Bank, Exams, Library } from "@lexiquant/content";
import type { IdentityConfig } from "@lexiquant/contract";
import type { Result } from "@lexiquant/domain/kernel";
import type { FastifyInstance } from "fastify";
import type { AccessTokens } from "./adapters/access-tokens.ts";
import type { ComputerAlgebra } from "./adapters/computer-algebra/computer-algebra.ts";
import type { EssayRater } from "./adapters/essay-language/essay-rater.ts";
import type { ItemModels } from "./adapters/item-models/item-models.ts";
import type { LanguageModel, ModelFailure } from "./adapters/language-model/language-model.ts";
import type { WordNet } from "./adapters/word-net/word-net.ts";
import type { Database } from "./db/database.ts";
import type { ServerSettings } from "./http/server-settings.ts";

/** What a verified credential says about a person. */
export interface VerifiedIdentity {
  readonly provider: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

export type CredentialRefusal = "credential-refused" | "provider-unreachable";

/** Whoever vouches for people: Google, or the local stand-in. */
export interface IdentityProvider {
  readonly config: IdentityConfig;
  verify(credential: string): Promise<Result<VerifiedIdentity, CredentialRefusal>>;
  /** Routes that the provider needs on this server; null when it is elsewhere. */
  readonly mount: ((app: FastifyInstance) => void) | null;
}

/** A language model with what the operator allows. */
export interface ConfiguredModel {
  readonly model: LanguageModel;
  /** Of all students together, in and out. */
  readonly tokensPerDay: number;
  /** Told of every call that came to nothing. */
  readonly onFailure: (failure: ModelFailure) => void;
}

/** Everything that the application does not make itself, so that tests can pass their own. */
export interface Dependencies {
  readonly database: Database;
  readonly bank: Bank;
  readonly itemModels: ItemModels;
  /** Lessons, which students read too, and the words and facts that the tutor teaches from. */
  readonly library: Library;
  /** The exam's formats, tables and panels. */
  readonly exams: Exams;
  /** What words mean that the library has not. */
  readonly wordNet: WordNet;
  readonly algebra: ComputerAlgebra;
  /** The built-in rater of essays. */
  readonly essayRater: EssayRater;
  /** Null where the built-in tutor is all there is. */
  readonly languageModel: ConfiguredModel | null;
  readonly clock: () => Date;
  /** A fresh uuid. */
  readonly newId: () => string;
  /** A fresh 32-bit seed. */
  readonly newSeed: () => number;
  readonly accessTokens: AccessTokens;
  readonly identity: IdentityProvider;
  readonly settings: ServerSettings;
  /** Folder of the built web application; null where only the API is served. */
  readonly webDirectory: string | null;
}
