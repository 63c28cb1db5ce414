import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "@lexiquant/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from "fastify-type-provider-zod";
import { isTemporary } from "../db/retry-transaction.ts";
import { ERROR_MESSAGES } from "./error-messages.ts";
import { type RequestIssue, RequestRefused } from "./refusal.ts";

interface Failure {
  readonly code: ErrorCode;
  readonly issues: readonly RequestIssue[];
}

/** As long as the rater takes for its whole queue, about. */
const RETRY_AFTER_SECONDS = 20;
const MOST_ISSUES = 20;
const MOST_CHARACTERS = 200;

/** Statuses that the framework and its plugins answer with. Any other of the 400s is a malformed request. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: "route-not-found",
  408: "request-timeout",
  413: "body-too-large",
  415: "unsupported-media-type",
  429: "rate-limited",
  503: "overloaded",
};

/** Every failure of a request ends here, so that clients see nothing but the contract's error body. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, issues } = failureOf(error);
  if (code === "internal-error") request.log.error({ err: error }, "request failed");
  else if (code === "overloaded") request.log.warn({ err: error }, "request refused");
  else request.log.info({ code }, "request refused");
  if (code === "essay-rater-busy") reply.header("retry-after", RETRY_AFTER_SECONDS);
  if (code === "unauthenticated") reply.header("www-authenticate", "Bearer");
  reply
    .header("x-request-id", request.id)
    .header("cache-control", "no-store")
    .status(ERROR_STATUS[code])
    .send(errorBody({ code, issues }, request.id));
}

export function errorBody({ code, issues }: Failure, requestId: string): ErrorBody {
  const body = { code, message: ERROR_MESSAGES[code], requestId };
  return {
    error:
      issues.length === 0 ? body : { ...body, issues: issues.slice(0, MOST_ISSUES).map(shortened) },
  };
}

/** What is told of a fault quotes the request, so it is bounded: a small body must not be answered with a huge one. */
function shortened({ path, message }: RequestIssue): RequestIssue {
  return { path: path.slice(0, MOST_CHARACTERS), message: message.slice(0, MOST_CHARACTERS) };
}

function failureOf(error: unknown): Failure {
  if (error instanceof RequestRefused) return { code: error.code, issues: error.issues };
  if (isResponseSerializationError(error)) return failure("internal-error");
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = error.validationContext ?? "request";
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: `${part}${instancePath}`,
      message: message ?? "is not valid",
    }));
    return { code: "validation-failed", issues };
  }
  if (isTemporary(error)) return failure("overloaded");
  return failure(codeOfFrameworkError(error));
}

function codeOfFrameworkError(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return "internal-error";
  if ("code" in error && error.code === "FST_ERR_HANDLER_TIMEOUT") return "request-timeout";
  const status = "statusCode" in error ? Number(error.statusCode) : 500;
  const isRefusal = status >= 400 && status < 500;
  return CODE_OF_STATUS[status] ?? (isRefusal ? "validation-failed" : "internal-error");
}

function failure(code: ErrorCode): Failure {
  return { code, issues: [] };
}
