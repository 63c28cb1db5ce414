import type { Migration } from "kysely";
import { identity } from "./0001-identity.ts";
import { practice } from "./0002-practice.ts";
import { productEvents } from "./0003-product-events.ts";
import { tutor } from "./0004-tutor.ts";
import { languageModel } from "./0005-language-model.ts";
import { twins } from "./0006-twins.ts";
import { exams } from "./0007-exams.ts";
import { calibration } from "./0008-calibration.ts";
import { learner } from "./0009-learner.ts";
import { goals } from "./0010-goals.ts";
import { essays } from "./0011-essays.ts";
import { vocabulary } from "./0012-vocabulary.ts";
import { accommodations } from "./0013-accommodations.ts";
import { wordsAreEvidence } from "./0014-words-are-evidence.ts";
import { memoryFits } from "./0015-memory-fits.ts";
import { remainingTime } from "./0016-remaining-time.ts";
import { essayReasoning } from "./0017-essay-reasoning.ts";
import { decisions } from "./0018-decisions.ts";
import { leftUnanswered } from "./0019-left-unanswered.ts";
import { examEssayVersions } from "./0020-exam-essay-versions.ts";
import { deletedWords } from "./0021-deleted-words.ts";
import { studyDays } from "./0022-study-days.ts";
import { mistakeCounts } from "./0023-mistake-counts.ts";

/** In order. Listed by hand because the server is one bundled file: there is no folder to scan. Forward only. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-identity": identity,
  "0002-practice": practice,
  "0003-product-events": productEvents,
  "0004-tutor": tutor,
  "0005-language-model": languageModel,
  "0006-twins": twins,
  "0007-exams": exams,
  "0008-calibration": calibration,
  "0009-learner": learner,
  "0010-goals": goals,
  "0011-essays": essays,
  "0012-vocabulary": vocabulary,
  "0013-accommodations": accommodations,
  "0014-words-are-evidence": wordsAreEvidence,
  "0015-memory-fits": memoryFits,
  "0016-remaining-time": remainingTime,
  "0017-essay-reasoning": essayReasoning,
  "0018-decisions": decisions,
  "0019-left-unanswered": leftUnanswered,
  "0020-exam-essay-versions": examEssayVersions,
  "0021-deleted-words": deletedWords,
  "0022-study-days": studyDays,
  "0023-mistake-counts": mistakeCounts,
};
