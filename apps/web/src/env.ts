/** What the build was told about this installation; null where it was told nothing. */

// Vite types its variables as unknown names; anything but text counts as not set.
function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function count(value: unknown): number | null {
  const read = text(value);
  return read === null ? null : Number(read);
}

export const environment = {
  contactPhone: text(import.meta.env.VITE_CONTACT_PHONE),
  contactEmail: text(import.meta.env.VITE_CONTACT_EMAIL),
  company: text(import.meta.env.VITE_COMPANY),
  /** Items that the bank serves; the build counts them. */
  bankItems: count(import.meta.env.VITE_BANK_ITEMS),
  bankVerbal: count(import.meta.env.VITE_BANK_VERBAL),
  bankQuantitative: count(import.meta.env.VITE_BANK_QUANTITATIVE),
};
