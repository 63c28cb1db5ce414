import type { TutorInputView, TutorScope, TutorTurn } from "@lexiquant/contract";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Json } from "./json-column.ts";

export interface TutorTurnsTable {
  user_id: UserId;
  /** Made by the client. */
  id: string;
  /** The scope in one word, `item:q-sc-001`: a question is one conversation wherever it is met. */
  scope_key: string;
  scope: Json<TutorScope>;
  item_version: number | null;
  /** What might be told at the time. */
  item_state: string | null;
  input: Json<TutorInputView>;
  intent: string;
  confidence: number;
  move: string;
  /** Authored pieces that were told. */
  content_ids: Json<string[]>;
  parts: Json<TutorTurn["parts"]>;
  next: Json<TutorTurn["next"]>;
  engine: Json<TutorTurn["engine"]>;
  fallback: TutorTurn["fallback"];
  /** Null where no model was asked. */
  model_call: Json<ModelCallRecord> | null;
  total_ms: number;
  feedback: TutorTurn["feedback"];
  created_at: Date;
}

/** What asking a model came to. */
export interface ModelCallRecord {
  readonly model: string;
  readonly promptVersion: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null where no word came. */
  readonly firstWordMs: number | null;
  readonly cached: boolean;
  /** What was found untrue in its words, which were not shown. */
  readonly refused: readonly string[];
  /** Why it did not answer. */
  readonly failure: string | null;
}

interface ModelUsageTable {
  user_id: UserId;
  /** `2026-11-21`, in UTC. */
  day: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
}

interface HintsShownTable {
  user_id: UserId;
  item_id: ItemId;
  shown_at: Date;
  /** From 1. */
  level: number;
}

/** What students and the tutor said to each other, and the hints that were given. Every table starts with its student. */
export interface TutorTables {
  tutor_turns: TutorTurnsTable;
  hints_shown: HintsShownTable;
  model_usage: ModelUsageTable;
}
