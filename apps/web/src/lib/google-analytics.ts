declare global {
  interface Window {
    /** The queue that Google's tag reads: `arguments` objects, in order. */
    dataLayer?: unknown[];
  }
}

const SCRIPT_URL = "https://www.googletagmanager.com/gtag/js";

/** Sends an event to a Google Analytics 4 property; Google's tag is loaded with the first. */
export function sendToGoogleAnalytics(
  measurementId: string,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): void {
  if (window.dataLayer === undefined) {
    window.dataLayer = [];
    tag("js", new Date());
    // Pages are not counted: only the events that the product names.
    tag("config", measurementId, { send_page_view: false });
    addScript(`${SCRIPT_URL}?id=${encodeURIComponent(measurementId)}`);
  }
  tag("event", name, parameters);
}

/** The tag takes nothing but an `arguments` object. */
function tag(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be ignored.
  window.dataLayer?.push(arguments);
}

function addScript(url: string): void {
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  document.head.append(script);
}
