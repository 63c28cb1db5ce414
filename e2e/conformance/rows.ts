/** Every observable behaviour that the product's specification describes, word for word. */
export interface ConformanceRow {
  readonly id: string;
  readonly behaviour: string;
}

export const CONFORMANCE_ROWS: readonly ConformanceRow[] = [
  {
    id: "L1",
    behaviour: "Signed out, the hero shows the Google sign-in button and no Start Practice button.",
  },
  {
    id: "L2",
    behaviour:
      "Signed in, the hero shows a Start Practice button that leads to `/practice/mode`, and no sign-in button.",
  },
  {
    id: "L3",
    behaviour:
      'Heading promises "1000+" GRE-style questions across Verbal, Quantitative and Analytical Writing.',
  },
  {
    id: "L4",
    behaviour:
      "Promise: an AI assistant that knows which question is being practised and where the student struggles.",
  },
  { id: "L5", behaviour: "Promise: real-exam simulation with timing, scoring and analytics." },
  { id: "L6", behaviour: "Promise: topic-wise progress dashboards." },
  { id: "L7", behaviour: "Promise: recommendations for what to practise next." },
  {
    id: "L8",
    behaviour:
      "Promise: two modes, Quick Breakdown (fast insights) and Detailed Analysis (in-depth learning).",
  },
  { id: "L9", behaviour: "Testimonials." },
  {
    id: "L10",
    behaviour:
      "A carousel of four slides: verbal, quant, breakdown, vocabulary; each with id, heading, caption, highlights (title, description), image.",
  },
  { id: "L11", behaviour: "Carousel Previous and Next move one slide and wrap at both ends." },
  {
    id: "L12",
    behaviour:
      "Slides carry the claims: 500+ questions per section; +15 in 60 days (Verbal), +10 in 45 days (Quant); 80% find vocabulary easier.",
  },
  { id: "L13", behaviour: "A row of trusted-by avatars." },
  {
    id: "L14",
    behaviour:
      "Footer: contact phone, contact e-mail, company copyright line; all three come from configuration.",
  },
  {
    id: "L15",
    behaviour:
      "The promises are true: the count that the page shows is not larger than what the bank serves.",
  },
  { id: "R1", behaviour: "`/` shows its screen." },
  { id: "R2", behaviour: "`/practice/mode` shows its screen." },
  { id: "R3", behaviour: "`/practice/filters` shows its screen." },
  { id: "R4", behaviour: "`/practice/session` shows its screen." },
  { id: "R5", behaviour: "`/practice/results` shows its screen." },
  { id: "R6", behaviour: "`/analytics` shows its screen." },
  { id: "R7", behaviour: "`/question/view` shows its screen." },
  { id: "R8", behaviour: "Any other path shows the not-found page." },
  {
    id: "R9",
    behaviour:
      "The practice, results, analytics and question screens are loaded on demand (own chunks; none of them is in the landing page's download).",
  },
  { id: "R10", behaviour: "While a screen loads, a centred logo is shown." },
  {
    id: "R11",
    behaviour: 'A route error shows "Unexpected Application Error!" with the error message.',
  },
  {
    id: "R12",
    behaviour:
      "A failed load of a lazy screen raises the bundler's generic load-failure event (`vite:preloadError`) and is rethrown if nobody handles it.",
  },
  {
    id: "R13",
    behaviour:
      "No client-side route guard: a signed-out visitor who types a practice path gets the screen (which then invites to sign in); the server enforces access.",
  },
  {
    id: "H1",
    behaviour: 'Fixed at the top of every page; brand mark, name and the tagline "Powered by AI".',
  },
  {
    id: "H2",
    behaviour:
      'Signed in: links Home (`/`), Start Practice (`/practice/mode`), Analytics (`/analytics`), in that order; the current one is highlighted (`aria-current="page"`).',
  },
  {
    id: "H3",
    behaviour:
      "Signed in: the user's name with an avatar icon, and a Logout button, after the links.",
  },
  { id: "H4", behaviour: "Signed out: the Google sign-in button; none of the links." },
  { id: "H5", behaviour: 'While a login is in progress: "Almost there! Logging in...".' },
  {
    id: "H6",
    behaviour: "On small screens the navigation is a toggle menu; it closes on every route change.",
  },
  {
    id: "H7",
    behaviour:
      "The header gains a scrolled appearance once the page has scrolled more than 10 px (at 10 not, at 11 yes) and loses it again.",
  },
  { id: "H8", behaviour: "Links and Start Practice appear only when the user has a name." },
  {
    id: "A1",
    behaviour:
      "The Google identity script is loaded from the identity provider, and it renders its own button in the page (header and hero).",
  },
  {
    id: "A2",
    behaviour:
      "The credential is posted, as received, as `{token}` to `POST /api/users/auth/google/`; the answer is `{user, token:{access_token, refresh_token}}`.",
  },
  {
    id: "A3",
    behaviour: "User, access token and refresh token are stored locally and set in memory.",
  },
  { id: "A4", behaviour: "`signup_complete` with method `google_login` is sent on success." },
  {
    id: "A5",
    behaviour:
      "`google_login_click`, category `acquisition`, label `header_btn` or `hero_btn`, with campaign attribution data, is sent on click.",
  },
  {
    id: "A6",
    behaviour:
      "The login-in-progress flag is set while the credential is being posted and cleared on success and on failure.",
  },
  { id: "A7", behaviour: "Login failure is logged to the console; no message is shown." },
  {
    id: "A8",
    behaviour:
      "On start, a stored user and access token restore the session; either one missing does not.",
  },
  {
    id: "A9",
    behaviour:
      "Logout clears the stored user and both tokens, the in-memory user and token, and navigates to `/`.",
  },
  {
    id: "A10",
    behaviour:
      'While a token is held, a refresh runs every 300000 ms; a failure or a status other than 200 logs the user out, and logs "Failed to refresh token" or "Error refreshing access token".',
  },
  {
    id: "A11",
    behaviour:
      "A 401 to any API call not already retried: one retry after a refresh with the stored refresh token. Never a second. Parallel 401s share one refresh.",
  },
  {
    id: "A12",
    behaviour:
      "If the refresh answers 401, both stored tokens are removed and the browser is sent to `/`.",
  },
  {
    id: "A13",
    behaviour:
      "Every API request carries `Authorization: Bearer {token}` whenever an access token is stored.",
  },
  {
    id: "A14",
    behaviour:
      "`POST /api/users/auth/refresh/` takes `{refresh_token}` and answers `{access_token}`; invalid, expired or revoked: 401.",
  },
  {
    id: "A15",
    behaviour:
      "The server verifies the credential's signature, issuer, audience and expiry; a forged, expired or foreign one is refused.",
  },
  {
    id: "C1",
    behaviour:
      "Theme preference is one of light, dark, system, stored under a key derived from the product's name; it is forced to light on start.",
  },
  {
    id: "C2",
    behaviour:
      "Client environment details hold userAgent, platform, language, timezone, screenWidth, screenHeight, pixelDepth; networkType, downlink and rtt only where the browser exposes connection information.",
  },
  {
    id: "C3",
    behaviour:
      "Toasts: 4000 ms, three visible, 356 px wide, 14 px gap, swipe threshold 20 px. (The other variant's figures are another library's defaults: one toaster is enough.)",
  },
  { id: "C4", behaviour: "Tooltip delay 700 ms." },
  {
    id: "C5",
    behaviour: "Query cache: retention 5 minutes, 3 retries, exponential back-off capped at 30 s.",
  },
  {
    id: "C6",
    behaviour:
      "The generic client errors (network, timeout, canceled, bad request, bad response) are told apart by the API client; screens that we design say in plain words what happened and offer a retry.",
  },
];
