import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";

const SECRET = "s".repeat(32);
const POSTGRESQL = "postgresql://lexiquant@db/lexiquant";

describe("the environment", () => {
  it("needs nothing: the embedded database, the local identity provider, this machine only", () => {
    expect(readEnvironment({})).toMatchObject({
      host: "localhost",
      port: 3000,
      publicOrigin: "http://localhost:3000",
      dataDirectory: "./data",
      databaseUrl: null,
      googleClientId: null,
      sessionSecret: null,
    });
  });

  it("takes an empty variable for an absent one", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: "", GOOGLE_CLIENT_ID: "" })).toEqual(
      readEnvironment({}),
    );
  });

  it("opens to the network once Google vouches for people", () => {
    const { host } = readEnvironment({ GOOGLE_CLIENT_ID: "id" });
    expect(host).toBe("0.0.0.0");
  });

  it("drops the path of the public address", () => {
    const { publicOrigin } = readEnvironment({ PUBLIC_ORIGIN: "https://gre.example/app/" });
    expect(publicOrigin).toBe("https://gre.example");
  });

  it.each([
    ["a port that is none", { PORT: "abc" }, "PORT"],
    ["a port out of range", { PORT: "70000" }, "PORT"],
    ["an address without scheme", { PUBLIC_ORIGIN: "gre.example" }, "PUBLIC_ORIGIN"],
    ["another database", { DATABASE_URL: "mysql://db/x" }, "DATABASE_URL"],
    ["a short secret", { SESSION_SECRET: "short" }, "SESSION_SECRET"],
    ["a factor of nothing", { RATE_LIMIT_FACTOR: "0" }, "RATE_LIMIT_FACTOR"],
    ["an unknown log level", { LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    ["production without Google", { NODE_ENV: "production" }, "GOOGLE_CLIENT_ID"],
    [
      "production on PostgreSQL without a shared secret",
      { NODE_ENV: "production", GOOGLE_CLIENT_ID: "id", DATABASE_URL: POSTGRESQL },
      "SESSION_SECRET",
    ],
    ["several replicas on one embedded database", { REPLICAS: "2" }, "DATABASE_URL"],
  ])("is refused for %s, naming the variable", (_what, variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(name);
  });

  it("is taken for production with all it needs", () => {
    const variables = {
      NODE_ENV: "production",
      GOOGLE_CLIENT_ID: "id",
      DATABASE_URL: POSTGRESQL,
      SESSION_SECRET: SECRET,
      REPLICAS: "3",
    };
    expect(readEnvironment(variables).sessionSecret).toBe(SECRET);
  });
});
