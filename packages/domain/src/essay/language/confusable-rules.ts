/**
 * Words that are written for one another, a line each: word > instead ; what stands before ; what stands after ; all that stands earlier.
 * The word before is matched as `word/TAG`, the two after it and all before it with spaces between; empty means anything.
 */
export const CONFUSABLE_RULES = String.raw`
there > their ;  ; ^(own|parents?|children|kids?|students?|teachers?|lives|life|homes?|houses?|jobs?|work|families|family|friends?|opinions?|minds?|time|money|education|ideas?|country|countries|schools?|health|future|future|rights?|needs?|knowledge|skills?|feelings?|views?|best|way|work|behavior|decisions?|work|phones?|computers?|dreams|goals|lifes|body|bodies|faces?|eyes|hands?|choices?|mistakes?|experiences?|customers?|employees|workers|products?|citizens|voices?|names?|culture|language)/
there > they're ;  ; ^(going|trying|doing|getting|making|taking|not|always|never|working|learning|using|talking|afraid|happy|wrong|right)/
their > there ;  ; ^(is|are|was|were|will|would|has|have|should|must|can|could|may|might|exists?|seems?|be|isn't|aren't|wasn't|'s)/
their > they're ;  ; ^(going|trying|getting|not|always|never|supposed|able)/
they're > their ;  ; ^(own|parents?|children|lives|life|homes?|houses?|jobs?|families|friends?|opinions?|money|education|ideas?|future|rights?|needs?|work|school|minds?|time)/NOUN|^own/
they're > there ;  ; ^(is|are|was|were|will|has|have|should)/
its > it's ;  ; ^(a|an|the|not|also|been|because|going|easy|hard|difficult|possible|impossible|clear|important|better|just|really|too|so|like|good|bad|about|always|never|obvious|likely|up|only|okay|time|what|how|why|that|possible|necessary|wrong|unfair|fair)/(?!VERB)
it's > its ;  ; ^(own|effects?|purpose|value|members|people|citizens|students|name|meaning|benefits?|advantages?|disadvantages|place|way|goals?|history|cost|costs|roots|power|(?:best|worst)/[A-Z]+ [^ ]+(?=/NOUN)|readers?|users?|workers|employees|author|makers?|owners?|leaders?|results|consequences|limits|problems|role|parts|aim|rules|success|influence|impact)/
it's > its ; ^(of|in|for|to|with|on|from|by|at|into|than|about|without|lost|has|had|have|through)/ ; ^[^ ]+/(NOUN|ADJ)( |$)
your > you're ;  ; ^(going|not|right|wrong|a|an|the|trying|always|never|welcome|able|probably|just|really|very|too|still|working|getting|happy|sure|in|at|stuck|doing|being)/
you're > your ;  ; ^(own|life|parents?|children|kids?|friends?|job|work|time|money|mind|school|family|home|house|opinion|teacher|teachers|boss|body|future|dreams?|goals?|phone|computer|car|name|choice|best|ideas?|health|education|decision|mistakes?|skills?|feelings|neighbors?|country)/
then > than ; /(ADJ|ADV)$|^(more|less|better|worse|rather|other|greater|fewer|larger|smaller|higher|lower|older|younger|easier|harder|stronger|faster|slower|cheaper|bigger|smarter|longer|shorter|richer|happier|earlier|later|sooner)/ ; ^(the|a|an|others?|it|they|he|she|we|you|i|those|that|what|any|anyone|ever|before|just|one|two|being|to|my|his|her|their|our|its|if|when|in|on|people|most|all|you|usual|expected|not)/ ; ^(?!.*\b(?:if|when|whenever)/)
than > then ; ^(and|but|if|since|just|until|even|now|right|only|back)/ ; ^(the|they|he|she|we|i|it|you|there|people|a)/
affect > effect ; ^(an|the|this|that|any|no|some|negative|positive|bad|good|big|great|huge|little|lasting|strong|same|real|major|side|significant|harmful|large|opposite|profound|its|their|direct|important|dramatic|desired)/ ; ^(?!(those|them|him|her|us|me|you)\b)
affects > effects ; ^(the|these|those|any|no|some|negative|positive|bad|good|big|great|huge|lasting|strong|side|harmful|many|its|their|such|significant|of|long-term|ill)/
effect > affect ; ^(to|will|would|can|could|may|might|not|n't|does|do|did|should|must|they|that|which|directly|also|greatly|negatively|really)/ ; ^(the|a|an|us|them|him|her|me|you|people|our|their|his|my|your|how|students?|children|everyone|others|society|everything|one|each|many|these|those|all|negatively|positively|workers|its)/
effects > affects ; ^(it|that|which|this|he|she|also|directly|greatly|really|only|always|often|technology|pollution|law|policy|change|advertising)/ ; ^(the|a|an|us|them|him|her|me|you|people|our|their|his|my|your|how|students?|children|everyone|others|society|everything|each|many|these|those|all)/
effected > affected ; ^(is|are|was|were|be|been|has|have|had|not|greatly|negatively|directly|most|badly|being|it|that|deeply|severely|strongly)/ ; ^(?!(a|the) change)
loose > lose ; ^(to|will|would|can|could|may|might|not|n't|they|we|you|i|people|never|don't|and|or|students|workers|citizens|children|should|companies)/
loosing > losing
looses > loses
lose > loose ; ^(too|very|a|so|the|these|some|how|come|came|get|got|break|broke|let|set|cut|hang|on)/ ; ^(?!(game|lose)\b).*(/NOUN|/ADP|/PUNCT|/CCONJ|/)( |$)
to > too ; /AUX$|^(way|far|much|all|not|n't|becomes?|became|seems?|gets?|got|getting|grow|grown|gone|looks?|go|goes|going|put|have|had|has|costs?|eats?|spends?|drives?|works?|making|takes?|it|them|him|people|demands?|know|feels?|'s)/ ; ^(much|many|late|often|little|few|expensive|difficult|hard|easy|fast|slow|big|small|young|old|busy|tired|strict|dangerous|long|short|heavy|narrow|soon|far|strong|weak|costly|quickly|rarely|complicated|simple|broad|vague|harsh|rigid|seriously|hot|cold|large|high|low|rich|poor|risky)/
too > to ; /(VERB|AUX|NOUN|ADJ)$ ; ^(be|have|do|make|take|get|go|give|keep|help|learn|find|say|see|work|use|know|show|become|teach|the|a|an|his|her|their|our|my|your|think|believe|improve|change|choose|live|spend|pay|read|write|understand|decide|stop|avoid|create|provide|protect|judge|explain|build)/
of > have ; ^(would|could|should|might|must|may|wouldn't|couldn't|shouldn't|n't)/AUX|^(would|could|should|might|must)/ ; ^[^ ]+/(VERB|AUX|ADV)( |$)
accept > except ; ^(everyone|everything|all|nothing|nobody|no|anyone|everybody|one|anything|people|day|days|every)/ ; ^(for|when|in|that|the|where|one|me|him|her|by|if|a|an|those|his|their|on|at|with)/
except > accept ; ^(to|will|would|can|could|must|should|not|n't|cannot|they|we|i|you|never|people|fully|readily)/ ; ^(the|a|an|that|this|it|them|him|her|his|their|our|my|responsibility|criticism|help|advice|any|what|change|and|such|these|those|other)/
principle > principal ; ^(the|school|our|a|my)/ ; ^(of|said|told|at|who|called|came|decided|asked|reason|cause|goal|source|argument|aim|objection|advantage|concern|benefit|purpose|problem|actor|violinist|dancer|investigator)/(?!X)
principal > principle ; ^(in|on|basic|moral|first|guiding|same|general|this|of|ethical|important|every|democratic|fundamental|scientific|a|as)/ ; ^(of|that|is|,|\.|,|and|in|to|which|should|behind|applies|holds|can|may|,)/
principals > principles ; ^(basic|moral|first|guiding|same|general|these|of|ethical|important|democratic|fundamental|scientific|certain|own|sound)/
advise > advice ; ^(the|this|some|any|good|bad|my|an|their|his|her|your|our|of|that|more|much|no|such|following|for|better|give|gives|gave|giving|ask|asked|need|seek|sound|medical|expert|useful|take|follow|from)/
advice > advise ; ^(to|would|will|can|could|should|i|we|they|must|also|might|always)/ ; ^(you|them|him|her|us|people|students|me|against|that|the|every|anyone|their|his|our|children|parents|all|young)/
whether > weather ; ^(the|bad|good|cold|hot|warm|nice|rainy|stormy|this|of|sunny|wet|dry)/ ; ^(is|was|will|can|forecast|,|\.|in|and|changes?|conditions?|outside|today|or not a)/
weather > whether ; ^(know|knows|decide|decides|ask|asks|question|wonder|of|on|about|see|consider|judge|tell|determine|,|matter|debate|sure|doubt|is|or|out|clear|knowing|asked|decided|asking|deciding|unclear|over|than|discuss|check|certain|say)/ ; ^(the|it|they|he|she|we|you|i|or|to|a|an|people|students|this|that|their|his|there|not|our|one|someone|these|those|in|such|its|any|schools?|governments?|children|someone|parents|workers|society)/
whose > who's ;  ; ^(going|a|the|not|been|always|never|trying|in|at|responsible|to|there|very|really|already)/
who's > whose ;  ; ^(parents?|children|job|work|life|lives|family|idea|ideas|opinion|opinions|name|names|fault|house|interests?|job|books?|students|purpose|only|own|main|members|value|results?|voices?|money|skills?|grades)/
passed > past ; ^(the|in|recent|distant|our|his|her|my|their|its|over|over the|half|walk|walked|walks|drive|drove|get|go|went|run|ran|look|looked|move|moved)/ ; ^(?!(a|an|law|laws|test|exam|by|bill)\b)
past > passed ; ^(was|were|has|have|had|been|be|i|he|she|they|we|congress|parliament|government|time|years|centuries|n't|never|being|finally|got)/ ; ^(?!(tense|perfect|few|year|decade|century|the age|five|ten)\b)(the|a|an|down|on|away|by|since|his|her|my|their|our|laws?|from|it|without|quickly|in|over|through|every|all)/
are > our ; ^(in|of|for|to|with|on|from|by|at|about|improve|change|protect|all|into|over|through|as|make|affect|know|help|ruin|use|and|live|share|teach|spend|keep|choose)/(?!NOUN|PRON|PROPN) ; ^(own|lives|life|society|country|children|parents|time|future|world|minds?|money|teachers?|school|schools|family|families|friends?|planet|government|environment|leaders|daily|students|jobs?|cities|city|neighbors?|community|health|culture|history|nation|work|ancestors|technology|homes?|house|own|knowledge|computer|computers|phones?|earth|day|bodies)/
our > are ; ^(they|we|you|there|people|students|teachers|which|these|those|children|who|parents|computers|things|many|schools|others|some|workers|machines|books|laws|friends|problems|reasons|citizens|companies|scientists)/ ; ^(not|the|a|an|very|many|more|always|never|also|too|so|often|able|usually|now|still|only|just|going|being|important|better|good|bad|some|willing|most|less|made|used|in|taught|trying|learning|growing|sure|likely|different|free|afraid|allowed|supposed|forced|helpful|busy|afraid|expensive|at|on)/
know > now ; ^(right|until|,|but|and|by|from|even|is|are)/ ; ^(we|people|days?|the|it|they|i|in|on|,|that|many|most|a|schools)/
now > know ; ^(to|not|n't|don't|i|we|they|you|people|students|who|should|already|would|will|all|really|didn't|children|must|never|even)/ ; ^(that|how|what|the|about|why|where|whether|who|when|anything|it|them|if|everything|each|nothing|more|their|a|his|him|her|much|very)/
threw > through ; ^(go|goes|went|going|gone|come|came|get|got|getting|learn|learning|learned|look|put|live|lived|pass|run|walk|all|only|it|them|day|life|school|read|carried|work|way|them|us|break|cut|happen|achieved|and|is|seen|halfway|gained|mainly|even|possible)/ ; ^(the|a|an|their|his|her|my|our|your|its|this|that|these|hard|experience|many|practice|trial|education|life|books|all|it|which|college|school|time|time|television|years|work|failure|every|some|such|other|what|much|social|no|reading)/
through > threw ; ^(he|she|they|i|we|who|and|just|people|child|boy|crowd|man|student)/(PRON|NOUN|ADV|PROPN) ; ^(away|out|it|them|him|stones?|rocks?|trash|everything|himself)/
by > buy ; ^(to|can|could|will|would|should|they|people|we|i|you|must|may|afford|students|customers|families|who|parents|companies|cannot|might)/(PART|AUX|PRON|NOUN|ADV|VERB) ; ^(?!the/DET (?:thousand|hundred|dozen|million|hour|day|score|time|end|side|sea|river|name|rules?)/)(a|an|new|things|food|more|books?|it|them|clothes|products|anything|something|whatever|cheaper|expensive|houses?|cars?|what|everything|one|another|all|some|many|the|cheap|groceries|goods|tickets|phones?|local|their own)/
buy > by ; ^(caused|made|done|written|created|given|taken|affected|followed|judged|taught|used|run|paid|chosen|driven|controlled|only|mainly|seen|supported|one|step|replaced|shaped|hurt|helped|influenced|measured|ruled|owned|surrounded|formed|decided|improved|helped|achieved|,|side|little|day|year|and)/ ; ^[^ ]+/(DET|NOUN|PRON|ADJ|VERB|PROPN|NUM)( |$)
week > weak ; ^(very|too|so|is|are|was|were|a|become|becomes|became|the|feel|feels|most|seem|seems|as|remain|look|rather|and|or|equally|strong|made)/ ; ^(argument|arguments|students?|reason|reasons|point|points|people|evidence|economy|spot|leaders?|because|but|law|laws|countries|country|government|position|case|members?|or|against|objection|minds?|foundation|links?|claim|case|example|readers?)/
weak > week ; ^(a|per|every|each|last|next|this|one|hours|times|days|two)/ ; ^(?![^ ]+/NOUN|(point|points|argument|spot|student|students|link|reason|economy|people|country|one|ones|case|case|evidence|leader|part|claim|position|side|and|in|character|government|or|but|man|child)\b).*(/PUNCT|/ADP|/SCONJ|/PRON|/DET|/CCONJ|/ADV|/AUX|/)( |$)
weak > week ; ^the/ ; ^(?!(point|points|argument|spot|student|students|link|reason|economy|people|country|one|ones|case|case|evidence|leader|part|claim|position|side|and|in|character|government|or|but|man|child)\b).*(/PUNCT|/ADP|/SCONJ|/PRON|/DET|/CCONJ|/ADV|/AUX|/)( |$) ; \b(?:end|start|beginning|middle|rest|most|during|later|times?|days?|hours?)/\w+ (?:(?:of|in)/\w+ )?the/\w+$
peace > piece ; ^(a|one|every|each|another|any|this|single|the|first|small|last)/ ; ^(of)/
piece > peace ; ^(in|world|of|bring|brings|make|keep|for|and|at|inner|want|lasting|without|live|about|found|find|seek|between)/(?!DET) ; ^(and|,|\.|in|is|between|with|among|or|treaty|treaties|for|can|agreement|talks|of mind|\?|!|by|to|but|may|will)/
hole > whole ; ^(the|a|as|their|my|our|his|her|your|this|on)/ ; ^(world|life|lives|time|country|class|school|day|family|point|year|thing|society|community|story|idea|,|picture|process|population|group|city|field|generation|week|truth|course|semester|team|system|book|industry|argument|village|company|economy|nation|project|,|\.|question)/
break > brake ; ^(the|a|car|foot|hand|hit|step|slam)/ ; ^(pedal|pads?|fluid|lever)/
brake > break ; ^(to|will|can|could|may|not|n't|they|would|a|lunch|never|people|who|the|must|should|short|take)/ ; ^(the|a|an|down|up|rules?|laws?|it|from|into|through|his|their|in|promises|away|apart|free|habits?|,|\.|out|this|these|our|for|any|with|her)/
quite > quiet ; ^(be|was|were|is|are|a|the|very|keep|keeps|stay|in|stays|so|too|being|peace|more|remain)/ ; ^(and|place|person|,|\.|room|when|while|in|,|street|neighbor|neighborhood|all|during|life|child|student|students|neighbors|library|house|corner|evening|after)/
quiet > quite ; ^(is|are|was|were|not|it|be|seems|n't|had|have|can|become|'s)/ ; ^(a|an|the|good|different|difficult|hard|important|well|often|easy|clear|common|possible|sure|simple|likely|right|expensive|obvious|another|some|as|useful|true|large|small|interesting|wrong|similar|few|many|strong|natural|real|frankly|to the)/
were > where ; ^(place|places|situation|situations|world|point|know|is|of|from|areas?|see|exactly|ask|town|environment|decide|to|stage|cases)/ ; ^(he|she|it|we|they|you|i|people|students|everyone|the|there|one|someone|nobody|everybody|workers|each|most|children|no|all|anyone|their|our|his|a|an|many)/
where > were ; ^(they|we|you|there|who|people|students|teachers|which|children|things|parents|books|results|workers|citizens|schools|laws|friends|scientists|neighbors|companies|machines)/(?!VERB|SCONJ|ADP) ; ^(not|very|always|never|also|too|so|able|just|going|being|made|used|taught|trying|once|born|given|allowed|forced|told|better|happy|afraid|free|still|often|to|asked|built|able|supposed|written|considered|good|less)/
less > fewer ;  ; ^(students|people|books|jobs|children|cars|teachers|hours|mistakes|problems|errors|workers|friends|rules|laws|reasons|examples|classes|companies|things|words|opportunities|accidents|machines|schools|choices|trees|animals|families|customers|citizens|options|tests|crimes|women|men|products|resources|days|benefits)/
right > write ; ^(to|can|could|will|not|n't|should|they|who|students|must|and|read|we|i|people|would)/(PART|AUX|PRON|NOUN|CCONJ) ; ^(essays?|letters?|books?|about|down|papers?|poems|an essay|a book|articles?|stories|code|reviews|well|in english|emails?|reports|laws)/
write > right ; ^(the|is|are|was|a|be|'s|all|do|human|basic|have|has|every|of|no|what|not|only)/(?!PART) ; ^(to|way|answer|decision|thing|choice|now|time|direction|person|,|\.|people|path|place|and|in|or|because|,|about|for|choices|track|after|from|when|reason|tool|balance)/
lead > led ; ^(has|have|had|was|were|been|he|she|this|that|which|it|invention|'ve)/(AUX|PRON|NOUN|DET|SCONJ)? ; ^(?!(to a lead)\b)(to the (war|collapse|discovery)|by)/
wright > right
cite > site ; ^(web|construction|building|historic|the|a|this|building|on)/ ; ^(of|where|,|\.|is|was|for|and|in|that|to)/
site > cite ; ^(to|can|could|will|would|i|we|they|often|also|who|may|might|critics|opponents|should|must)/ ; ^(the|an|a|examples?|studies|evidence|this|research|many|several|his|their|statistics|facts|sources|cases)/
bare > bear ; ^(to|can|could|not|n't|cannot|will|must|should|they|would|who|parents)/ ; ^(the|it|in|children|responsibility|with|this|that|fruit|any|all|their|much|out|a|costs?)/
moral > morale ; ^(employee|team|staff|worker|low|high|workers'|boost|boosts|raise|improve|office|school|hurt|lower|raises|company|group)/ ; ^(?!(values|standards|ground|obligation|code|character|principle|principles|reasoning|education)\b)
personal > personnel ; ^(military|medical|hired|trained|skilled|all|security|our|school)/ ; ^(,|\.|who|and|are|were|is|at|should|must|need)/(PUNCT|PRON|AUX|CCONJ|VERB|ADP)
compliment > complement ; ^(to|that|can|should|which|they|skills|perfect|will|may|other)/ ; ^(each|one|the|it|what|classroom|traditional|existing|this)/
complement > compliment ; ^(a|nice|every|pay|paid|got|receive|received|him|great|get|the|sincere)/ ; ^(from|on|to|,|\.|for|about|and|or|that|is)/(?!X)
council > counsel ; ^(wise|legal|good|sound|seek|sought|give|gave|offer|offers|to|for)/ ; ^(from|to|of|,|\.|students?|them|young|people|his|her|patients)/
capitol > capital ; ^(human|of|more|venture|invest|the|private|financial|social|working|enough|raise|political|cultural)/ ; ^(?!(hill|building)\b)
lightening > lightning ; ^(of|and|by|the|a|like|struck)/ ; ^(strike|strikes|bolt|,|\.|and|struck|storm|rod|hit|fast|speed)/
breath > breathe ; ^(to|can|could|we|they|not|n't|people|us|cannot|children|citizens|must|who|animals|should)/ ; ^(clean|the|air|,|\.|in|easily|well|freely|more|and|polluted|fresh|when|without|it|because|dirty|again)/
breathe > breath ; ^(a|deep|your|his|her|my|last|of|out|same|every|each|their|one|the)/ ; ^(?!(in|easily|air)\b)
cloths > clothes ; ^(new|buy|buying|their|of|the|wear|wearing|expensive|my|our|his|her|and|cheap|same|food|school|wash|make|these|makes|designer|nice|old)/ ; ^(?!(and rags|for cleaning)\b)
desert > dessert ; ^(for|eat|ate|a chocolate|after|and|favorite|the chocolate|have|sweet|ice)/(?!DET|PROPN) ; ^(after|,|\.|and|before|at|first|or|with|menu|every)/
dessert > desert ; ^(the|a|in|hot|dry|sahara|cross|empty|vast|through)/ ; ^(of|is|where|,|\.|heat|sun|climate|and|in|plants|animals|island|with|for|will)/
dose > does ; ^(it|he|she|this|that|who|what|how|why|and|technology|government|school|teacher|which|one|but|only|where|so|statement|society|education|student|where|nor|person|child|claim)/ ; ^(not|n't|the|it|this|he|she|a|exist|help|make|so|have|that|seem|nothing|more|matter|one|what|work|his|her|their|well|apply|happen|mean|need|everything|society|in|sometimes|indeed|technology|and)/
form > from ; ^(away|comes?|came|learn|learned|far|different|apart|benefit|suffer|people|ranging|gained|separate|free|come|prevent|aside|protected|protect|stop|result|results|knowledge|gain|learning|coming|information|money|range|taken|suffers|differ|step|heard|help|pressure|pressures|taken|feedback|keep|students|get|support|tired|made|one|seen|removed|know|earned|drawn)/ ; ^(the|a|an|other|their|his|her|my|our|your|its|this|that|these|those|experience|one|mistakes|it|them|each|different|home|books|people|all|being|another|him|us|me|you|where|what|many|any|school|birth|childhood|various|others|doing|books|making|society|every|some|working|both|failure|reality|within)/
from > form ; ^(to|a|the|can|new|this|another|any|some|other|best|one|highest|same|what|they|every|purest|common|different|no|application|own|which)/(DET|ADJ|PART|AUX|NOUN) ; ^(of|an opinion|opinions|and|relationships|friendships|groups|habits|bonds|is|,|their own|part|letters|a habit|ideas|a bond)/
trough > through ;  ; ^(the|a|an|their|his|her|my|our|your|its|this|that|these|all|which|it|hard|education|life|many|experience)/
tough > though ; ^(even|,|as|and|but)/ ; ^(it|they|he|she|we|i|there|the|some|people|this|many|not|,|you|a|these|most|his|in|both|one)/
thought > though ; ^(even|as)/ ; ^(it|they|he|she|we|i|there|the|some|people|this|many|not|you|a|these|most|his|in|both|one)/
though > thought ; ^(i|he|she|they|we|always|never|have|has|had|of|critical|people|once|who|deep|abstract|human|independent|more|school|careful|without|second|was|the|every|process)/(PRON|AUX|ADJ|NOUN|ADV|ADP|DET|PROPN)$ ; ^(that|about|process|it|and|of|he|the|before|processes|they|patterns|is|,|was|into|or|i|out|through|would|can|alone|must|for|to|on|provoking)/
thorough > through ; ^(go|goes|went|going|gone|come|came|get|got|learn|learned|only|look|put|live|pass|run|walk|all|read|work|it|life|and|them|gained|halfway|even|seen|day|carried|mainly|achieved|sit|broke|flow)/ ; ^(the|a|an|their|his|her|my|our|your|its|this|that|these|hard|experience|many|practice|trial|education|life|books|all|it|which|school|time|years|work|failure|every|some|such|what|reading|social|college)/
cant > can't
wont > won't ;  ; ^[^ ]+/(VERB|AUX|ADV|PRON|DET)( |$)
woman > women ; ^(many|most|these|those|all|some|few|several|two|three|other|and|both|more|young)/(?!DET) ; ^(are|were|have|who|in|do|to|,|and|should|can|had|will|work|still|must|want|of|could|would|get)/(?!NOUN)
suppose > supposed ; ^(is|are|was|were|'re|be|not|'m)/AUX ; ^(to)/
use > used ; ^(was|were|i|we|they|people|he|she|get|got|are|become|be|it)/ ; ^(to)/(PART|ADP)
adverse > averse ; ^(risk|not|are|is|people|be|n't|was|being|were)/ ; ^(to)/
averse > adverse ; ^(the|an|any|no|these|many|have|has|and|such|their|most|under)/ ; ^(effects?|consequences?|conditions|reactions?|impacts?|circumstances|weather|outcomes?)/
elicit > illicit ;  ; ^(drugs?|trade|activities|activity|substances?|affair|goods|markets?|acts?|money|gains?)/
illicit > elicit ; ^(to|can|will|would|could|may|might|not|should|questions|that|often)/ ; ^(a|an|the|responses?|emotions?|strong|sympathy|answers|some|different|such|feelings|laughter)/
ensure > insure ;  ; ^(his car|their cars?|your car|the car|my car|homes? against|against)/
adapt > adopt ; ^(to|should|will|would|can|must|government|they|parents|schools|cities|could|countries|may)/ ; ^(a|an|the|this|such|children|these|new|stricter|policies|laws|it)/(DET|NOUN|PRON)
adopt > adapt ; ^(to|must|can|will|quickly|should|could|cannot|people|n't|students|they|we)/ ; ^(to|quickly|well|easily|themselves)/
allude > elude ; ^(may|can|will|that|answers|success|to)/ ; ^(us|them|him|her|me|capture)/
eminent > imminent ;  ; ^(danger|threat|collapse|disaster|death|attack|risk|crisis|change)/
imminent > eminent ;  ; ^(scientists?|scholars?|writers?|professors?|doctors?|historians?|domain|figures?|artists?|physicists?|critics?)/
conscience > conscious ; ^(is|are|be|was|more|were|become|being|fully|environmentally|health|made|not|very|socially|self|make)/ ; ^(of|about|decision|choice|effort|that|,|people|decisions|and|choices|consumers?|\.)/
conscious > conscience ; ^(a|my|guilty|clear|his|her|their|our|your|of|social|the|own|good|with)/ ; ^(,|\.|and|is|to|tells|when|or|that|because|by|may|would|will|for|in|as)/(?!NOUN)
farther > father ; ^(my|his|her|their|your|our)/
instance > instants ; ^(few|several|these few)/ ; ^(later|after|before)/
precede > proceed ; ^(to|will|they|we|can|should|must|then|may)/ ; ^(with|to|carefully|without|by|as|slowly|from|in)/
proceed > precede ; ^(must|should|to|that|which|will|may)/ ; ^(the|action|any|it|them|every|all|this|success)/
perspective > prospective ;  ; ^(employers?|employees?|students?|buyers?|customers?|parents?|clients?|candidates?|teachers?|patients?|voters?)/
prospective > perspective ; ^(a|this|different|new|my|of|another|historical|broader|their|our|his|wider|from|global|the|own|into|in|fresh|that)/ ; ^(on|of|,|\.|that|and|is|from|in|which|can|to|we|as|it|may|helps)/(?!NOUN)
statue > statute ; ^(the|a|federal|state|this|new|criminal|by)/ ; ^(requires|prohibits|forbids|law|of limitations|that requires|allows|says)/
stationary > stationery ; ^(buy|office|school|sells|of|letter)/ ; ^(,|\.|store|shop|and|for|or)/
there > their ; /(ADP|VERB|SCONJ|DET|CCONJ)$ ; ^[a-z]+/(NOUN|ADJ [a-z]+/NOUN)
they're > their ; /(ADP|VERB)$ ; ^[a-z]+/(NOUN|ADJ [a-z]+/NOUN)
they're > their ; /ADP$
you're > your ; /(ADP|VERB)$ ; ^[a-z]+/(NOUN|ADJ [a-z]+/NOUN)
its > it's ;  ; ^(?!own)[a-z]+/ADJ [^ ]+/(ADP|PART|SCONJ)
it's > its ; /ADP$ ; ^[a-z]+/(NOUN|ADJ)
their > they're ;  ; ^[a-z]+ing/VERB [^ ]+/(PART|DET|ADP|PRON)
then > than ; /(NOUN|ADJ|ADV|PRON|PROPN|VERB)$ ; ^[^ ]+/(DET|PRON|NOUN|ADP|PROPN|VERB) ; \b(?:more|less|rather|fewer|worse|better|[a-z]{3,}er)/(ADJ|ADV)(?!.*/PUNCT)
than > then ;  ;  ; ^(?!.*\b(?:more|less|rather|other|others|otherwise|else|worse|different|differently|fewer|no|further|prefer|such|same|twice|half|hardly|sooner|elsewhere|[a-z]+er|[a-z]+ier)/)
affect > effect ; ^(?!these|those|that|which|all|both|some|many|most|few|more)[a-z]+/(DET|ADJ|NUM)$
affects > effects ; ^(?!that|this|which|it|one|each|another)[a-z]+/(DET|ADJ|NUM)$
effects > affects ; /(PRON|ADV)$ ; ^[^ ]+/(DET|PRON)
loose > lose ; /(NOUN|PRON)$ ; ^[^ ]+/(PRON|DET|NOUN)
to > too ; /(ADJ|ADV)$ ; ^[^ ]+/PUNCT
too > to ; /(VERB|NOUN|ADJ|ADV|AUX)$ ; ^[^ ]+/(DET|PRON|NUM|PROPN)
weather > whether ; /(VERB|ADP|ADV|SCONJ|AUX|PUNCT|CCONJ)$ ; ^[^ ]+/(DET|PRON)
weather > whether ; ^(of|about|on|question|ask|know|wonder|decide|doubt)/ ; ^[^ ]+/(NOUN|PROPN)
except > accept ; /(AUX|PART)$
who's > whose ;  ; ^[a-z]+/(NOUN|ADJ [a-z]+/NOUN)
passed > past ; /VERB$ ; ^[^ ]+/(DET|PRON)
are > our ; /(ADP|VERB|SCONJ)$ ; ^[a-z]+/(NOUN|ADJ [a-z]+/NOUN)
our > are ; /(NOUN|NUM|PROPN)$ ; ^[^ ]+/(ADP|PART|ADV)
our > are ; /(NOUN|NUM|PROPN)$ ; ^[^ ]+/ADJ [^ ]+/(PUNCT|PART|ADP|SCONJ|CCONJ)
now > know ; /(PRON|AUX|PART)$ ; ^(?:this|that|the|of|how|why|what|whether|who|about)/
threw > through ; /(VERB|ADJ|ADV|ADP|AUX)$
threw > through ;  ; ^which/
buy > by ; ^(?!(?:still|now|also|often|always|never|then|just|simply|usually|sometimes|even)/).*/(ADJ|SCONJ|PUNCT|ADV)$ ; ^[^ ]+/(DET|PRON|NOUN)
buy > by ; ^[a-z]*(?:ed|en)/
buy > by ; ^[a-z]+[^s]/NOUN$ ; ^[^ ]+/(DET|PRON|NOUN|ADJ|PROPN) ; ^(?!.*\b(?:lets?|make|makes|made|help|helps|have|has|had|can|could|will|would|should|must|may|might|to)/)
week > weak ; ^(?!one|two|three|a|per|every|each|last|next|this)[a-z]+/ ; ^(?!day|days|end|night|nights|ago|later|before|after)[a-z]+s/NOUN
hole > whole ;  ; ^[a-z]+/NOUN
were > where ; /(ADV|ADJ|CCONJ|VERB)$ ; ^(?:it|he|she|they|we|people|there|a|an|the|what|students|one)/ ; ^(?!.*\b(?:if|though|as|wish|who|which|that)/)
were > where ; ^(?!which|that|who)[a-z]+[^s]/NOUN$ ; ^[^ ]+/(PRON|DET|NOUN) ; ^(?!.*\b(?:if|though|as|wish|suppose|supposing|imagine|and|people|children|men|women)/)
where > were ;  ; ^(?:not|n't)/
where > were ; s/NOUN$ ; ^[^ ]+/(ADJ|VERB) [^ ]+/(ADP|PUNCT|PART)
form > from ; /(VERB|ADV)$ ; ^[^ ]+/(DET|PRON|NOUN|PROPN)
thought > though ; /PUNCT$ ; ^[^ ]+/(PRON|DET) [^ ]+/(AUX|VERB|NOUN)
woman > women ; ^$|/(ADP|PUNCT|CCONJ|VERB|SCONJ)$ ; ^(?:are|were|have|do|in|who|and|should|can)/
less > fewer ;  ; ^(?!dollars|years|miles|hours|minutes|means|news|politics|economics|thanks|perhaps|always)[a-z]+[^su]s/NOUN
dose > does ;  ; ^(?:not|n't)/
thought > though ; /PUNCT$ ; ^[^ ]+/(ADP|SCONJ|NUM|PUNCT|DET|ADV)
hole > whole ; ^the/ ; ^of/
right > write ; ^(can|could|will|must|should|may|to|who)/ ; ^[^ ]+/(NUM|NOUN|ADV)
form > from ; ; ^(?:which|one|another|whom)/
`;
