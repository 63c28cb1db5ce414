import { CircleUserRound, LogOut, Menu, X } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useAuth } from "../lib/auth-context.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { LogoMark } from "../ui/logo.tsx";
import { ThemeButton } from "./theme-button.tsx";
import { useEscape } from "./use-escape.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

const SCROLLED_THRESHOLD_PX = 10;

const LINKS = [
  { to: "/", label: "Home" },
  { to: "/practice/mode", label: "Start Practice" },
  { to: "/analytics", label: "Analytics" },
] as const;

/** Fixed at the top of every page. */
export function Header() {
  const scrolled = useScrolledPast(SCROLLED_THRESHOLD_PX);
  const { name, state } = useAuth();
  const { key } = useLocation();
  const menuId = useId();
  // The menu is open *for an entry of the history*, so that every route change closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === key && name !== null;
  const close = useCallback(() => setOpenFor(null), []);
  useEscape(open, close);
  return (
    <header
      data-scrolled={scrolled}
      className={classNames(
        "fixed inset-x-0 top-0 z-30 border-b transition-colors print:hidden",
        scrolled || open ? "border-line bg-raised" : "border-transparent bg-paper",
      )}
    >
      <div className="page-width flex h-16 items-center gap-1.5 sm:gap-3">
        <Brand />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {name !== null && (
            <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
              <Links />
              <Account name={name} />
            </nav>
          )}
          <ThemeButton />
          {name === null && <SignIn loggingIn={state.status === "logging-in"} />}
          {name !== null && (
            <Button
              look="quiet"
              aria-label={open ? "Close menu" : "Open menu"}
              aria-expanded={open}
              aria-controls={menuId}
              className="aspect-square px-0! md:hidden"
              onClick={() => setOpenFor(open ? null : key)}
            >
              {open ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
            </Button>
          )}
        </div>
      </div>
      {open && name !== null && (
        <nav
          id={menuId}
          aria-label="Menu"
          className="page-width flex flex-col gap-1 border-line border-t py-3 md:hidden"
        >
          <Links />
          <Account name={name} />
        </nav>
      )}
    </header>
  );
}

function Brand() {
  return (
    <Link to="/" className="flex items-center gap-2 rounded-desk no-underline">
      <LogoMark size={32} />
      <span className="leading-none">
        <span className="block font-bold text-18 leading-none tracking-tight">Lexiquant</span>
        <span className="mt-1 block text-[0.6875rem] text-soft-ink leading-none">
          Powered by AI
        </span>
      </span>
    </Link>
  );
}

function Links() {
  return LINKS.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      end
      className="inline-flex min-h-11 items-center rounded-desk px-3 font-medium text-15 text-soft-ink transition-colors hover:text-ink aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary"
    >
      {label}
    </NavLink>
  ));
}

function Account({ name }: { readonly name: string }) {
  const { logout } = useAuth();
  return (
    <div className="flex items-center justify-between gap-2 max-md:mt-2 max-md:border-line max-md:border-t max-md:pt-2 md:ml-2 md:border-line md:border-l md:pl-3">
      <span className="inline-flex min-w-0 items-center gap-2 text-15 max-md:px-3">
        <CircleUserRound aria-hidden size={20} className="shrink-0 text-soft-ink" />
        <span className="max-w-40 truncate" title={name}>
          {name}
        </span>
      </span>
      <Button look="quiet" size="small" onClick={logout}>
        <LogOut aria-hidden size={16} />
        Logout
      </Button>
    </div>
  );
}

function SignIn({ loggingIn }: { readonly loggingIn: boolean }) {
  const { signInButton } = useAuth();
  return (
    <>
      <span role="status" className="text-15 empty:hidden">
        {loggingIn ? "Almost there! Logging in..." : ""}
      </span>
      {!loggingIn && signInButton("header_btn")}
    </>
  );
}
