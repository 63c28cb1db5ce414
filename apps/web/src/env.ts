/** Who stands behind the site, as the footer says it. Set at build time. */
export interface SiteContact {
  readonly phone: string;
  readonly email: string;
  readonly company: string;
}

// Vite types its variables as unknown names; anything but text counts as not set.
function text(value: unknown, fallback: string): string {
  return typeof value === "string" && value !== "" ? value : fallback;
}

export const siteContact: SiteContact = {
  phone: text(import.meta.env.VITE_CONTACT_PHONE, "+1 555 010 0199"),
  email: text(import.meta.env.VITE_CONTACT_EMAIL, "hello@lexiquant.example"),
  company: text(import.meta.env.VITE_COMPANY, "Lexiquant"),
};
