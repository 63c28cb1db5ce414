// `npm run dev`: the API restarting on change, and the web with hot reload on http://localhost:5173.
import { spawn } from "node:child_process";

const commands = [
  ["node_modules/tsx/dist/cli.mjs", "watch", "apps/api/src/main.ts"],
  ["node_modules/vite/bin/vite.js", "dev", "apps/web"],
];
const running = commands.map((parameters) =>
  spawn(process.execPath, parameters, { stdio: "inherit" }),
);
for (const child of running) {
  child.on("exit", (code) => {
    for (const other of running) other.kill();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}
