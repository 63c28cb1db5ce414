import type { ColourRole } from "../../ui/role-colour.ts";

/**
 * The landing page in words. Whoever runs an installation replaces what does not fit; phone, e-mail and
 * company can also be set by the environment (README). `{count}` stands for a number of questions: the claim below
 * where the bank serves that many, else what it serves.
 */

export const contact = {
  phone: "+1 555 010 0199",
  email: "hello@lexiquant.example",
  company: "Lexiquant",
};

export const claims = { questions: 1000, questionsPerSection: 500 };

export const hero = {
  /** Kept on one line; the rest of the heading follows. */
  headingStart: "{count} GRE-style",
  headingRest: "questions across Verbal, Quantitative and Analytical Writing",
  lead: "And an AI tutor beside every one of them: it knows which question you are on, shows why each option is right or wrong, and tells you what to practise next.",
  startPractice: "Start Practice",
  signInNote: "Free to start. You need a Google account and nothing else.",
};

export interface SampleOption {
  readonly id: string;
  readonly text: string;
  readonly reason: string;
}

export const sampleQuestion = {
  label: "Try one now",
  kind: "Text completion",
  before: "Although the committee praised the report’s",
  after:
    "handling of the evidence, several members privately wished that it had ventured at least one bold conclusion.",
  key: "A",
  options: [
    {
      id: "A",
      text: "circumspect",
      reason: "Careful to a fault: worth praise, and the very reason why no bold conclusion came.",
    },
    {
      id: "B",
      text: "partisan",
      reason:
        "A committee would hardly praise bias, and bias does not keep a writer from boldness.",
    },
    {
      id: "C",
      text: "cursory",
      reason: "It explains the missing conclusions, but a hasty treatment earns no praise.",
    },
    {
      id: "D",
      text: "audacious",
      reason: "A bold treatment is what the members missed, so it cannot be what they got.",
    },
    {
      id: "E",
      text: "derivative",
      reason:
        "Borrowed ideas are no ground for praise, and the sentence never speaks of originality.",
    },
  ] satisfies SampleOption[],
  quick:
    "“Although” turns praise against regret. The regret is that nothing bold was ventured, so the praised quality is caution: circumspect.",
  detailed: [
    "The sentence sets two attitudes against each other: open praise, then a private wish. The wish names what was missing, a bold conclusion.",
    "So the blank needs a quality that deserves praise and also explains why boldness is missing. Predict a word before you look: “careful”.",
    "“Cursory” passes only the second test, “audacious” only the first. “Circumspect” passes both.",
  ],
};

