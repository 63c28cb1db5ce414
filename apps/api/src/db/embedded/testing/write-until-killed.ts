import { randomUUID } from "node:crypto";
import { userIdSchema } from "@lexiquant/domain/kernel";
import { openEmbedded } from "../open-embedded.ts";

/** Runs as a process of its own: stores users without end, and prints the id of each once it is stored. */
const [, , directory = ""] = process.argv;
const database = await openEmbedded(directory);

async function storeUser(): Promise<string> {
  const user = {
    user_id: userIdSchema.parse(randomUUID()),
    name: "Ada",
    email: "ada@example.org",
    created_at: new Date(),
  };
  await database.transaction((transaction) =>
    transaction.insertInto("users").values(user).execute(),
  );
  return user.user_id;
}

async function storeForEver(): Promise<void> {
  for (;;) process.stdout.write(`${await storeUser()}\n`);
}

process.stdout.write("open\n");
await Promise.all([storeForEver(), storeForEver(), storeForEver()]);
