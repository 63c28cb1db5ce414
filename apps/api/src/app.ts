import compress from "@fastify/compress";
import { routes } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "./dependencies.ts";
import { accountHandlers } from "./features/account/handlers.ts";
import { analyticsHandlers } from "./features/analytics/handlers.ts";
import { authHandlers } from "./features/auth/handlers.ts";
import { bankHandlers } from "./features/bank/handlers.ts";
import { essayHandlers } from "./features/essays/handlers.ts";
import { eventHandlers } from "./features/events/handlers.ts";
import { examHandlers } from "./features/exams/handlers.ts";
import { goalsHandlers } from "./features/goals/handlers.ts";
import { lessonHandlers } from "./features/lessons/handlers.ts";
import { mistakeHandlers } from "./features/mistakes/handlers.ts";
import { planHandlers } from "./features/plan/handlers.ts";
import { practiceHandlers } from "./features/practice/handlers.ts";
import { questionHandlers } from "./features/questions/handlers.ts";
import { standingHandlers } from "./features/standing/handlers.ts";
import { tutorHandlers } from "./features/tutor/handlers.ts";
import { openAllowance } from "./features/tutor/model/allowance.ts";
import { personalDataRemover } from "./features/tutor/typed-words.ts";
import { vocabularyHandlers } from "./features/vocabulary/handlers.ts";
import { type EssayDesk, openEssayDesk } from "./history/essays/essay-desk.ts";
import type { EssayModel } from "./history/essays/model/essay-model.ts";
import { createPracticeStateContext } from "./history/practice-state/practice-state-context.ts";
import { registerAuthentication } from "./http/authenticate.ts";
import { createServer } from "./http/create-server.ts";
import type { Handlers } from "./http/handlers.ts";
import { registerHealth } from "./http/health.ts";
import { mountContract } from "./http/mount-contract.ts";
import { registerOpenapi } from "./http/openapi.ts";
import { registerPressureGuard } from "./http/pressure-guard.ts";
import { registerRateLimits } from "./http/rate-limits.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerWebFiles } from "./http/web-files.ts";

/** The whole server over the given dependencies, ready to listen or to be called by tests. */
export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { accessTokens, database, identity, settings, webDirectory } = dependencies;
  const app = createServer(dependencies);
  registerHealth(app, database);
  await registerSecurityHeaders(app, {
    provider: identity.config.provider,
    publicOrigin: settings.publicOrigin,
    googleAnalytics: settings.ga4MeasurementId !== null,
  });
  await app.register(compress);
  await registerPressureGuard(app, settings.maxEventLoopDelayMs);
  registerAuthentication(app, accessTokens);
  const rateLimits = await registerRateLimits(app, settings.rateLimitFactor);
  identity.mount?.(app);
  const essayDesk = openEssayDesk({
    ...dependencies,
    essayModel: essayModelOf(dependencies),
    onError: (error) =>
      app.log.error({ err: error }, "the second reading of an essay was not kept"),
  });
  app.addHook("onClose", async () => essayDesk.close());
  await app.register(async (scope) => {
    await registerOpenapi(scope, settings.publicOrigin);
    mountContract(scope, { routes, handlers: handlersOf(dependencies, essayDesk), rateLimits });
  });
  await registerWebFiles(app, webDirectory);
  await app.ready();
  return app;
}

/** Total over the contract: a route without a handler does not compile. */
function handlersOf(dependencies: Dependencies, essayDesk: EssayDesk): Handlers<typeof routes> {
  // Once for all that rest on the bank in order, on parameters in force or on the learner.
  const prepared = { ...dependencies, ...createPracticeStateContext(dependencies) };
  return {
    ...authHandlers(dependencies),
    ...bankHandlers(dependencies),
    ...practiceHandlers(prepared),
    ...questionHandlers(prepared),
    ...lessonHandlers(dependencies),
    ...analyticsHandlers(prepared),
    ...standingHandlers(prepared),
    ...eventHandlers(dependencies),
    ...tutorHandlers(prepared),
    ...examHandlers({ ...prepared, essayDesk }),
    ...essayHandlers({ ...dependencies, essayDesk }),
    ...goalsHandlers(dependencies),
    ...accountHandlers(dependencies),
    ...mistakeHandlers(prepared),
    ...planHandlers(prepared),
    ...vocabularyHandlers(prepared),
  };
}

/** What the tutor may send to a language model, and how often, holds for essays too. */
function essayModelOf({ clock, database, languageModel }: Dependencies): EssayModel | null {
  if (languageModel === null) return null;
  const { model, tokensPerDay, onFailure } = languageModel;
  const { begin } = openAllowance({ database, clock, tokensPerDay });
  const removerOf = (userId: UserId) => personalDataRemover(database.reader, userId);
  return { model, begin, removerOf, onFailure };
}
