import type { UserId } from "@lexiquant/domain/kernel";
import type { Dependencies } from "../../dependencies.ts";
import { listExams } from "../../history/exams/repository.ts";
import { listHeldItems } from "../../history/sessions/repository.ts";
import { columnsLeftOut, EXPORTED_TABLES } from "./exported-tables.ts";
import { listRows, type Row } from "./repository.ts";
import { withhold, without } from "./withhold.ts";

type ExportDependencies = Pick<Dependencies, "clock" | "database">;

interface AccountExport {
  readonly exportedAt: string;
  readonly tables: Record<string, Row[]>;
}

/** All rows of a user as of one moment, less what an open session or exam still withholds. One statement per table. */
export function exportAccount(
  { clock, database }: ExportDependencies,
  userId: UserId,
): Promise<AccountExport> {
  return database.transaction(
    async (transaction) => {
      const open = await listExams(transaction, userId, { status: "open", limit: 1 });
      const withheld = {
        items: await listHeldItems(transaction, userId),
        openExams: new Set(open.map(({ id }) => id)),
      };
      const tables: AccountExport["tables"] = {};
      for (const table of EXPORTED_TABLES) {
        const leftOut = columnsLeftOut(table);
        const rows = withhold(table, await listRows(transaction, userId, table), withheld);
        tables[table] = rows.map((row) => without(row, leftOut));
      }
      return { exportedAt: clock().toISOString(), tables };
    },
    { idempotent: true },
  );
}
