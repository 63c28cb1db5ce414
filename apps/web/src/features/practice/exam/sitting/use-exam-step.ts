import type { Exam } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepExam, markHeldElsewhere, readAgain, timed } from "./exam-query.ts";
import { outcomeOfFailure } from "./send-section.ts";

/** One step of the exam as a whole: begin a section, take a break, go on. What the server answers is what counts. */
export function useExamStep(examId: Exam["id"]) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (step: () => Promise<Exam>) => timed(step),
    onSuccess: (told) => keepExam(client, told),
    onError: (error) => {
      const outcome = outcomeOfFailure(error);
      if (outcome.kind !== "over") return;
      if (outcome.why === "held-elsewhere") markHeldElsewhere(client, examId);
      else void readAgain(client, examId);
    },
  });
  return {
    take: (step: () => Promise<Exam>) => mutation.mutate(step),
    retry: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}

export type ExamStep = ReturnType<typeof useExamStep>;
