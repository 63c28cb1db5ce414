import type { Exam } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../../../lib/api.ts";
import { ApiFailure } from "../../../../lib/api-failure.ts";
import { randomId } from "../../../../lib/random-id.ts";
import { examHolderId } from "../sitting/exam-holder.ts";
import { EXAM_LISTS_KEY, keepExam, timed } from "../sitting/exam-query.ts";
import { DRAWN_ORDER, type ExamChoice } from "./exam-choice.ts";

interface Start extends ExamChoice {
  /** Made once per wish to start, so that trying again after a lost answer prepares one exam. */
  readonly id: Exam["id"];
}

/** Prepares an exam and goes there. `retry` tries the very same start again. */
export function useStartExam() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: ({ orderId, ...start }: Start) =>
      timed(() =>
        call("startExam", {
          body: {
            ...start,
            holderId: examHolderId(),
            orderId: orderId === DRAWN_ORDER ? null : orderId,
          },
        }),
      ),
    onSuccess: (told) => {
      keepExam(client, told);
      void navigate(`/practice/session?exam=${told.exam.id}`);
    },
    onError: () => void client.invalidateQueries({ queryKey: EXAM_LISTS_KEY }),
  });
  const { error } = mutation;
  return {
    start: (choice: ExamChoice) => mutation.mutate({ ...choice, id: randomId() }),
    retry: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    error,
    openAlready: error instanceof ApiFailure && error.code === "exam-open-already",
  };
}
