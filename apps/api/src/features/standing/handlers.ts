import type { standingRoutes } from "@lexiquant/contract";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readMastery } from "./read-mastery.ts";
import { readPace } from "./read-pace.ts";
import { readSlips } from "./read-slips.ts";
import { readStanding } from "./read-standing.ts";
import { readSureness } from "./read-sureness.ts";

export function standingHandlers(context: PracticeStateContext): Handlers<typeof standingRoutes> {
  return {
    readStanding: ({ userId }) => readStanding(context, userId),
    readMastery: ({ userId }) => readMastery(context, userId),
    readPace: ({ userId }) => readPace(context, userId),
    readSlips: ({ userId }) => readSlips(context, userId),
    readSureness: ({ userId }) => readSureness(context, userId),
  };
}
