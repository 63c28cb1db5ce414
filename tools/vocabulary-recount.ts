import { recountVocabulary } from "@lexiquant/api/recount-vocabulary";
import { recountCommand } from "./recount-command.ts";

/**
 * `npm run vocabulary:recount -- [--user ID] [--json] [--check]`: makes the cards of students again from the log of their
 * reviews and compares their memories with what is stored, to the last bit. What is different is made again.
 */
await recountCommand("cards", recountVocabulary);
