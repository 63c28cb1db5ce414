/** `lexiquant-topics-2026-11-21.csv` */
export function datedFileName(subject: string, ending: "csv" | "json"): string {
  return `lexiquant-${subject}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}
