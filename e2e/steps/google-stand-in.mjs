// Loaded into a server before it starts: Google's published keys are those of GOOGLE_TEST_KEYS.
const KEYS_URL = "https://www.googleapis.com/oauth2/v3/certs";
const real = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return url === KEYS_URL
    ? new Response(process.env.GOOGLE_TEST_KEYS, {
        headers: { "content-type": "application/json" },
      })
    : real(input, init);
};
