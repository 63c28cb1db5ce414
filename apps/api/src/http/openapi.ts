import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Describes the routes that are added to this scope afterwards; served with the API for clients of others. */
export async function registerOpenapi(scope: FastifyInstance, publicOrigin: string): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Lexiquant", version: "1" },
      servers: [{ url: publicOrigin }],
      components: {
        securitySchemes: {
          accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  scope.get("/api/openapi.json", { schema: { hide: true } }, () => scope.swagger());
}
