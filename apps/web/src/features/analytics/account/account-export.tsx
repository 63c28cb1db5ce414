import { ExportAccount } from "../../../items/export-account.tsx";

/** At the foot of the figures: all of what they are made of, to take along. */
export function AccountExport() {
  return (
    <section
      aria-labelledby="account-export-heading"
      className="mt-10 flex flex-col gap-3 border-line border-t pt-6 print:hidden"
    >
      <h2 id="account-export-heading" className="text-18">
        Your data
      </h2>
      <ExportAccount />
    </section>
  );
}
