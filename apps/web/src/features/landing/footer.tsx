import { LogoMark } from "../../ui/logo.tsx";
import type { SiteFacts } from "./site-facts.ts";

export function Footer({ facts }: { readonly facts: SiteFacts }) {
  const { phone, email, company } = facts;
  const link = "rounded-small underline decoration-line underline-offset-4 hover:decoration-ink";
  return (
    <footer className="border-line border-t bg-sunk">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-8 text-15">
        <p className="flex items-center gap-3">
          <LogoMark size={24} />
          <span>
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {company}. All rights
            reserved.
          </span>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <a href={`tel:${phone.replaceAll(/[^+0-9]/g, "")}`} className={link}>
              {phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </li>
        </ul>
        <p className="basis-full text-13 text-soft-ink">
          GRE is a registered trademark of ETS. This site is neither endorsed by nor affiliated with
          ETS.
        </p>
      </div>
    </footer>
  );
}
