import { clientEnvironmentSchema } from "@lexiquant/contract";
import { afterEach, describe, expect, it } from "vitest";
import { clientEnvironment } from "./client-environment.ts";

function exposeConnection(connection: unknown): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

describe("client environment", () => {
  it("[C2] holds seven facts where the browser says nothing about its connection", () => {
    const environment = clientEnvironment();
    expect(Object.keys(environment).sort()).toEqual([
      "language",
      "pixelDepth",
      "platform",
      "screenHeight",
      "screenWidth",
      "timezone",
      "userAgent",
    ]);
    expect(clientEnvironmentSchema.safeParse(environment).success).toBe(true);
  });

  it("[C2] adds the network's type, speed and delay where the browser exposes them", () => {
    exposeConnection({ effectiveType: "4g", downlink: 9.5, rtt: 50 });
    expect(clientEnvironment()).toMatchObject({ networkType: "4g", downlink: 9.5, rtt: 50 });
    exposeConnection({ effectiveType: "3g" });
    expect(clientEnvironment()).not.toHaveProperty("rtt");
  });
});
