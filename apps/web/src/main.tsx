import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { createAuthServices } from "./features/auth/auth-services.ts";
import { createAuthSession } from "./features/auth/auth-session.ts";
import { applyDisplay } from "./lib/display.ts";
import { homeAsked } from "./lib/session-signals.ts";
import { forceLightOnStart } from "./lib/theme.tsx";
import { beginVisit } from "./lib/visit.ts";
import "./styles/index.css";

forceLightOnStart();
applyDisplay();
beginVisit(new URL(window.location.href), document.referrer);

const session = createAuthSession(createAuthServices(() => homeAsked.emit(null)));
session.start();

// Without transitions: a screen that has yet to load shows the logo, not the screen before it.
const app = (
  <App
    session={session}
    route={(children) => <BrowserRouter useTransitions={false}>{children}</BrowserRouter>}
  />
);

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
// What is rendered ahead of time is the landing page for nobody in particular.
const isLanding = window.location.pathname === "/" && session.state().status === "signed-out";
if (root.hasChildNodes() && isLanding) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
