import type { Feedback } from "@lexiquant/contract";
import { topicIdOf } from "@lexiquant/domain/kernel";
import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { lessonAddress } from "../lesson-address.ts";

/** Measure and domain stand before the topic in a path. */
const TOPIC_PLACE = 2;

/**
 * From an explanation on to the lesson of its main topic. In a tab of its own, wherever it is shown: a running session
 * keeps its clock and its place, and results stay unfolded.
 */
export function LessonLink({ feedback }: { readonly feedback: Feedback }) {
  const [main] = feedback.knowledgeComponents;
  const topicId = main === undefined ? null : topicIdOf(main.id);
  if (topicId === null) return null;
  return (
    <Link
      to={lessonAddress(topicId)}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center gap-1.5 self-start font-medium text-15 text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
    >
      Lesson: {main?.path[TOPIC_PLACE]}
      <ExternalLink aria-hidden size={16} className="shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </Link>
  );
}
