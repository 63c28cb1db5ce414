import type { Sentence } from "../reading/essay-text.ts";

/** What a phrase shows that its sentence does; patterns read `Sentence.plain`. */
const CUES = {
  stance:
    /\bi (?:would |do |will |fully |strongly |largely |mostly |partly |completely |totally |also |still |therefore |generally |only |firmly |can |cannot |can't |don't |do not |must |therefore |simply |am (?:going to )?)*(?:agree|disagree|believe|think|accept|reject|support|oppose|favor|favour|defend|prefer|doubt|argue|side|follow|keep|hold|grant|admit|endorse|recommend|contend|maintain|consider|am (?:for|against|convinced|closer|nearer|inclined|supporting|agree)|find)\b|\bin my (?:opinion|view|judgment|mind)\b|\bmy (?:own )?(?:view|opinion|position|answer|verdict|belief|judgment|conclusion)\b|\b(?:the|this|that) (?:claim|statement|advice|recommendation|policy|measure|reason|view|idea|opinion) (?:is|seems|strikes|was|does not|doesn't|deserves|goes|overlooks|holds|should|has|fails|cannot)\b|\bwe should (?:not )?|\b(?:i am|i'm) (?:agree|closer|nearer|for|against|convinced|not convinced|persuaded|inclined)\b|\bpersuades? me\b|\bi(?:'d| would) (?:\w+ )?(?:say|ask|follow|keep|rather|go|vote|adopt|be|do|argue|put|print|begin|restrict|limit|therefore)\b|\bnearer to (?:my|the)\b|\b(?:governments?|schools?|universities|teachers|society|parents|people|students|companies|everyone|everybody|they) (?:should|must|ought to)\b/,
  example:
    /\b(?:for example|for instance|such as|take the|consider|imagine|suppose|an example|examples|as an illustration|to illustrate|when i was|when my|my (?:own )?(?:mother|father|brother|sister|friend|teacher|uncle|aunt|cousin|grandmother|grandfather|parents|family|school|country|city|town|neighbor|boss|colleague|classmates?)|in my (?:country|city|town|school|village|family|experience|case|class)|a friend of mine|last (?:year|summer|month)|some (?:years|summers) ago|once|think of|look at|a study|studies|research|researchers|one (?:of my|day)|i (?:once|remember|knew|know a|worked|had|saw|lived|spent)|during the|in (?:1[5-9]|20)\d\d)\b/,
  reason:
    /\b(?:because|since|therefore|thus|hence|consequently|as a result|so that|for this reason|that is why|this is why|this means|the reason|which means|leads? to|due to|owing to|it follows|follows that|for (?:the|a|it|they|he|she|in|what)|if|would|otherwise)\b/,
  contrast:
    /\b(?:however|but|yet|although|though|whereas|while|on the other hand|nevertheless|nonetheless|even if|even though|in contrast|by contrast|instead|rather than|despite|still|unlike|conversely)\b/,
  objection:
    /\b(?:some (?:people )?(?:may|might|would|will|could|can|of them)?\s?(?:also )?(?:say|argue|object|claim|think|believe|reply|answer|feel|doubt|disagree)|(?:it|one|they|someone|somebody|critics|opponents?|skeptics|others|people|many|those|supporters?|defenders?|(?:an|the) able opponent) (?:who [\w' ]{3,40} )?(?:may|might|could|would|will|can) (?:well |also |still |of course |perhaps |rightly |fairly )*(?:be (?:said|argued|objected|replied)|say|argue|object|claim|reply|answer|point out|insist|ask|respond|protest|disagree|complain|think)|opponents?|critics|skeptics|objections?|counter-?arguments?|the (?:best|strongest|other|opposite|main) (?:argument|case|objection|side|reason|challenge|reply)|the case against|it is (?:true|often said|sometimes said)|of course|admittedly|granted|to be fair|people who (?:disagree|support|oppose|prefer|defend|favor|think)|others (?:say|think|believe|argue)|the other side|against (?:this|my|it|me)|(?:is|be) objected|i (?:admit|concede|grant)|concession|those who (?:disagree|favor|prefer|defend|support|oppose)|the people who)\b/,
  limit:
    /\b(?:not (?:always|every|all|only|necessarily|so|everywhere|in all|true)|only (?:if|when|where|in|as|for|because|part)|except|unless|exceptions?|limits?|limited|depends?|it (?:does|would) not|(?:there|these) are (?:also |some |many |certain |other )?(?:cases|situations|circumstances|times|people|places|things|exceptions)|in (?:some|other|certain|such|those|these|most) (?:cases|situations|circumstances|fields|subjects|places|countries)|on the other hand|however|where(?:ver)? [\w' ]{3,30}(?:,|not)|fails?|breaks down|less true|does not hold|doesn't hold|but not|too far|goes too|word ["“']?(?:only|always|never|any|every|all|better|best|must))\b/,
  holds:
    /\b(?:(?:is|are|seems|be|was) (?:most |more |mostly |often |largely |partly |certainly |perfectly |quite |especially )*(?:true|right|sound|correct|fair|strongest|justified|useful|helpful|good|valid|wise|best)|holds?|works? (?:well|best)|applies|true (?:that|of|in|for|when|where)|agree|support|helps?|strongest where|makes sense|deserves?)\b/,
  harm: /\b(?:harms?|harmful|hurts?|costs?|dangers?|dangerous|risks?|damage|loses?|lose|losing|loss|waste|wastes?|wasted|suffers?|burden|unfair|unjust|disadvantages?|drawbacks?|problems?|weakness|worse|worst|fails?|failure|mistakes?|unwelcome|unfortunately|expensive|bad (?:idea|result|effect|for)|negative|resent|jealous\w*|not help|useless|pointless|price|abuse|temptation|crowd out|fear|afraid|backfire)\b/,
  benefit:
    /\b(?:benefits?|advantages?|helps?|helpful|gains?|improves?|improve|better|protects?|protect|useful|good (?:idea|result|effect|for|thing)|positive|encourages?|saves?|learns?|learn|useful|strengthens?|valuable|worth|welcome|rewards?|right|success\w*|progress|opens?|allows?)\b/,
  consequence:
    /\b(?:would|will|consequences?|results?|effects?|leads? to|led to|follow(?:s|ed)?|outcome|if (?:this|the|it|such|every|all|a|we|schools|they)|in practice|carried out|put into practice|soon|in the long run|over time|cause|causes|thereby|likely)\b/,
  condition:
    /\b(?:if|when|where|wherever|whenever|unless|in (?:cases?|situations?|circumstances|fields|subjects|a|an|places) (?:where|when|in which|that|like|such)|circumstances?|situations?|cases?|depends?|provided|as long as|suppose|imagine)\b/,
  preference:
    /\b(?:nearer|closer|prefer(?:ence|able|red)?|side with|(?:first|second|former|latter) (?:view|one|opinion|of|is)?|agree with|more convincing|stronger (?:view|case)|better of the two|my (?:own )?(?:view|preference)|i would (?:choose|take))\b/,
  conclusion:
    /\b(?:in conclusion|to conclude|in sum|to sum up|in summary|in short|all in all|overall|finally|for these reasons|for this reason|for all these|in the end|therefore|thus|to summarize|so (?:i|in|we)|on the whole|taken together|this is why|that is why|i (?:would |therefore |will )*(?:therefore|conclude|keep|maintain|still|remain)|because of (?:this|all))\b/,
  opening:
    /^(?:first|firstly|to begin|to start|in the first place|nowadays|in today|since the (?:beginning|dawn)|throughout history|there is (?:a lot of )?(?:debate|discussion))\b/,
} as const satisfies Record<string, RegExp>;

export type Cue = keyof typeof CUES;

export const shows = (sentence: Sentence, cue: Cue): boolean => CUES[cue].test(sentence.plain);
