import { recountLearner } from "@lexiquant/api/recount-learner";
import { recountCommand } from "./recount-command.ts";

/**
 * `npm run learner:recount -- [--user ID] [--json] [--check]`: counts what is known of students again from the log of
 * their answers and compares it with what is stored, to the last bit. What is different is made again.
 */
await recountCommand("answers", recountLearner);
