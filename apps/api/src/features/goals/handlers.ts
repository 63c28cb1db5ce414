import type { goalsRoutes } from "@lexiquant/contract";
import type { Handlers } from "../../http/handlers.ts";
import { changeGoals, type GoalsDependencies, goalsOf } from "./service.ts";

export function goalsHandlers(dependencies: GoalsDependencies): Handlers<typeof goalsRoutes> {
  return {
    readGoals: ({ userId }) => goalsOf(dependencies, userId),
    saveGoals: ({ userId, body }) => changeGoals(dependencies, userId, body),
  };
}
