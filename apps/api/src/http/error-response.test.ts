import Fastify from "fastify";
import { expect, it } from "vitest";
import { sendError } from "./error-response.ts";
import { RequestRefused } from "./refusal.ts";

it("a rater that is too busy says when to come again, and nothing else does", async () => {
  const app = Fastify();
  app.setErrorHandler(sendError);
  app.get("/busy", () => {
    throw new RequestRefused("essay-rater-busy");
  });
  app.get("/open", () => {
    throw new RequestRefused("essay-open");
  });
  const busy = await app.inject("/busy");
  expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "20"]);
  expect((await app.inject("/open")).headers).not.toHaveProperty("retry-after");
  await app.close();
});
