import type { ComponentType } from "react";
import { onDemand } from "../../../lib/on-demand.tsx";
import { AnswersView } from "./answers-view.tsx";
import { OverviewView } from "./overview-view.tsx";
import { PaceView } from "./pace-view.tsx";
import { SlipsView } from "./slips-view.tsx";
import { TopicsView } from "./topics-view.tsx";
import { OVERVIEW } from "./view-address.ts";

export interface View {
  /** In the address, and for good: links are kept and shared. */
  readonly id: string;
  readonly label: string;
  /** First heading, and the document's title. */
  readonly title: string;
  readonly lead: string;
  readonly Content: ComponentType;
}

/** The views in the order of their links. A view of another part of the product is one line more, loaded by `onDemand`. */
export const VIEWS: readonly [View, ...View[]] = [
  {
    id: OVERVIEW,
    label: "Overview",
    title: "Where you stand",
    lead: "From your own answers: where you are, whether it moves, what costs you most, and what to do next. Every figure comes with its range.",
    Content: OverviewView,
  },
  {
    id: "topics",
    label: "Topics",
    title: "Topics",
    lead: "How likely you are to get a question of middle difficulty right, topic by topic. The longer the band, the less is known.",
    Content: TopicsView,
  },
  {
    id: "pace",
    label: "Pace",
    title: "Pace",
    lead: "Your time against the exam’s pace for the same questions: what you rush, where you get stuck, and what that costs.",
    Content: PaceView,
  },
  {
    id: "slips",
    label: "Slips and sureness",
    title: "Slips and sureness",
    lead: "The misconceptions behind your wrong answers, and whether you know when you know.",
    Content: SlipsView,
  },
  {
    id: "errors",
    label: "Errors",
    title: "Error log",
    lead: "Every question that you missed or guessed: what led you off, why it happened, and the way back to it.",
    Content: onDemand(async () => (await import("../mistakes/mistakes-view.tsx")).MistakesView),
  },
  {
    id: "writing",
    label: "Writing",
    title: "Writing",
    lead: "Your essays and their estimated scores, each with its range. These are estimates, not official scores.",
    Content: onDemand(async () => (await import("../writing/writing-view.tsx")).WritingView),
  },
  {
    id: "vocabulary",
    label: "Vocabulary",
    title: "Vocabulary",
    lead: "How many words you know, what the next days bring, and how many will be there on test day.",
    Content: onDemand(
      async () => (await import("../vocabulary/vocabulary-view.tsx")).VocabularyView,
    ),
  },
  {
    id: "plan",
    label: "Plan",
    title: "Plan",
    lead: "From today to your test, week by week. Missed days change it by themselves.",
    Content: onDemand(async () => (await import("../plan/plan-view.tsx")).PlanView),
  },
  {
    id: "answers",
    label: "Answers",
    title: "Answers",
    lead: "What you have answered, counted: by week, section, question type, difficulty and topic. First attempts only.",
    Content: AnswersView,
  },
];

/** The view that an address names; the first where it names none that there is. */
export function viewNamed(id: string | null): View {
  return VIEWS.find((view) => view.id === id) ?? VIEWS[0];
}
