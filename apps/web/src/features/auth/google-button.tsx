import type { SignInPlace } from "@lexiquant/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { sendSignInClick } from "../../lib/product-events.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type GoogleButtonOptions, loadGoogleIdentity } from "./google-identity.ts";
import { whenIdle } from "./when-idle.ts";

interface GoogleButtonProps {
  readonly place: SignInPlace;
  readonly onCredential: (credential: string) => void;
}

function optionsFor(place: SignInPlace): GoogleButtonOptions {
  const inHeader = place === "header_btn";
  return {
    type: "standard",
    theme: inHeader ? "outline" : "filled_blue",
    size: inHeader ? "medium" : "large",
    text: inHeader ? "signin" : "signin_with",
    shape: "rectangular",
    click_listener: () => sendSignInClick(place),
  };
}

/** The place into which the identity provider draws its own button. Its room is kept while that loads. */
export function GoogleButton({ place, onCredential }: GoogleButtonProps) {
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  const show = useCallback(async () => {
    setFailed(false);
    try {
      const identity = await loadGoogleIdentity(onCredential);
      if (container.current === null) return;
      container.current.replaceChildren();
      identity.renderButton(container.current, optionsFor(place));
    } catch {
      setFailed(true);
    }
  }, [place, onCredential]);

  useEffect(() => whenIdle(() => void show()), [show]);

  const inHeader = place === "header_btn";
  return (
    <div className={classNames("flex items-center", inHeader ? "min-h-9" : "min-h-11")}>
      <div
        ref={container}
        hidden={failed}
        data-place={place}
        className={classNames("[color-scheme:light]", inHeader ? "min-w-22" : "min-w-52")}
      />
      {failed && (
        <div className="flex flex-wrap items-center gap-2 text-15">
          {!inHeader && <span>Sign-in could not be loaded.</span>}
          <Button size="small" onClick={() => void show()}>
            {inHeader && <span className="max-sm:sr-only">Sign-in: </span>}
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
