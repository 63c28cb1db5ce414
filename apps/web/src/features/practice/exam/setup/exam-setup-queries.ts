import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { userKey } from "../../../../lib/query-client.ts";
import { EXAM_LISTS_KEY } from "../sitting/exam-query.ts";

const OPEN_EXAMS = 5;
const ENDED_EXAMS = 5;

export const examOptionsQuery = queryOptions({
  queryKey: userKey("exam-options"),
  queryFn: ({ signal }) => call("readExamOptions", {}, { signal }),
});

export const openExamsQuery = queryOptions({
  queryKey: [...EXAM_LISTS_KEY, "open"],
  queryFn: ({ signal }) =>
    call("listExams", { query: { status: "open", limit: OPEN_EXAMS } }, { signal }),
});

export const endedExamsQuery = queryOptions({
  queryKey: [...EXAM_LISTS_KEY, "ended"],
  queryFn: ({ signal }) =>
    call("listExams", { query: { status: "ended", limit: ENDED_EXAMS } }, { signal }),
});
