import { fileURLToPath } from "node:url";

export const projectDirectory = fileURLToPath(new URL("..", import.meta.url));
export const contentDirectory = fileURLToPath(new URL("../content", import.meta.url));
