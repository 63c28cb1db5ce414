/**
 * Words that students use for one thing, by stems: recognition counts the thing besides the words, so that a word it
 * never met in the examples still tells something.
 */
const CONCEPT_STEMS: Readonly<Record<string, string>> = {
  hint: "hint clue nudge tip pointer push",
  more: "another more next further second again extra additional",
  begin: "start begin first beginning approach kick attack tackle",
  short:
    "quick short brief summary summarise summarize sum tldr gist nutshell concise bullet fast recap",
  full: "detail full thorough complete entire everything whole long depth walk every",
  answer: "answer key solution ans",
  reveal: "show reveal tell give just surrender skip pass",
  wrong: "wrong mistake error incorrect missed fail failed mess messed slip trap fell off",
  right: "right correct ok okay valid true legit legal fine",
  mine: "my mine i'd",
  option: "optionletter option choice",
  reason: "why reason because how come",
  check: "check verify confirm validate double sure follows",
  step: "step line move stage part",
  concept: "concept idea topic theory understand lesson mean means refresher basics",
  formula: "formula equation rule theorem identity",
  word: "word quotedword vocab vocabulary term",
  meaning: "mean means meaning define definition definitions",
  relation:
    "synonym antonym opposite sentence mnemonic root etymology prefix similar-meaning remember",
  difference:
    "difference differ different versus vs compare distinguish same between interchangeable nuance",
  place: "where line sentence passage paragraph text evidence proof prove support quote located",
  alike: "similar like another same kind type one",
  level: "easier harder tougher easy hard difficult simpler challenging",
  drill: "quiz drill practice practise set test questions problems session",
  timed: "timed timer clock minutes",
  progress:
    "progress doing accuracy score scores stats improve improving weak weakest weakness strong strengths performance",
  plan: "next plan study schedule focus should prioritize recommend todo",
  exam: "exam gre test section sections scored scoring scale calculator break fee cost retake register registration validity percentile",
  dispute: "disagree wrong ambiguous flawed bug report dispute mistaken typo argue unfair broken",
  plot: "plot graph draw sketch curve picture chart visualize axis parabola",
  feeling:
    "hate stuck frustrated stupid dumb tired give quit crying overwhelmed anxious ugh hopeless impossible sucks stress",
  essay: "essay thesis issue paragraph writing conclusion intro introduction argue awa outline",
  greeting:
    "hi hello hey thanks thank thx bye goodbye morning evening cool great ty cheers welcome",
  tutor: "you your bot robot ai human gpt chatgpt model privacy data store train who",
  strategy:
    "strategy approach strategies tips general trick tricks method technique kind type types",
  faster: "faster quicker shortcut fast quick trick efficient speed sooner shorter",
  pace: "pace long slow time seconds minutes spend spent much fast",
  rephrase:
    "rephrase simpler reword plain summarize summary asking ask asks words confusing english paraphrase",
};

const CONCEPT_OF: ReadonlyMap<string, readonly string[]> = byStem();

function byStem(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [concept, stems] of Object.entries(CONCEPT_STEMS)) {
    for (const stem of stems.split(" ")) {
      found.set(stemOf(stem), [...(found.get(stemOf(stem)) ?? []), concept]);
    }
  }
  return found;
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e|ly)$/, "") : word;
}

/** The things that words stand for, each once. */
export function conceptsOf(tokens: readonly string[]): string[] {
  return [...new Set(tokens.flatMap((token) => CONCEPT_OF.get(stemOf(token)) ?? []))];
}
