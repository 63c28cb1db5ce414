import type { ErrorCode, ItemStatus, SessionSettings } from "@lexiquant/contract";
import type { Measure } from "@lexiquant/domain/item";
import type { ApiFailureKind } from "./lib/api-failure.ts";

/** Text for people that more than one screen shows, keyed by the words of the contract. */

export const ERROR_TEXTS: Record<ErrorCode, string> = {
  "validation-failed": "The server could not read the request. Reload the page and try again.",
  unauthenticated: "You are signed out. Sign in again to go on; what you have done is kept.",
  "credential-refused": "The sign-in was not accepted. Try signing in once more.",
  "refresh-refused": "Your sign-in has expired. Sign in again to go on.",
  "tutor-closed-in-exam":
    "The tutor is closed while this set runs. It opens when the set has ended.",
  "tutor-turn-not-found": "This reply is no longer on record.",
  "tutor-turn-id-reused": "This message was already sent. Write it once more.",
  "vocabulary-closed-in-exam":
    "Words are put away while an exam of yours runs. They are here again when it has ended.",
  "word-not-found": "There is no such word here any more.",
  "word-list-not-found": "This list is no longer in your account.",
  "question-not-current":
    "This word was answered before, perhaps in another window. The session goes on from there.",
  "nothing-to-undo": "There is no rating left in this session that could be taken back.",
  "review-id-reused": "This rating was already sent for another word. Reload the page.",
  "list-id-reused": "This list was already made with another name. Make it once more.",
  "word-id-reused": "This word was already added with another text. Add it once more.",
  "too-many-lists": "Your account holds as many lists as it can. Delete one, then make another.",
  "too-many-own-words":
    "Your account holds as many words of your own as it can. Delete a list that you no longer need.",
  "no-words-due":
    "Nothing is left for today, neither words to review nor new ones. Add words, or come back tomorrow.",
  "time-zone-unknown": "The server does not know this time zone. Choose one that it knows.",
  "route-not-found":
    "The server does not know this request. Reload the page to get its latest version.",
  "item-not-found": "There is no question with this id.",
  "lesson-not-found": "There is no lesson at this address.",
  "session-not-found": "There is no session with this id in your account.",
  "position-not-found": "This session has no question at that place.",
  "request-timeout": "The server waited too long for the request. Nothing is lost; try again.",
  "session-closed": "This session has ended. Its results are ready.",
  "session-open": "This session is still open. Finish it to see its results.",
  "session-id-reused": "This session was already started with other settings. Start a new one.",
  "already-answered":
    "This question was answered before, perhaps in another window. That answer stands.",
  "attempt-id-reused": "This answer was already sent for another question. Reload the page.",
  "report-id-reused": "This report was already sent for another question. Write it once more.",
  "key-withheld": "The answer to this question stays hidden while a session with it is open.",
  "item-kept-for-exams":
    "This question is kept for a mock exam. Other versions of it open up once you have answered it.",
  "twins-used-up":
    "You have had every version of this question there is. A similar question may help instead.",
  "exam-not-found": "There is no exam with this id in your account.",
  "mistake-not-found": "This mistake is no longer in your log.",
  "answers-missing": "The next questions come when these are answered.",
  "exam-id-reused": "This exam was already prepared with other settings. Prepare a new one.",
  "exam-option-unknown": "This form of exam is not offered any more. Choose again.",
  "exam-open-already": "Another exam of yours is still open. Finish it or quit it first.",
  "exam-open": "This exam is still open. Finish it to see its report.",
  "exam-ended": "This exam has ended. Its report is ready.",
  "exam-held-elsewhere":
    "This exam goes on in another window or on another device. Take it over to go on here.",
  "section-not-running": "This section has ended. Its answers are kept.",
  "section-out-of-turn": "Another section comes first.",
  "no-break-left": "The time for breaks is used up.",
  "essay-not-found": "There is no essay with this id in your account.",
  "essay-id-reused": "This essay was already begun with other settings. Begin a new one.",
  "essay-open": "This essay is still open. Submit it to see its feedback.",
  "essay-ended": "This essay has been submitted. Its text can no longer change.",
  "essay-not-rated": "This essay has no rating yet. Its text is kept.",
  "no-prompts-match": "No issue matches this choice. Widen it and begin again.",
  "essay-rater-busy":
    "The rater has too much to do just now. Your essay is kept; try again in a minute.",
  "item-has-no-twins": "There are no other versions of this question.",
  "body-too-large": "That is more text than the server takes. Shorten it and try again.",
  "unsupported-media-type": "The server could not read the request. Reload the page and try again.",
  "response-mismatch": "The answer does not fit this question. Reload the page and answer again.",
  "response-incomplete": "The answer is not complete yet.",
  "response-invalid": "The answer cannot be read. Check what you entered.",
  "no-items-match": "No question matches this choice any more. Widen it and start again.",
  "rate-limited": "Too many requests in a short time. Wait a minute, then try again.",
  "internal-error": "Something failed on our side. What you have sent before is safe; try again.",
  overloaded: "The server is busy just now. Wait a moment, then try again.",
};

export const FAILURE_TEXTS: Record<ApiFailureKind | "unexpected", string> = {
  network: "The server could not be reached. Check your connection, then try again.",
  timeout: "The server took too long to answer. Try again.",
  canceled: "The request was stopped before it finished.",
  "bad-request": "The server did not accept the request. Reload the page and try again.",
  "bad-response": "The server gave an answer that makes no sense. Try again in a moment.",
  unexpected: "Something unexpected happened in this page. Reload it and try again.",
};

/** Short, beside the word "section". */
export const SECTION_NAMES: Record<Measure, string> = {
  verbal: "Verbal",
  quantitative: "Quantitative",
};

export const STATUS_NAMES: Record<ItemStatus, string> = {
  unseen: "Not seen yet",
  wrong: "Last answered wrong",
  guessed: "Guessed",
  marked: "Marked",
  slow: "Slower than the pace",
};

export const MODE_NAMES: Record<SessionSettings["mode"], string> = {
  topic: "Topic practice",
  mixed: "Mixed practice",
  smart: "Smart practice",
  review: "Review of mistakes",
  diagnostic: "Diagnostic",
  exam: "Mock exam section",
};
