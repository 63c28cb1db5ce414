import type { UserId } from "@lexiquant/domain/kernel";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { EssayDesk } from "../../history/essays/essay-desk.ts";
import type { StoredExam } from "../../history/exams/repository.ts";
import type { StoredSection } from "../../history/exams/sections-repository.ts";
import type { ItemParameterReader } from "../../history/item-parameters/item-parameter-reader.ts";
import type { ExamCatalog } from "./exam-catalog.ts";

/** What exams need of the application, the bank put in order. */
export interface ExamDependencies
  extends Pick<
    Dependencies,
    "bank" | "clock" | "database" | "exams" | "library" | "newId" | "newSeed"
  > {
  /** Where essays of ended exams are rated. */
  readonly essayDesk: EssayDesk;
  /** Items of the bank, the retired ones too. */
  readonly served: ItemIndex;
  readonly parameters: ItemParameterReader;
}

/** The same, with exam data put in order once at start. */
export interface ExamContext extends ExamDependencies {
  readonly catalog: ExamCatalog;
}

/** An exam with its sections, at the moment of a request, its row locked. */
export interface Sitting {
  readonly transaction: Queryable;
  readonly userId: UserId;
  /** The server's clock. */
  readonly now: Date;
  readonly exam: StoredExam;
  readonly sections: readonly StoredSection[];
}
