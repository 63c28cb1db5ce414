import type { Campaign, ClientEnvironment, Preferences } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { CalibrationTables } from "./calibration-tables.ts";
import type { EssayTables } from "./essay-tables.ts";
import type { ExamTables } from "./exam-tables.ts";
import type { GoalsTables } from "./goals-tables.ts";
import type { Json } from "./json-column.ts";
import type { LearnerTables } from "./learner-tables.ts";
import type { PracticeTables } from "./practice-tables.ts";
import type { TutorTables } from "./tutor-tables.ts";
import type { TwinTables } from "./twin-tables.ts";
import type { VocabularyTables } from "./vocabulary-tables.ts";

/**
 * The schema as Kysely sees it: one interface per table, columns as they are named in SQL.
 * Timestamps are `Date`, jsonb goes in as JSON text (the driver would turn a bare array into an SQL array)
 * and comes out parsed.
 */

interface UsersTable {
  user_id: UserId;
  name: string;
  email: string;
  created_at: Date;
}

/** The only way from a provider's subject to a user; keyed by itself, so it is in no user's shard. */
interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: UserId;
  created_at: Date;
}

export interface RefreshTokensTable {
  user_id: UserId;
  id: string;
  /** SHA-256 of the secret, in hex. The secret itself is never stored. */
  secret_hash: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

interface PreferencesTable {
  user_id: UserId;
  explanation_mode: Preferences["explanationMode"];
  directness: Preferences["directness"];
  pace_factor: Preferences["paceFactor"];
  updated_at: Date;
}

/** Of visits, with an account or without; keyed by the visit. */
interface ProductEventsTable {
  visit_id: string;
  /** Made by the client. */
  id: string;
  user_id: UserId | null;
  name: string;
  properties: Json<Readonly<Record<string, string>>>;
  campaign: Json<Campaign>;
  environment: Json<ClientEnvironment> | null;
  received_at: Date;
}

export interface Tables
  extends CalibrationTables,
    EssayTables,
    ExamTables,
    GoalsTables,
    LearnerTables,
    PracticeTables,
    TutorTables,
    TwinTables,
    VocabularyTables {
  users: UsersTable;
  identities: IdentitiesTable;
  refresh_tokens: RefreshTokensTable;
  preferences: PreferencesTable;
  product_events: ProductEventsTable;
}
