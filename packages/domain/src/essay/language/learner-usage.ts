import type { ProblemKind } from "./problem.ts";

interface Usage {
  readonly kind: ProblemKind;
  /** Matched in lower case; the first group is what is wrong, or the whole match. */
  readonly pattern: RegExp;
  readonly suggestion: string | null;
}

const wrong = (pattern: RegExp, suggestion: string | null = null): Usage => ({
  kind: "word-form",
  pattern,
  suggestion,
});

/** Prepositions, patterns and set phrases as learners make them after their first language. */
export const LEARNER_USAGE: readonly Usage[] = [
  wrong(
    /\b(in my point of view|since my point of view|for my point of view|in my point)\b/g,
    "from my point of view",
  ),
  wrong(/\b(according with)\b/g, "according to"),
  wrong(/\b(discuss(?:es|ed|ing)? about)\b/g, "discuss"),
  wrong(/\b((?:explain(?:s|ed|ing)?|said) (?:me|us|him))\b/g),
  wrong(
    /\b(listen(?:s|ed|ing)? (?:music|the|my|me|him|her|us|them|their|your|our))\b/g,
    "listen to",
  ),
  wrong(/\b(arriv(?:e|es|ed|ing) to) (?:the|my|school|class|a|our|home|work)\b/g, "arrive at"),
  wrong(
    /\b(consists? on|married with|interested (?:on|about)|participat(?:e|es|ed) of|responsible of)\b/g,
  ),
  wrong(/\b(in (?:the )?same time|at the same way|by the same way)\b/g),
  wrong(
    /\b(first at all|first to all|in resume|by other side|in other side|on other hand|by the other hand|in the other side)\b/g,
  ),
  wrong(/\b(the most of (?:the )?(?:people|students|time)|as same as|same like)\b/g),
  wrong(/\b(ha(?:ve|s|d) \w+ years? old)\b/g),
  wrong(/\b(there (?:have|has|had) (?:a|an|many|some|no|people|lots))\b/g, "there is"),
  wrong(/\b(for to|to can|to should|to must|will can|can could|must can|should can)\b/g),
  wrong(/\b(?:makes?|made|making|lets?) (?:me|him|us|them|you|people|students) (to [a-z]+)\b/g),
  wrong(/\b(?:enjoy(?:s|ed)?|avoid(?:s|ed)?|finish(?:es|ed)?) (to [a-z]{2,})\b/g),
  wrong(
    /\b(?:more|most) ((?:easy|fast|big|small|strong|cheap|smart|young|old|happy|healthy|safe|good|bad|nice|rich|hard|long|short))(?= (?:to|for|and|because|in|when|if|with)\b|[.,;])/g,
  ),
  wrong(
    /\b(?:don't|doesn't|didn't|can't|won't|couldn't|wouldn't|cant|dont|didnt|doesnt|wont|ain't) (?:[a-z]+ )?(nothing|nobody|no one)\b/g,
  ),
  wrong(/\b((?:do|does|did|doing) (?:a |many |the |some )?(?:mistakes?|decisions?))\b/g),
  wrong(
    /\b((?:very|too) (?:success|difference|importance|difficulty|safety|independence|confidence|intelligence|violence))\b/g,
  ),
  wrong(
    /\b(?:be|are|is|am|was|were|become|becoming|feel) (success|difference|independence|intelligence|responsibility|safety)(?= (?:in|for|because|when|if|with|at|on)\b|[.,])/g,
  ),
  wrong(
    /(?<=[a-z] )(?:can|will|could|would|should|must|want to|need to|going to|have to|able to|try to|trying to) (success|failure|advice|belief|choice|life|lost|growth|fells?)\b/g,
  ),
  wrong(
    /\b(?:i am|i'm|people are|they are|students are|we are|he is|she is|is) (interesting in|boring of|exciting (?:for|to|about)|scare of|interest in)\b/g,
  ),
  wrong(/\b(because of (?:is|are|they|he|she|it is|i|we))\b/g),
  wrong(/\b(childs|mens|womens|someones|everyones (?:is|are))\b/g),
  wrong(/\b(ain't|would liked|would wanted|use to be|supposed be|suppose to)\b/g),
  wrong(/\b(?:will|would|can|could|should|must) (no) (?!longer|more|doubt|one)[a-z]+/g, "not"),
  wrong(/\b(no (?:everyone|everybody|always) )/g, "not"),
  wrong(/\b((?<=^|[.,] )(?:on|for) my (?:own )?opinion|in another hand|in the another hand)\b/g),
  wrong(/\b((?:dis)?agree to (?:this|the|that|his|her) (?:statement|quote|author))\b/g),
  wrong(
    /\b((?:someones?|everyones?|others|other peoples?|peoples) (?:lives|life|feelings|opinions?)|(?:everybody|somebody|(?:another|other) person|(?:your|my) friend) (?:life|feelings|opinions?|house))\b/g,
  ),
  wrong(/\b(all what|every days|somethings|anythings|everythings)\b/g),
  wrong(
    /\b(your self|my self|it self|him self|her self|our self|our selfs|our selves|them self|them selfs|them selves|theirself|theirselves|hisself|themself)\b/g,
  ),
  {
    kind: "punctuation",
    pattern:
      /\b(?:because|although|if|when)(,) (?:i|you|we|they|he|she|it|the|my|our|students|people)\b/g,
    suggestion: "",
  },
];
