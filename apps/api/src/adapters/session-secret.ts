import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SECRET_FILE = "session-secret";
const SECRET_BYTES = 32;

/** The secret that signs access tokens: the configured one, else one made once and kept beside the data. */
export function sessionSecret(configured: string | null, dataDirectory: string): Uint8Array {
  if (configured !== null) return new TextEncoder().encode(configured);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, SECRET_FILE);
  try {
    writeFileSync(path, randomBytes(SECRET_BYTES).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = Buffer.from(readFileSync(path, "utf8"), "hex");
  if (secret.length !== SECRET_BYTES)
    throw new Error(`${path} is damaged: delete it to sign all users out.`);
  return secret;
}