export interface ProductPromise {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const promises: readonly ProductPromise[] = [
  {
    id: "assistant",
    title: "An AI assistant that knows where you are",
    text: "It knows which question you are practising and where you struggle, so you never have to paste or explain anything. Ask why your answer fails, or for the next hint and not one step more.",
  },
  {
    id: "simulation",
    title: "Real-exam simulation",
    text: "Timing, scoring and analytics as on test day: the same question formats, the same on-screen calculator, the same pace.",
  },
  {
    id: "dashboards",
    title: "Topic-wise progress dashboards",
    text: "Accuracy and pace for every topic, with the range of uncertainty drawn in. Where there is too little to say, it says so.",
  },
  {
    id: "recommendations",
    title: "Recommendations for what to practise next",
    text: "Each session ends with the next useful step and the reason for it, taken from your own answers.",
  },
];

export const promisesHeading = "A tutor, an exam room and a logbook on one desk";

export const modes = {
  heading: "Two modes, one for each kind of evening",
  lead: "Choose how deep an explanation goes. Change it at any time.",
  quick: {
    title: "Quick Breakdown",
    tag: "Fast insights",
    text: "The key idea, the two or three steps that matter and the trap, in under ninety words. For when you want to keep moving.",
  },
  detailed: {
    title: "Detailed Analysis",
    tag: "In-depth learning",
    text: "What is asked, a plan, every step with its reason, what each option does, and the rule to keep. For when you want to understand for good.",
  },
};

export type SlideId = "verbal" | "quant" | "breakdown" | "vocabulary";

export interface Slide {
  readonly id: SlideId;
  readonly role: ColourRole;
  readonly heading: string;
  readonly caption: string;
  readonly highlights: readonly { readonly title: string; readonly description: string }[];
  /** What the drawing shows, for those who do not see it. */
  readonly image: string;
}

export const carousel = {
  heading: "What a session gives you",
  slides: [
    {
      id: "verbal",
      role: "verbal",
      heading: "Verbal: find the clue, then the word",
      caption: "Completion, equivalence and reading, with the deciding words marked in the text.",
      highlights: [
        { title: "{count} questions", description: "in the Verbal section alone, all original." },
        { title: "+15 in 60 days", description: "guaranteed score improvement for Verbal." },
        { title: "The clue in the text", description: "shown for every blank and every answer." },
      ],
      image: "A sentence with a blank, and an arrow from the clue word to the blank.",
    },
    {
      id: "quant",
      role: "quantitative",
      heading: "Quant: the shortest honest road",
      caption:
        "Comparison, numeric entry and data interpretation, with the calculator of the test.",
      highlights: [
        {
          title: "{count} questions",
          description: "in the Quantitative section alone, all original.",
        },
        { title: "+10 in 45 days", description: "guaranteed score improvement for Quant." },
        { title: "Steps that are checked", description: "equalities are recomputed by machine." },
      ],
      image: "A coordinate plane with a parabola, a line and the region between them.",
    },
    {
      id: "breakdown",
      role: "writing",
      heading: "Breakdown: every option has a reason",
      caption: "Not only why the right answer is right, but what made the wrong one tempting.",
      highlights: [
        { title: "Quick Breakdown", description: "the key idea, the steps and the trap." },
        { title: "Detailed Analysis", description: "a plan, each step with its reason, the rule." },
        { title: "A name for the slip", description: "so that you notice it the next time." },
      ],
      image: "Five answer marks, one of them filled, with a branch of reasons beside them.",
    },
    {
      id: "vocabulary",
      role: "vocabulary",
      heading: "Vocabulary: words that stay",
      caption: "Words come back just before you would forget them, in sentences and not in lists.",
      highlights: [
        {
          title: "80% find it easier",
          description: "four in five students find vocabulary easier.",
        },
        { title: "In context", description: "you recall a word from the sentence that needs it." },
        { title: "On time", description: "reviews are spaced up to your test date." },
      ],
      image: "A stack of word cards beside a curve of memory that each review lifts.",
    },
  ] satisfies Slide[],
};

/** Stands in until students have written theirs, and says so on the page. */
export const testimonials = {
  heading: "In students’ words",
  notice: "Sample content: these are illustrations of what students may say, not real reviews.",
  quotes: [
    {
      name: "Sample student A.",
      detail: "preparing for a master’s in statistics",
      text: "I stopped collecting questions and began to understand the ones I had missed. The reason beside each wrong option did that.",
    },
    {
      name: "Sample student M.",
      detail: "working full time, twenty minutes a day",
      text: "Quick Breakdown on the train, Detailed Analysis at the weekend. It always knew where I had stopped.",
    },
    {
      name: "Sample student R.",
      detail: "second attempt at the test",
      text: "The dashboards told me that my trouble was pace and not algebra. Nobody had told me that before.",
    },
  ],
};

export const trustedBy = {
  heading: "Trusted by students of many subjects",
  notice: "Sample avatars",
  people: [
    { initials: "AK", role: "verbal" },
    { initials: "MD", role: "quantitative" },
    { initials: "RS", role: "writing" },
    { initials: "JO", role: "vocabulary" },
    { initials: "LT", role: "verbal" },
    { initials: "NB", role: "quantitative" },
    { initials: "CF", role: "writing" },
  ] satisfies { initials: string; role: ColourRole }[],
};

export const closing = {
  heading: "Twenty minutes are enough for a first set",
  text: "Choose a topic, answer ten questions, and see what they say.",
};
