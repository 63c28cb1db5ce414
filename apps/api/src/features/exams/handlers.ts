import type { examRoutes } from "@lexiquant/contract";
import { accepted } from "@lexiquant/domain/kernel";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import { beginSection } from "./begin-section.ts";
import { stopExamClock } from "./breaks.ts";
import type { ExamContext, ExamDependencies } from "./dependencies.ts";
import { endSection, quitExam } from "./end-section.ts";
import { examCatalog } from "./exam-catalog.ts";
import { examView } from "./exam-view.ts";
import { readExams } from "./list-exams.ts";
import { readExamOptions } from "./options-view.ts";
import { settleGap, takeOverExam } from "./presence.ts";
import { readExamReport } from "./report-view.ts";
import { saveSectionWork } from "./save-section-work.ts";
import { withExam } from "./sitting.ts";
import { startExam } from "./start-exam.ts";

export function examHandlers(dependencies: ExamDependencies): Handlers<typeof examRoutes> {
  const context: ExamContext = {
    ...dependencies,
    catalog: examCatalog(dependencies.exams),
  };
  return {
    readExamOptions: ({ userId }) => readExamOptions(context, userId),
    listExams: async ({ userId, query }) => ({
      exams: await readExams(context, userId, {
        status: query.status ?? null,
        limit: query.limit,
      }),
    }),
    startExam: async ({ userId, body }) => unwrap(await startExam(context, userId, body)),
    readExam: async ({ userId, params, query }) =>
      unwrap(
        await withExam(context, { userId, ...params }, async (sitting) =>
          accepted(await examView(context, sitting, query.holderId)),
        ),
      ),
    takeOverExam: async ({ userId, params, body }) =>
      unwrap(await takeOverExam(context, { userId, ...params }, body)),
    beginSection: async ({ userId, params, body }) =>
      unwrap(await beginSection(context, { userId, ...params }, body)),
    saveSectionWork: async ({ userId, params, body }) =>
      unwrap(await saveSectionWork(context, { userId, ...params }, body)),
    endSection: async ({ userId, params, body }) =>
      unwrap(await endSection(context, { userId, ...params }, body)),
    stopExamClock: async ({ userId, params, body }) =>
      unwrap(await stopExamClock(context, { userId, ...params }, body)),
    settleGap: async ({ userId, params, body }) =>
      unwrap(await settleGap(context, { userId, ...params }, body)),
    quitExam: async ({ userId, params, body }) =>
      unwrap(await quitExam(context, { userId, ...params }, body)),
    readExamReport: async ({ userId, params }) =>
      unwrap(await readExamReport(context, { userId, ...params })),
  };
}
