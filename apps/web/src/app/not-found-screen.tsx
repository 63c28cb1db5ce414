import { useLocation } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";

export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <Page
      title="Page not found"
      lead={
        <>
          There is nothing at <code className="rounded-small bg-sunk px-1.5">{pathname}</code>. The
          address may be mistyped, or the page may have moved.
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" look="primary">
          Go home
        </ButtonLink>
        <ButtonLink to="/practice/mode">Go to practice</ButtonLink>
      </div>
    </Page>
  );
}
