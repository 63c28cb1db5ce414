import { Download } from "lucide-react";
import { type CsvTable, tableAsCsv } from "../lib/csv-table.ts";
import { datedFileName } from "../lib/dated-file-name.ts";
import { saveFile } from "../lib/save-file.ts";
import { Button } from "./button.tsx";

export interface CsvFile extends CsvTable {
  /** Of the file, without what stands before and after: `topics`. */
  readonly subject: string;
}

interface CsvButtonProps {
  readonly file: CsvFile;
  /** What the figures are of, for those who do not see what the button stands beside. */
  readonly of: string;
}

/** Keeps the figures of a picture as a file. Made in the browser; nothing is sent anywhere. */
export function CsvButton({ file, of }: CsvButtonProps) {
  return (
    <Button
      look="quiet"
      aria-label={`CSV: ${of}`}
      onClick={() => saveFile(datedFileName(file.subject, "csv"), "text/csv", tableAsCsv(file))}
    >
      <Download aria-hidden size={16} />
      CSV
    </Button>
  );
}
