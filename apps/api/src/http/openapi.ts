import swagger from "@fastify/swagger";
import {
  attemptSchema,
  errorBodySchema,
  feedbackSchema,
  groupRateSchema,
  practiceFilterSchema,
  questionSchema,
  rateSchema,
  rationaleSchema,
  sessionItemSchema,
  sessionSchema,
  sessionSummarySchema,
} from "@lexiquant/contract";
import {
  drawingMarkSchema,
  figureSchema,
  publicItemSchema,
  responseSchema,
  stimulusSchema,
} from "@lexiquant/domain/item";
import { itemWorkSchema } from "@lexiquant/domain/session";
import type { FastifyInstance } from "fastify";
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from "fastify-type-provider-zod";
import { z } from "zod";

/** Shapes that many routes share: described once and referred to, or the document would be twenty times as long. */
const NAMED_SCHEMAS = {
  Attempt: attemptSchema,
  DrawingMark: drawingMarkSchema,
  ErrorBody: errorBodySchema,
  Feedback: feedbackSchema,
  Figure: figureSchema,
  GroupRate: groupRateSchema,
  ItemWork: itemWorkSchema,
  PracticeFilter: practiceFilterSchema,
  PracticeSession: sessionSchema,
  PublicItem: publicItemSchema,
  Question: questionSchema,
  Rate: rateSchema,
  Rationale: rationaleSchema,
  Response: responseSchema,
  SessionItem: sessionItemSchema,
  SessionSummary: sessionSummarySchema,
  Stimulus: stimulusSchema,
} satisfies Record<string, z.ZodType>;

function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id });
  return registry;
}

/** Describes the routes that are added to this scope afterwards; served with the API for clients of others. */
export async function registerOpenapi(scope: FastifyInstance, publicOrigin: string): Promise<void> {
  const schemaRegistry = namedSchemas();
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
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  scope.get("/api/openapi.json", { schema: { hide: true } }, () => scope.swagger());
}
