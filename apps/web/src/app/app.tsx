import { type ReactNode, StrictMode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { AuthProvider } from "../features/auth/auth-provider.tsx";
import type { AuthSession } from "../features/auth/auth-session.ts";
import { ThemeProvider } from "../lib/theme.tsx";
import { AppRoutes } from "./routes.tsx";
import { ScreenError } from "./screen-error.tsx";

interface AppProps {
  readonly session: AuthSession;
  /** Puts the application under a router: the browser's, or one address when it is rendered ahead of time. */
  readonly route: (children: ReactNode) => ReactNode;
}

/** The whole application. What is rendered ahead of time and what the browser renders first is the same. */
export function App({ session, route }: AppProps) {
  return (
    <StrictMode>
      <ThemeProvider>
        <AuthProvider session={session}>
          {route(
            <ErrorBoundary FallbackComponent={ScreenError}>
              <AppRoutes />
            </ErrorBoundary>,
          )}
        </AuthProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
