import type { ClientEnvironment } from "@lexiquant/contract";

interface ConnectionInformation {
  readonly effectiveType?: unknown;
  readonly downlink?: unknown;
  readonly rtt?: unknown;
}

/** What the browser says about itself; the network part only where it exposes connection information. */
export function clientEnvironment(): ClientEnvironment {
  return {
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    language: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: screen.width,
    screenHeight: screen.height,
    pixelDepth: screen.pixelDepth,
    ...connectionDetails(),
  };
}

function connectionDetails(): Pick<ClientEnvironment, "networkType" | "downlink" | "rtt"> {
  // Not in the DOM's types: a proposal that some browsers ship.
  const { connection } = navigator as Navigator & { connection?: ConnectionInformation };
  if (connection === undefined || connection === null) return {};
  const { effectiveType, downlink, rtt } = connection;
  return {
    ...(typeof effectiveType === "string" ? { networkType: effectiveType } : {}),
    ...(typeof downlink === "number" ? { downlink } : {}),
    ...(typeof rtt === "number" ? { rtt } : {}),
  };
}
