import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useAuth } from "../../../lib/auth-context.ts";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { AccountExport } from "../account/account-export.tsx";
import { VIEW_NAME } from "../views/view-address.ts";
import { ViewNav } from "../views/view-nav.tsx";
import { viewNamed } from "../views/views.ts";

export function AnalyticsScreen() {
  const { state } = useAuth();
  const [query] = useSearchParams();
  const { id, title, lead, Content } = viewNamed(query.get(VIEW_NAME));
  return (
    <Page title={title} lead={lead}>
      {state.status === "signed-in" ? (
        <>
          <ViewNav current={id} />
          <Suspense fallback={<LoadingLogo label={`Loading ${title}`} />}>
            <Content />
          </Suspense>
          <AccountExport />
        </>
      ) : (
        <SignInInvitation reason="These figures are made of your own answers. Sign in to see them." />
      )}
    </Page>
  );
}
