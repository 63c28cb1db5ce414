import { CircleUserRound, LogOut, Menu, X } from "lucide-react";
import { Suspense, useCallback, useId, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Link, NavLink, useLocation } from "react-router";
import { useAuth } from "../lib/auth-context.ts";
import { onDemand, retryFailedLoads } from "../lib/on-demand.tsx";
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

/** Of who looks after the account, not of everybody who opens a page. */
const AccountDialog = onDemand(
  async () => (await import("./account/account-dialog.tsx")).AccountDialog,
);

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
  const [accountFor, setAccountFor] = useState<string | null>(null);
  const accountOpen = accountFor === key && name !== null;
  const openAccount = () => setAccountFor(key);
  // Escape closes the account first: the menu it was opened from waits behind it.
  useEscape(open && !accountOpen, close);
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
              <Account name={name} onOpen={openAccount} />
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
          <Account name={name} onOpen={openAccount} />
        </nav>
      )}
      {accountOpen && (
        <ErrorBoundary
          onReset={retryFailedLoads}
          fallbackRender={({ resetErrorBoundary }) => (
            <p role="alert" className="page-width flex flex-wrap items-center gap-3 pb-3 text-15">
              Your account could not be opened. Check your connection.
              <Button size="small" onClick={resetErrorBoundary}>
                Try again
              </Button>
            </p>
          )}
        >
          <Suspense>
            <AccountDialog name={name} onClose={() => setAccountFor(null)} />
          </Suspense>
        </ErrorBoundary>
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

interface AccountProps {
  readonly name: string;
  readonly onOpen: () => void;
}

function Account({ name, onOpen }: AccountProps) {
  const { logout } = useAuth();
  return (
    <div className="flex items-center justify-between gap-2 max-md:mt-2 max-md:border-line max-md:border-t max-md:pt-2 md:ml-2 md:border-line md:border-l md:pl-3">
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        title={`Your account, ${name}`}
        className="min-w-0 font-normal! max-md:min-h-11!"
        onClick={onOpen}
      >
        <CircleUserRound aria-hidden size={20} className="shrink-0 text-soft-ink" />
        <span className="max-w-40 truncate">{name}</span>
        <span className="sr-only">: account</span>
      </Button>
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
