import { Button, ButtonLink } from "../ui/button.tsx";

/** Shown in a screen's place when it fails beyond what it can handle itself. */
export function ScreenError({ error }: { readonly error: unknown }) {
  return (
    <div role="alert" className="page-width max-w-2xl! py-16">
      <h1 tabIndex={-1} className="text-28">
        Unexpected Application Error!
      </h1>
      <p className="figures mt-3 break-words rounded-desk bg-sunk px-4 py-3 text-15">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p className="mt-4 text-soft-ink">
        Answers that you have submitted are safe. Reload the page; if it happens again, go home and
        come back.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink to="/" reloadDocument>
          Home
        </ButtonLink>
      </div>
    </div>
  );
}
