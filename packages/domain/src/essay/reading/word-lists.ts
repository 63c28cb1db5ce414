const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs, nouns and adverbs so general that they carry no content of their own, as lemmas. */
export const LIGHT_WORDS = words(`
  be have do can could will would shall should may might must not very really also just even still quite rather too so such
  get go come make take give put let say tell know think see want need use try seem become keep look find feel mean
  thing way lot kind sort bit part one two first second last other another same own more most less many much few some any
  good bad great big little new old right wrong true false time year day here there now then always never often sometimes
  people person man everyone everybody someone anyone something anything everything nothing else like well only
`);

/** Words that fit any essay on any issue, as lemmas: by themselves they develop nothing. */
export const STOCK_WORDS = words(`
  issue topic question matter subject statement claim view opinion position argument argue discussion discuss debate idea point
  reason example instance fact case aspect factor side perspective consideration consider agree disagree believe opinion
  important importance significant significance essential crucial vital necessary relevant interesting complex complicated
  various several numerous different difference many multiple certain particular general specific overall whole
  today nowadays modern current world society life human mankind humanity history throughout culture generation age era
  everyday daily future past present day-to-day contemporary person individual community everywhere
  problem situation circumstance condition challenge difficulty opportunity possibility advantage disadvantage benefit drawback
  positive negative effect affect impact influence result role change develop development improve improvement growth progress
  understand understanding explain show demonstrate illustrate prove support mention note state express conclude conclusion
  summary sum finally moreover furthermore additionally therefore thus hence however nevertheless although
  clearly obviously certainly definitely undoubtedly truly actually basically simply generally usually carefully deeply closely
  way manner approach method term order number amount variety range level degree extent
  face deal play involve include relate regard concern require provide allow help lead cause depend happen occur exist
  doubt deny exception truth reality light mind thought conversation answer choice decision outcome
`);

/** Closed-class words in lower case, which English prose cannot do without: about half of any page. */
export const FUNCTION_WORDS = words(`
  the a an this that these those my your his her its our their whose which what who whom each every either neither no some any
  all both half several such i you he she it we they me him us them myself yourself himself herself itself ourselves themselves
  mine yours hers ours theirs of in on at by for with from to into onto upon over under about after before between among through
  during without within against toward towards across along around behind beside beyond off out up down near since until till
  per via than as like and or but nor so yet if because although though while whereas unless whether when where why how once
  be am is are was were been being have has had having do does did doing done can could will would shall should may might must
  not n't 's 're 've 'll 'd 'm there here then now very too also just only even more most less least much many few other another
  again ever never always often
`);
