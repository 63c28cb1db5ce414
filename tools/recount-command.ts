import { parseArgs } from "node:util";
import { type Environment, readEnvironment } from "@lexiquant/api/environment";
import { type UserId, userIdSchema } from "@lexiquant/domain/kernel";

/** What a recount of one student says. */
interface Recount {
  readonly userId: UserId;
  /** What was stored otherwise than it follows. */
  readonly differences: readonly string[];
}

interface RecountOptions {
  readonly userId: UserId | null;
  readonly repairs: boolean;
}

/**
 * A command with `[--user ID] [--json] [--check]` that makes what is stored of students again and tells what was different.
 * With `--check` nothing is changed, and the exit code is 1 where something is. Uses the product's own database
 * (`DATABASE_URL`, else `DATA_DIR`). Exit code 2 where it cannot, as while the server holds the embedded one.
 *
 * @param counted what is counted of each student
 */
export async function recountCommand<Counted extends string>(
  counted: Counted,
  recount: (
    environment: Environment,
    options: RecountOptions,
  ) => Promise<readonly (Recount & Readonly<Record<Counted, number>>)[]>,
): Promise<void> {
  try {
    const { user, json, check } = readOptions();
    const userId = user === undefined ? null : userIdSchema.parse(user);
    const recounts = await recount(readEnvironment(process.env), { userId, repairs: !check });
    const different = recounts.filter(({ differences }) => differences.length > 0);
    const total = recounts.reduce((sum, one) => sum + one[counted], 0);
    if (json) {
      console.log(JSON.stringify({ students: recounts.length, [counted]: total, different }));
    } else {
      console.log(
        `${total} ${counted} of ${recounts.length} students, ${different.length} different`,
      );
      for (const one of different) console.log(`${one.userId}: ${one.differences.join(", ")}`);
    }
    if (check && different.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      user: { type: "string" },
      json: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
    },
  });
  return values;
}
