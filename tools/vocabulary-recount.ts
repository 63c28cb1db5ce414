import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment } from "@lexiquant/api/environment";
import { recountVocabulary } from "@lexiquant/api/recount-vocabulary";
import { userIdSchema } from "@lexiquant/domain/kernel";

/**
 * `npm run vocabulary:recount -- [--user ID] [--json] [--check]`: makes the cards of students again from the log of their
 * reviews and compares their memories with what is stored, to the last bit. What is different is made again; with `--check`
 * nothing is changed, and the exit code is 1. Uses the product's own database (`DATABASE_URL`, else `DATA_DIR`). Exit code
 * 2 where it cannot, as while the server holds the embedded one.
 */
try {
  const { values } = parseArgs({
    options: {
      user: { type: "string" },
      json: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
    },
  });
  const environment = readEnvironment(process.env);
  const { databaseUrl, dataDirectory } = environment;
  if (databaseUrl === null && !existsSync(join(dataDirectory, "database"))) {
    throw new Error(`There is no database under ${dataDirectory}: start the server once.`);
  }
  const userId = values.user === undefined ? null : userIdSchema.parse(values.user);
  const recounts = await recountVocabulary(environment, { userId, repairs: !values.check });
  const different = recounts.filter(({ differences }) => differences.length > 0);
  const cards = recounts.reduce((sum, one) => sum + one.cards, 0);
  if (values.json) {
    console.log(JSON.stringify({ students: recounts.length, cards, different }));
  } else {
    console.log(`${cards} cards of ${recounts.length} students, ${different.length} different`);
    for (const one of different) console.log(`${one.userId}: ${one.differences.join(", ")}`);
  }
  if (values.check && different.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
