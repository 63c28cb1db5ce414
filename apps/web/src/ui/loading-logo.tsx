import { LogoMark } from "./logo.tsx";

/** Stands in the middle of the window while a screen loads. */
export function LoadingLogo({ label = "Loading" }: { readonly label?: string }) {
  return (
    <div role="status" className="grid min-h-[70dvh] place-items-center">
      <LogoMark size={56} className="animate-breathe" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
