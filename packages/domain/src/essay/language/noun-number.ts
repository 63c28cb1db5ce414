import { lower } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";

export const PLURAL_WITHOUT_S =
  /^(?:people|children|men|women|police|feet|teeth|mice|lives|wives)$/;

/** End in "s" and are singular, or are used as either. */
const NOT_PLURAL =
  /(?:ss|us|is|ics|ness|ous)$|^(?:news|series|species|means|always|perhaps|lens|bias|gas|chaos|atlas|canvas|christmas|alias|mathematics|billiards|headquarters|crossroads|whereas|united|thanks|besides|towards|afterwards|yes|gallows|works|measles|plus|less|this|has|was|does|its|as|ours|theirs|hers|yours|is|us|united states|per cents|innings|barracks)$/;

/** Singular in form; their verbs and determiners may still be plural, or they are not counted. */
const EITHER_NUMBER =
  /^(?:majority|share|proportion|will|need|set|list|minority|number|half|rest|lot|group|team|family|staff|public|percent|couple|pair|series|species|fish|sheep|deer|data|media|criteria|phenomena|police|none|handful|variety|range|crowd|audience|government|committee|class|generation|youth|folk|cattle|poor|rich|young|old|elderly|unemployed|many|few|more|most|other|same|kind|sort|type|dozen|hundred|thousand|million|aircraft|offspring|people|first|second|last|latter|former|best|worst|faculty|company|board|jury|elite|press|bacteria|alumni|only|such|one|great|head|mean|average|self|lives|some|better)$/;

export function isPluralNoun(token: Token | undefined): boolean {
  if (token?.partOfSpeech !== "NOUN") return false;
  const form = lower(token);
  if (/^(?:people|children|men|women)$/.test(form)) return true;
  return form.length > 3 && /s$/.test(form) && form !== token.lemma && !NOT_PLURAL.test(form);
}

export function isSingularNoun(token: Token | undefined): boolean {
  if (token?.partOfSpeech !== "NOUN") return false;
  const form = lower(token);
  return (
    /^[a-z]{3,}$/.test(form) &&
    form === token.lemma &&
    !/(?:s|ing)$/.test(form) &&
    !EITHER_NUMBER.test(form) &&
    !PLURAL_WITHOUT_S.test(form)
  );
}
