import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app/app.tsx";
import { createAuthServices } from "./features/auth/auth-services.ts";
import { createAuthSession } from "./features/auth/auth-session.ts";

/** Parts of any size stay where they belong in the page, instead of being moved there by a script. */
const IN_PLACE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** The landing page as a signed-out visitor gets it, complete before any script has run. Runs in the build. */
export async function renderLanding(): Promise<string> {
  await render(); // loads what the page loads on demand
  return await render();
}

async function render(): Promise<string> {
  const session = createAuthSession(createAuthServices(() => undefined));
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <App
      session={session}
      route={(children) => <StaticRouter location="/">{children}</StaticRouter>}
    />,
    {
      ...IN_PLACE,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const page = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, "The landing page was not rendered");
  return page;
}
