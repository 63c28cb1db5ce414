import helmet from "@fastify/helmet";
import type { IdentityConfig } from "@lexiquant/contract";
import type { FastifyInstance } from "fastify";

const GOOGLE_SIGN_IN = "https://accounts.google.com/gsi/";
/** What Google Analytics 4 loads and sends, as its guide to content security policies lists it. */
const TAG_MANAGER = "https://*.googletagmanager.com";
const ANALYTICS = [TAG_MANAGER, "https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Response headers that tell browsers what our pages may load and who may frame them. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: {
    readonly provider: IdentityConfig["provider"];
    readonly publicOrigin: string;
    readonly googleAnalytics: boolean;
  },
): Promise<void> {
  const google = options.provider === "google" ? [GOOGLE_SIGN_IN] : [];
  const tagManager = options.googleAnalytics ? [TAG_MANAGER] : [];
  const analytics = options.googleAnalytics ? ANALYTICS : [];
  const encrypted = options.publicOrigin.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google, ...tagManager],
        // KaTeX places its glyphs by style attributes; toasts and dialogs bring a style element of their own.
        styleSrc: ["'self'", "'unsafe-inline'", ...google],
        imgSrc: ["'self'", "data:", ...analytics],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...google, ...analytics],
        frameSrc: google.length > 0 ? google : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(encrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Google's button opens a pop-up that must be able to answer.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    // A document over plain HTTP has no isolation to offer, and browsers warn about the header.
    originAgentCluster: encrypted,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: encrypted,
  });
}
