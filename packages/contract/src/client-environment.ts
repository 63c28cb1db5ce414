import { z } from "zod";

/** What the browser says about itself; the last three only where it exposes connection information. */
export const clientEnvironmentSchema = z.strictObject({
  userAgent: z.string().max(600),
  platform: z.string().max(200),
  language: z.string().max(60),
  timezone: z.string().max(100),
  screenWidth: z.number(),
  screenHeight: z.number(),
  pixelDepth: z.number(),
  networkType: z.string().max(40).optional(),
  downlink: z.number().optional(),
  rtt: z.number().optional(),
});
export type ClientEnvironment = z.infer<typeof clientEnvironmentSchema>;
