import { isMisspelled } from '../misspelled.ts';
import { spelledOut } from '../spelled-out.ts';
import type { OwnTopic } from './own-topics.ts';

/** A topic, with the words of the trade that name it and those that make it a question about lending in general. */
type Row = {
  readonly topic: OwnTopic;
  readonly about: RegExp;
  readonly unless?: RegExp;
  /** Also asked in a few words without “my”: “loan number?”, “how many steps are left?” */
  readonly isNoun?: true;
  /** Also asked about what would happen: “what happens if I decline?” */
  readonly mayBeIf?: true;
};

const WHEN =
  '\\b(?:when|what (?:day|date|time)|which day|how soon|how long (?:until|till|before)|by when)\\b';
const CHANGE =
  '\\b(?:change|changed|changing|edit|update|updated|modify|adjust|correct|fix|switch|swap|redo|raise|increase|lower|reduce|decrease|bump|more|less|smaller|bigger|larger|shorter|longer|different|another|other|pick again|choose again)\\b';
const MAY = '\\b(?:can|could|may|able|possible|too late|still|how do|want|need|like|let)\\b';
const OFFER_WORDS =
  '\\b(?:amount|limit|line|offer|term|terms|years|rate|apr|fee|payment|payments|loan|borrow|draw|credit line|sum|thousand|dollars|\\d{4,})\\b';
const AMISS =
  '\\b(?:misspell\\w*|mis ?spelled|spell(?:s|ed|ing)|typos?|mistakes?|errors?|misprint\\w*)\\b|\\b(?:is|are|has|have|got|with|says?|shows?|put|wrote|lists?)\\b.{0,25}\\b(?:wrong|incorrect|not (?:right|correct|mine|my name|my address))\\b|\\bwrong (?:name|address|amount|date|birthday|rate|county|spelling|middle|street)\\b';
const MONTHLY =
  '\\bpayments?\\b|\\binstal?lments?\\b|\\bmonthly\\b|\\b(?:pay|owe|cost|due|back)\\b.{0,25}\\b(?:each|every|per|a|by the) month\\b';

/**
 * What a person can ask about their own application, the most specific first. The search answers a question that fits no row.
 */
const ROWS: readonly Row[] = [
  {
    topic: 'DISPUTE_CREDIT',
    about:
      /(?=.*\b(?:credit (?:report|file|history|bureau)|bureaus?|equifax|experian|transunion|fico|debts?|collections?|late payments?|charge ?offs?)\b)(?=.*(?:\b(?:wrong|incorrect|mistakes?|errors?|disput\w*|inaccurate|not (?:mine|my)|never (?:mine|had|opened)|identity theft|mixed up|someone else s|already paid|old)\b))/,
    unless: /\b(?:charge on|payment you|statement|home value|appraisal|valuation)\b/,
  },
  {
    topic: 'PAID_SO_FAR',
    about:
      /\b(?:refund\w*|reimburs\w*|(?:get|give|gets|have|want|send|return)\b.{0,25}\b(?:back|returned)\b.{0,30}\b(?:paid|fees?|charged|spent|money|deposit|costs?)|(?:get|give|want|have) (?:me )?(?:my |the |any )?(?:money|fees?|payment|deposit|costs?) back|(?:did|have) i (?:already )?(?:pay|paid|spend|spent) (?:you )?(?:anything|something|any (?:fees?|money))|(?:charge|bill|owe) (?:me |you )?(?:anything |something )?for (?:applying|this application|being (?:declined|denied)|nothing|your (?:work|time|trouble)))\b/,
    unless:
      /\b(?:cancel\w*|rescind\w*|withdraw\w*|draw|autopay|back out|insurance|say no|decline (?:it|the|this)|tax(?:es)?)\b/,
    mayBeIf: true,
  },
  {
    topic: 'CREDIT',
    about:
      /(?=.*\b(?:credit|fico|score|points?|inquiry|inquiries|pull|pulled)\b)(?=.*\b(?:hurt\w*|affect\w*|impact\w*|damag\w*|lower\w*|drops?|dropped|ding\w*|ruin\w*|tank\w*|mess\w*|cost|lose|lost|go(?:es|ing)? down|went down|show(?:s|ed|ing)? up|hit)\b)/,
    unless:
      /\b(?:credit line|line of credit|deposit|(?:a|another) (?:heloc|home equity line)|late|miss\w*|skip\w*|default|paying (?:it|this)|pay (?:it|this) off|pay off|close|closing (?:it|the)|utilization|use|card|rate|his|her|their|wife|husband|spouse|co ?signer|co ?borrower|co ?owner|partner|report (?:my )?payments)\b/,
    mayBeIf: true,
  },
  {
    topic: 'SIGNERS',
    about:
      /\b(?:co ?signer|co ?owner|co ?borrower|husband|wife|spouse|partner|other owner)s?\b.{0,6}\b(?:credit|score|fico)\b|\b(?:pull|check|run|look at|need)\w*\b.{0,12}\b(?:his|her|their|my (?:\w+ ?){1,2}s)\b.{0,4}\b(?:credit|score)\b/,
    unless: /\b(?:add|without|minimum|bad|good enough)\b/,
  },
  {
    topic: 'WHY_IDENTITY',
    about:
      /(?=.*\b(?:id|license|licence|passport|selfie|photo of (?:me|my)|pic(?:ture)? of (?:me|my))\b)(?=.*(?:\bwhy\b|\bwhat (?:do|are|will) you (?:need|want|do|doing|use)\b.{0,30}\b(?:for|with)\b|\bwho\b.{0,15}\b(?:sees?|looks?|gets?|can see|has access)\b|\b(?:safe\w*|secure\w*|sketchy|scam\w*|legit\w*|trust|steal|stolen|nervous|uncomfortable|worried|creepy|hack\w*|leak\w*|private|privacy|encrypt\w*|do i have to|is it (?:necessary|required|mandatory))\b))/,
    unless:
      /\b(?:notary|again|rejected|refused|declin\w*|fail\w*|did not|not accepted|not work\w*|expired?|blurry|linked|co ?signer|code)\b/,
  },
  {
    topic: 'IDENTITY',
    about:
      /(?=.*\b(?:my|an?|the|other|another) (?:\w+ )?(?:id|license|licence|passport|green card|permit)\b)(?=.*\b(?:expire[ds]?|expiring|out of date|instead|other than|rather than)\b)/,
    unless: /\b(?:notary|appointment|bring|name|names|maiden|photo|insurance|offers?|why)\b/,
  },
  {
    topic: 'EMPLOYER_CALLED',
    about:
      /\b(?:call\w*|contact\w*|phone|phoning|email\w*|talk\w*|speak\w*|reach\w*|ask\w*|tell\w*|notif\w*|know\w*|find out|hear\w*|writ\w*|bother\w*)\b.{0,35}\b(?:my|the|our) (?:boss|employer|work(?: place)?|job|hr|human resources|company|manager|supervisor|office|workplace)\b|\b(?:my|our) (?:boss|employer|work|job|hr|company|manager|supervisor|workplace)\b.{0,25}\b(?:call\w*|contact\w*|hear\w*|know|find out|be (?:told|asked|called|notified)|get (?:a )?(?:call|email|letter)\w*)\b/,
    unless:
      /\b(?:wrong|change|changed|new job|lost|quit|did(?: my)? \w+ (?:confirm|answer|respond)|have you|has|name|number|correct|already|how long|reschedul\w*|notary|call me|text me)\b/,
    mayBeIf: true,
  },
  {
    topic: 'SIGNER_LINK',
    about:
      /(?=.*\b(?:co ?signer|co ?owner|co ?borrower|husband|wife|spouse|partner|signer|other owner|he|she|they|him|her|them|ex)\b)(?=.*\b(?:emails?|emailed|link|invite|invitation|mail|message|code)\b)(?=.*\b(?:not|never|no|nothing|lost|deleted?|wrong|another|again|resend|expired|did|can you send|where|spam|junk|find)\b)/,
    unless: /\b(?:notary|money|insurance|statement|did you email me|my email|can i sign)\b/,
  },
  {
    topic: 'DEADLINE',
    about:
      /\b(?:how long|how much time|how many days|until when|till when|by when|when|what day|what date)\b.{0,60}\b(?:before|until|till|and then|or)\b.{0,12}\b(?:you|it|this|that|my application|the application|my file|they)\b.{0,20}\b(?:cancel\w*|close[sd]?|kill|expires?|end|ends|delete|drop|throw|kick|shut|give up|time out|times out)\b/,
  },
  {
    topic: 'PAPERS_WRONG',
    about: new RegExp(
      `(?=.*\\b(?:documents?|docs?|papers?|paperwork|agreement|contract|deed|note|disclosures?|page \\d+|packet)\\b)(?=.*(?:${AMISS}))`,
    ),
    unless:
      /\b(?:upload(?:ed|ing)?|sent|send|submitted|photo|stubs?|declin\w*|denied|denial|letter|wrong (?:file|document|doc|one|page)s?)\b/,
  },
  {
    topic: 'READ_FIRST',
    about:
      /\b(?:lawyer|attorney|law firm|relative|son|daughter|sister|brother|mother|mom|father|dad|nephew|niece|uncle|aunt|in law|friend|accountant|advis[eo]r|husband|wife|someone|somebody|family)\b.{0,50}\b(?:read(?:s|ing)?|go(?:es)? over|look(?:s|ed|ing)? (?:it |them |these |this |at |over|through)+|review(?:s|ed)?|check (?:it|them|these|this|the (?:documents?|papers?|agreement|contract)))\b|\b(?:read|study|go over|go through|review|look (?:over|through)) (?:it|them|these|this|everything|all of (?:it|this)|the (?:documents?|papers?|paperwork|agreement|contract|forms))\b.{0,25}\b(?:first|before|in peace|carefully|thoroughly|over night|at home|slowly)\b|\b(?:time|days?|long)\b.{0,25}\bto (?:read|study|go over|review|look (?:over|through))\b|\b(?:get|have|send|print|download|save|keep|want|email)\b.{0,15}\b(?:a |my |the )?cop(?:y|ies)\b.{0,25}\b(?:documents?|papers?|paperwork|agreement|contract|forms|it|them|before|to read)\b/,
    unless:
      /\b(?:valuation|appraisal|credit report|stubs?|my id|license|passport|sue|lawsuit|court|my application be|review my (?:application|income|file))\b/,
  },
  {
    topic: 'SIGNS_FOR',
    about:
      /\b(?:can|could|may|let|allowed|is it ok|is it okay|should|want|do)\b.{0,20}\bi\b.{0,15}\bsign(?:ing)?\b.{0,25}\b(?:for (?:my|the) (?:co ?\w+|wife|husband|spouse|partner|brother|sister|other owner)|in (?:his|her|their) (?:place|name)|instead of (?:my|the|him|her|them))\b|\bsign(?:ing)?\b.{0,15}\b(?:in (?:his|her|their|my) (?:place|stead|name|absence)|on (?:his|her|their|my) behalf)\b/,
    mayBeIf: true,
  },
  {
    topic: 'NOTARY_PLACE',
    about:
      /(?=.*\bnotary\b)(?=.*\b(?:zoom|face ?time|webcam|online|remote(?:ly)?|virtual(?:ly)?|video|over the (?:computer|internet|phone))\b)(?=.*\b(?:or|can|could|is|do|does)\b)/,
    unless:
      /\b(?:fee|cost|pay|charge|price|when|what time|reschedul\w*|legal|safe|valid|work\w*|froze|drop\w*|how does|what is|link|click|join)\b/,
  },
  {
    topic: 'NOTARY_PLACE',
    about:
      /(?=.*\b(?:notary|video|camera|appointment|signing session)\b)(?=.*(?:\b(?:instead|rather than|in person|at (?:my|our) (?:home|house|place|kitchen|work|office)|to (?:my|our) (?:home|house|place|work|office|job)|no (?:camera|computer|webcam|internet|smartphone)|not (?:good|comfortable) with|do not (?:like|want|have|do|get along)|hate|cannot do|without video)\b|\b(?:son|daughter|sister|brother|wife|husband|friend|neighbou?r|grandson|granddaughter|caregiver|someone|somebody)\b.{0,30}\b(?:sit|be|stay|help|come|with me|next to|beside|join)\b))/,
    unless:
      /\b(?:fee|cost|pay|charge|price|sign for|instead of (?:me|him|her|them)|for me|have to (?:be|come|sit)|need to be|must|when|what time|reschedul\w*|another (?:day|time)|different (?:day|time))\b/,
  },
  {
    topic: 'WRONG_FILE',
    about:
      /\b(?:upload\w*|sent|send|submit\w*|attach\w*|gave|turned in)\b.{0,30}\b(?:wrong|incorrect|old|last year s|an older|different)\b.{0,15}\b(?:file|document|doc|month|year|page|stub|pay ?stub|statement|picture|photo|pdf|paper|form|w2|policy|version|one|id|bill)s?\b|\bwrong (?:file|document|doc|month|stub|pay ?stub|statement|picture|pdf|w2)s?\b/,
    unless: /\b(?:your|you sent|you uploaded|you gave|why|letter)\b/,
  },
  {
    topic: 'PHOTO_TROUBLE',
    about:
      /(?=.*\b(?:photos?|pictures?|pics?|image|scan|camera|selfie)\b)(?=.*\b(?:blurry|blurred|fuzzy|glare|dark|unreadable|rejected|rejects|reject|refused|refuses|not (?:accepted|clear|readable|good|work\w*)|will not (?:take|accept|upload|go)|keeps? (?:saying|failing|rejecting|telling)|fail\w*|bad|again and again|tried)\b)/,
    unless: /\b(?:notary|video|session|wrong|why do you)\b/,
  },
  {
    topic: 'NAME_DIFFERS',
    about:
      /(?=.*\b(?:id|license|licence|passport|green card|state id)\b)(?=.*\b(?:maiden|married|old|former|previous|other|another|different|middle|last|first|short|nick) ?(?:last |first |sur)?names?\b|.*\bnames?\b.{0,30}\b(?:differ\w*|not (?:the same|match)|does not match|mismatch\w*|spelled|hyphen\w*)\b)/,
    unless: /\b(?:notary|what name do i sign|sign with)\b/,
  },
  {
    topic: 'CANCEL',
    about:
      /\b(?:cancel(?:l?ing|s)?|rescind(?:ing)?|back(?:ing)? out|change (?:my|our) minds?|call it off)\b.{0,50}\b(?:pay|owe|cost\w*|charge\w*|fees?|penalty|refund\w*|money back|get back|lose|keep)\b|\b(?:pay|owe|cost\w*|charge\w*|fees?|penalty|refund\w*|money back)\b.{0,40}\b(?:cancel(?:l?ing)?|rescind|back(?:ing)? out|change (?:my|our) minds?|call it off)\b/,
    unless: /\b(?:appointment|notary|insurance|policy|credit card|autopay|card|late)\b/,
    mayBeIf: true,
  },
  {
    topic: 'WHY_ASKED',
    about:
      /\bwhy\b.{0,40}\b(?:person|human|somebody|someone|underwriter|people|manual(?:ly)?|by hand)\b.{0,40}\b(?:look\w*|check\w*|review\w*|go(?:es)? (?:over|through)|read|verif\w*|needed|see)\b|\bwhy\b.{0,50}\b(?:again|verify|verified|proof|documents?|stubs?|pay ?stubs?)\b.{0,40}\b(?:already )?(?:linked|connected|uploaded|gave you|sent you|logged in)\b/,
    unless: /\b(?:talk|speak|chat|credit|sign\w*|declin\w*|denied)\b/,
  },
  {
    topic: 'RATE',
    about:
      /\b(?:did|has|does|is|will|are)\b.{0,15}\b(?:rate|interest|apr)\b.{0,40}\b(?:chang\w*|same|still|go up|gone up|went up|differ\w*|stay\w*)\b|\b(?:same|still)\b.{0,20}\b(?:rate|apr|interest)\b/,
    unless:
      /\b(?:can (?:i|we|you)|could|why|how come|later|variable|over time|float|increase in|lock\w*|after clos\w*|payment|amount|score|may|might)\b(?!.*\b(?:along|along with|with the (?:new )?(?:amount|offer))\b)/,
  },
  {
    topic: 'TERMS',
    about:
      /(?=.*\b(?:rate|apr|interest)\b)(?=.*\b(?:fees?|payments?|costs)\b)(?=.*\b(?:documents?|docs?|papers?|paperwork|agreement|contract|sign(?:ing)?)\b)/,
    unless: /\b(?:why|changed?|lower|higher|wrong|mistake)\b/,
  },
  {
    topic: 'CHANGE_OFFER',
    about:
      /\b(?:bump|raise|bring|push|increase|put|get)\b.{0,6}\b(?:it|that|this)\b.{0,10}\b(?:up|back|higher)\b|\b(?:not|never) (?:be )?enough (?:money |cash )?(?:for|to (?:pay|cover|finish))\b/,
    unless: /\b(?:income|equity|time|photo|picture|credit|insurance|id|score|page|session|appointment)\b/,
  },
  {
    topic: 'ACCOUNT',
    about:
      /\b(?:in|into|to) (?:which|what)(?: of my)?(?: bank)? accounts?\b|\b(?:which|what)(?: bank)? account\b.{0,30}\b(?:money|funds|cash|deposit\w*|go(?:es)?|sent|paid (?:in|out)|land\w*)\b/,
    unless: /\b(?:autopay|payments?|drawn|pull|taken|debit\w*)\b/,
    isNoun: true,
  },
  {
    topic: 'CASH',
    about:
      /\bhow much\b.{0,25}\b(?:deposit(?:ed)?|wired?|transferred|land\w*|arrives?|hits?|be sent)\b|\b(?:got|received|receive|was sent|deposit was|arrived)\b.{0,20}\b(?:less|short|smaller|not all|only part)\b|\b(?:less|short|smaller)\b.{0,25}\b(?:than|of)\b.{0,20}\b(?:line|loan amount|agreement|i signed|contract|approved)\b.{0,25}\b(?:deposit\w*|arriv\w*|received|sent|account)\b/,
    unless: /\b(?:payment|fee do|income|if i|offer)\b/,
  },
  {
    topic: 'TERMS',
    about:
      /\b(?:all|my|the|see|what|show|get)\b.{0,12}\b(?:numbers|figures|details of (?:my|the) (?:loan|line|offer))\b/,
    unless: /\b(?:phone|account|routing|card|security|hours)\b/,
    isNoun: true,
  },
  {
    topic: 'REAPPLY',
    about:
      /\b(?:person|human|somebody|someone|manager|underwriter|supervisor)\b.{0,30}\b(?:look|review|check|reconsider|go over|decide)\w*\b.{0,30}\b(?:again|once more|a second time|over)\b|\b(?:second|new|another|human) (?:look|review|decision|opinion)\b/,
    unless: /\b(?:photo|upload|stubs?|id|license|offer|valuation|appraisal|why|notary|documents?|papers?)\b/,
  },
  {
    topic: 'REAPPLY',
    about:
      /\b(?:appeal|reconsider\w*|re ?open\w*|reactivate|reinstate|un ?cancel|re ?apply(?:ing)?|re ?submit|(?:second|another) (?:chance|look|try))\b|\b(?:apply|try|start)\b.{0,12}\b(?:again|over|new|another)\b|\b(?:undo|take back|reverse)\b.{0,25}\b(?:cancel\w*|withdraw\w*|decision|denial)\b|\b(?:cancel\w*|withdr\w+)\b.{0,20}\b(?:by mistake|by accident|accidentally|want it back)\b/,
    unless:
      /\b(?:photo|upload|credit check|sign(?:ing)? ?in|log ?in|password|notary|session|link|freeze|pin|payment|valuation)\b/,
    mayBeIf: true,
  },
  {
    topic: 'DECLINE_OFFER',
    about:
      /\b(?:say(?:ing)? no|declin(?:e|ing)|refus(?:e|ing)|reject(?:ing)?|turn(?:ing)? (?:it|this|that|the offer) down|do not (?:accept|agree|take|want)|not (?:accept|agree))\b.{0,40}\b(?:offer|terms|it|this|that|amount)\b|\b(?:have to|must|obligated to|forced to) (?:accept|take|agree to) (?:it|this|that|the (?:new |changed |lower )?(?:offer|terms))\b|\b(?:say no|decline it)\b/,
    unless: /\b(?:you (?:declin\w+|den\w+|reject\w*|refus\w*)|call|credit check|arbitration|autopay)\b/,
    mayBeIf: true,
  },
  {
    topic: 'INTEREST_ONLY',
    about:
      /\binterest only\b|\b(?:principal|balloon)\b.{0,30}\b(?:payments?|end|included|too|also|part)\b|\bpayments?\b.{0,30}\b(?:principal|balloon)\b/,
    unless: /\b(?:extra|additional|more|toward|towards|do you (?:have|offer))\b/,
    isNoun: true,
  },
  {
    topic: 'WHY_RATE',
    about:
      /\b(?:why|how come|how (?:is|was|did|do|does|are))\b.{0,40}\b(?:rate|apr|interest|percent)\b.{0,25}\b(?:high|higher|low|much|bad|that|this|up|so|set|determined|decide\w*|calculated|come up)\b|\bwhy\b.{0,20}\b(?:\d[\d ]*)?(?:percent|%)/,
    unless:
      /\b(?:apr\b.{0,30}\b(?:than|differ\w*)|rate\b.{0,20}\bthan|differ\w*|change\w*|went|gone|before|lower than|higher than)\b/,
  },
  {
    topic: 'DRAW_ALL',
    about:
      /\b(?:have to|must|need to|required to|forced to|got to|gotta|do i)\b.{0,20}\b(?:take|draw|use|borrow|accept|withdraw|get|want)\b.{0,20}\b(?:all|whole|full|entire|everything|max\w*|total)\b|\b(?:can|could|may) i\b.{0,15}\b(?:just |only )(?:take|draw|use|borrow|withdraw)\b.{0,20}\b(?:part|some|half|portion|little|less|\d+|what i need)\b|\b(?:take|draw|use|borrow)\b.{0,10}\b(?:only |just )?(?:a part|part|some|half|a portion|a little)\b.{0,20}\b(?:of (?:it|that|this|the|my)|money|now)\b/,
    unless: /\b(?:picture|photo|screenshot|income|autopay|later|documents?|again|interest)\b/,
  },
  {
    topic: 'TO_SIGN',
    about:
      /\b(?:can|could|may)\b.{0,12}\bsigning\b.{0,12}\b(?:wait|be (?:later|delayed|moved|postponed|put off))\b|\b(?:can|could|may) (?:i|we) sign\b.{0,20}\b(?:later|next week|after (?:my|our) (?:trip|vacation|travels?|holidays?))\b|\b(?:put off|postpone|delay|hold off on) (?:the )?signing\b/,
    unless: /\b(?:notary|appointment|again|in person)\b/,
  },
  {
    topic: 'TO_SIGN',
    about:
      /\b(?:what|which)\b.{0,40}\b(?:am|are|do|will|must|have|need)\b.{0,15}\b(?:i|we)\b.{0,20}\bsign(?:ing)?\b|\b(?:what|which|how many) (?:documents?|papers?|paperwork|forms?|things?)\b.{0,40}\bsign(?:ing|ed)?\b|\bwhat is (?:this|it|that)\b.{0,15}\bsign(?:ing)?\b/,
    unless: /\b(?:why|again|happens|after|before|if|once|who|id|bring|what name|sign (?:in|up))\b/,
    isNoun: true,
  },
  {
    topic: 'CREDIT_CHECKS',
    about:
      /\bwhy\b.{0,25}\b(?:pull|pulled|check|checked|run|ran|inquiry)\b.{0,20}\b(?:credit|inquiry|twice|again)\b/,
  },
  {
    topic: 'BALANCE',
    about:
      /\b(?:my|our|the) (?:current |loan |line )?balance\b|\b(?:how much|what) do i (?:still |currently |now )?owe(?: you| on (?:it|this|my line|the line))?$|\bmy payoff (?:amount|figure)\b/,
    unless: /\b(?:mortgage|card|first|second|home|bank|transfer|consolidat\w*)\b/,
    isNoun: true,
  },
  {
    topic: 'LOAN_NUMBER',
    about:
      /\b(?:loan|application|file|account|reference|case|line|heloc|confirmation|policy)\b ?(?:number|no|num|id|#)(?: |$)|\b(?:number|id|reference)\b.{0,12}\b(?:of|for) (?:my|the|this) (?:loan|application|file|line|account|case)\b/,
    unless: /\b(?:numbers|bank|checking|savings|routing|nmls|phone|deposit|money)\b/,
    isNoun: true,
  },
  {
    topic: 'SIGN_AGAIN',
    about:
      /\bwhy\b.{0,40}\b(?:sign|signature|signing|resign)\b.{0,25}\b(?:again|twice|another|more|second|still|now|once more)\b|\bsign(?:ed|ing)?\b.{0,20}\b(?:again|twice|second time|once more)\b|\bwhy\b.{0,30}\b(?:my|another|second|new) signature\b|\balready signed\b.{0,20}\bwhy\b/,
  },
  {
    topic: 'SIGNERS',
    about:
      /\b(?:husband|wife|spouse|partner|co ?(?:borrower|signer|owner|deeder)s?|joint|other (?:owner|signer|person|borrower)s?|who else|anyone else|anybody else|everyone|everybody|others)\b.{0,40}\b(?:sign(?:s|ed|ing|ature)?|on (?:my|the) (?:application|loan|line)|done|finished)\b|\bsigners?\b.{0,20}\b(?:left|missing|open|outstanding|are there)\b|\bwho (?:still |else )?(?:(?:has to|needs to|must|is going to) sign\b|signs|is signing|are the signers)/,
    unless:
      /\b(?:for (?:him|her|them)|instead|on (?:his|her|their) behalf|power of attorney|who (?:still )?(?:has|needs) to (?:act|do|review|approve))\b|\bif\b/,
  },
  {
    topic: 'FIRST_PAYMENT',
    about: new RegExp(
      `\\b(?:first|next|1st)\\b.{0,12}\\b(?:payment|bill|instal?lment)|${WHEN}.{0,40}\\b(?:payments?|paying|pay (?:you )?back|bill|instal?lments?)\\b.{0,15}\\b(?:due|start|begin|first)?|\\bpayment\\b.{0,12}\\b(?:due date|due day|due)\\b|\\bdue date\\b`,
    ),
    unless: /\b(?:late|miss|missed|skip|mortgage|payoff|pay off|get paid|get my money|you pay me)\b/,
  },
  {
    topic: 'CHANGE_OFFER',
    about: new RegExp(
      `(?=.*${CHANGE})(?=.*(?:${MAY}))(?=.*${OFFER_WORDS})|\\b(?:my|the) (?:rate|amount|payment|offer|term|fee|line)\\b.{0,15}\\btoo (?:high|low|small|big|much|long|short)\\b|\\b(?:do not|not) (?:like|happy with|want)\\b.{0,15}\\b(?:rate|amount|payment|offer|term|fee)\\b|\\bis (?:my|the) (?:amount|rate|offer|payment|term) (?:final|fixed now|locked in|set)|\\b(?:can|could|will|may|might) (?:my|the) (?:rate|amount|payment|offer)\\b.{0,15}\\bchange\\b|\\bchange my mind about the (?:amount|offer|term|rate)`,
    ),
    unless:
      /\b(?:why|email|phone|address|name|employer|job|income|bank|account|autopay|password|answer|marital|notary|appointment|due date|payment date|signer|after (?:i )?clos|later|again|redraw|variable|cancel\w*|rescind|withdraw)\b/,
  },
  {
    topic: 'ACCOUNT',
    about:
      /(?=.*\b(?:change|switch|update|correct|fix|edit|different|wrong|another|new)\b)(?=.*\b(?:bank|checking|savings|deposit) ?(?:account)?\b|.*\b(?:account|where)\b.{0,25}\b(?:money|funds|cash|deposit|account number)\b)/,
    unless: /\b(?:statement|why|fraud|password|email|autopay)\b/,
  },
  {
    topic: 'CHANGE_ANSWER',
    about:
      /(?=.*\b(?:change|edit|update|correct|fix|switch|modify|different|wrong|mistake|another)\b)(?=.*(?:\b(?:can|could|may|able|still|too late|possible|what|which|how do|want|need|made)\b))(?=.*\b(?:answers?|address|employer|job|income|bank account|account|owner|ownership|title|marital|married|purpose|application|information|details|anything|something|what i (?:said|put|entered))\b)/,
    unless:
      /\b(?:email|phone number|password|notary|appointment|rate|line amount|offer|fraud|w2|stub)\b|\bwhy\b/,
  },
  {
    topic: 'CANCEL',
    about:
      /\b(?:can|could|may|able|still|too late|until when|how long|last day|deadline|by when|when|how|want|wanna|like|need|where)\b.{0,45}\b(?:cancel(?:ing|ling)?|rescind|withdraw|back out|get out|pull out|opt out|bail|change (?:my|our) mind)\b|\bchanged (?:my|our) minds?\b(?!.*\b(?:about the|amount|term|rate|fee)\b)|^(?:please )?cancel (?:it|this|everything|my (?:loan|line|application|heloc))|\b(?:rescission|cancellation|cancelation|cooling off)\b.{0,25}\b(?:period|day|end|ends|over|deadline|date|expire)/,
    unless:
      /\b(?:appointment|notary|insurance|policy|credit card|autopay|what is (?:the|a) right|why|cancel(?:l?ed|lation fee)|withdraw (?:money|cash|funds|more|from))\b/,
    mayBeIf: true,
  },
  {
    topic: 'REASONS',
    about:
      /\bwhy\b.{0,50}\b(?:declin\w*|den(?:y|ied)|reject\w*|turn(?:ed)? (?:me )?down|refus\w*|not approved|lower offer|offer (?:change|lower|go down|smaller|different)|(?:amount|offer|line|rate)\b.{0,15}\b(?:changed?|lower|smaller|less|went|gone|go|drop|dropp?ed|reduced|reduce|cut|shrink|shrank|shrunk|fell|fall|decreased?|come down|came down))|\breasons?\b.{0,20}\b(?:denial|decline|rejection)\b/,
    unless: /\b(?:someone|people|others|do you)\b/,
  },
  {
    topic: 'APPOINTMENT',
    about: new RegExp(
      `${WHEN}.{0,45}\\b(?:notary|appointment|closing appointment|meeting|signing appointment)|\\b(?:my|our|the) (?:notary )?(?:appointment|notary session|notary meeting|meeting with the notary)\\b|\\bwhere\\b.{0,25}\\b(?:notary|appointment|meet)|\\b(?:is|has|did)\\b.{0,20}\\b(?:notary|appointment)\\b.{0,20}\\b(?:booked|confirmed|set|scheduled)`,
    ),
    unless:
      /\b(?:need a notary|without|fee|cost|missed|late|bring|ids?|license|passport|reschedule|resched|how do i|what does|happens|hung up|disconnect\w*|dropp?ed|broke|cut (?:off|out)|crash\w*|froze|fail\w*|lost (?:connection|the)|did not (?:work|show|come)|never (?:showed|came|joined)|no show|not working|instead)\b/,
  },
  {
    topic: 'DEADLINE',
    about:
      /\b(?:deadline|last day|due by|by when|until when|how long do i have|how much time do i have|when (?:do|does|must|should) (?:i|it|this|my (?:application|offer|offers)) (?:have to|need to|expire|end|run out|be done))\b|\b(?:my|the) offers?\b.{0,15}\b(?:expire[ds]?|valid|good for|held)\b/,
    unless: /\b(?:cancel|rescind|in general|pay (?:it|this|that|you|the \w+|my \w+)? ?(?:back|off)|repay)\b/,
    isNoun: true,
  },
  {
    topic: 'STEPS_LEFT',
    about:
      /\bhow (?:many|much)\b.{0,20}\b(?:steps?|left|more to (?:do|go)|remaining|to go|longer)\b|\bsteps?\b.{0,12}\b(?:left|remain|remaining)\b|\bhow (?:far|close) (?:along )?am i\b|\b(?:comes|is|happens)\b.{0,12}\bafter (?:this|that|i (?:\w+))\b|\bhow far along\b|\balmost (?:done|finished|there)\b|\bwhat percent\w* (?:done|complete)/,
    unless: /\b(?:owe|balance|principal|line|borrow)\b/,
    isNoun: true,
  },
  {
    topic: 'MONEY',
    about: new RegExp(
      `\\b(?:get|have|receive|send|see|need)\\b.{0,20}\\b(?:money|funds|cash|paid)\\b.{0,15}\\b(?:sooner|faster|earlier|quicker|today|now|this week|before|by (?:then|\\w+day|the weekend|next week)|in time|on time)\\b|\\b(?:send|sent|wire|wired|release|released|deposit|deposited)\\b.{0,15}\\b(?:money|funds|cash|wire|transfer)\\b|${WHEN}.{0,50}\\b(?:money|funds?|funded|cash|paid out|payout|deposit(?:ed)?|disburs\\w*|wire|transfer|loan funded)|\\bwhere (?:is|are) (?:my|the|our) (?:money|funds|cash)|\\bwhy\\b.{0,25}\\b(?:money|funds|cash)\\b|\\b(?:my|the|no) (?:money|funds|cash)\\b.{0,25}\\b(?:here|yet|come|came|arrive\\w*|late)\\b|\\b(?:did|have|has|was|is)\\b.{0,20}\\b(?:money|funds|cash|loan|line|wire|transfer|payment)\\b.{0,20}\\b(?:sent|wired|funded|arrived|gone out|released|paid out|on its way|disbursed|go out|deposited)|\\bwhen do i get (?:paid|funded)\\b`,
    ),
    unless: /\b(?:spend|use|how do you|in general|account|bank|where do|which)\b/,
  },
  {
    topic: 'CASH',
    about:
      /\bhow much\b.{0,30}\b(?:cash|in hand|net|money (?:do|will|would|am) i|do i (?:actually )?(?:get|receive|see|keep|walk away)|will i (?:actually )?(?:get|receive)|am i (?:getting|receiving)|end up with|left over|lands? in|deposited|(?:hits?|reach\w*|arrives? in|goes (?:in)?to) my (?:\w+ )?account|of (?:it|that|this) (?:do|will) i|after (?:all )?(?:the |your )?(?:fees?|costs?))\b|\bcash (?:out|amount|in hand)\b|\b(?:net|take home) (?:amount|proceeds)\b|\bproceeds\b/,
    unless: /\b(?:can i get|could i get|back from|minimum|maximum|max|qualify)\b/,
    isNoun: true,
  },
  {
    topic: 'FEE',
    about:
      /\b(?:origination|closing|recording|my|the|your)? ?(?:fees?|closing costs?|costs?|charges?)\b.{0,30}\b(?:am i|i am|do i|will i|i pay|my|mine|i have|for me|on my|of my)\b|\b(?:my|our)\b.{0,20}\b(?:fees?|closing costs?|costs|origination fee)\b|\bhow much\b.{0,25}\b(?:fees?|costs?)\b.{0,25}\b(?:me|i|my)\b/,
    unless:
      /\b(?:why|waive|negotiate|avoid|notary|appraisal|valuation|late|early|annual|what is an?|do you charge|when)\b/,
  },
  {
    topic: 'TERM',
    about:
      /^(?:how many )?years$|\bhow many years\b|\bhow long\b.{0,35}\b(?:pay (?:it|this|that|the loan|the line|my loan|you)? ?(?:back|off)|repay|is my (?:loan|term|line)|my (?:loan|term|line)|paying|for me)\b|\b(?:my|our) (?:loan |repayment )?(?:term|years)\b|\bterm (?:did|have) i\b|\bwhen (?:is|will) (?:my|the|it) ?(?:loan|line)? ?(?:be )?(?:paid off|repaid)/,
    unless: /\b(?:terms of use|change|early|draw period|draw|penalty|after|own|owned)\b/,
    isNoun: true,
  },
  {
    topic: 'PAYMENT',
    about: new RegExp(MONTHLY),
    unless:
      /\b(?:late|miss|missed|skip|extra|early|mortgage payment|down payment|car|first|next|due date|how (?:is|are|do) (?:the )?(?:my )?payments? (?:calculated|work)|method|why|interest only|make a payment|payoff|pay off|income|salary|earn|made?|raise|increase|go up|change|lower|taxes)\b/,
    isNoun: true,
  },
  {
    topic: 'TOTAL_INTEREST',
    about:
      /\b(?:interest|pay|payments|cost|repay)\b.{0,30}\b(?:in total|total|altogether|in all|overall|over the (?:life|term|years)|by the end)\b|\btotal (?:interest|cost|of payments|payments|amount i pay)\b/,
    unless: /\b(?:fees?|closing)\b/,
  },
  {
    topic: 'RATE',
    about: /\b(?:interest|rates?|apr|percent(?:age)?)\b/,
    unless:
      /\b(?:why|how (?:is|are|do you|did you)|fixed|variable|lock|locked|adjustable|difference|differ|different|higher than|compare|cap|total|altogether|in all|match|lower|reduce|discount|begin|start|accru\w*|deduct\w*|first|only|what is (?:an? )?apr$|mean|means|go up|change|rise|increase|on my (?:mortgage|first)|best|range|today|current rates|ltv|cltv|percent(?:age)? of|interested)\b/,
    isNoun: true,
  },
  {
    topic: 'CREDIT',
    about:
      /\b(?:my|our) (?:credit|fico)(?: score| report| check| file)?\b.{0,35}\b(?:is|was|did|have|has|come|pulled|checked|what|used|see|saw|hit|hurt)?|\b(?:did|have|has|when|will)\b.{0,20}\b(?:you|it)\b.{0,20}\b(?:pull|pulled|check|checked|run|ran)\b.{0,15}\bcredit\b|\b(?:hard|soft) (?:credit )?(?:pull|check|inquiry)\b.{0,25}\b(?:done|made|happen|yet|already|my|me)\b|\bwhat (?:credit |fico )?score\b.{0,20}\b(?:did|do|have|was|you)\b.{0,10}\b(?:you|use|get|see|used|have|for me)\b/,
    unless:
      /\b(?:minimum|need|required|improve|raise|repair|dispute|freeze|frozen|locked|unfreeze|bureau do you|which bureau|affect|hurt|impact|lower my|limit|credit line|line of credit|my credit card)\b/,
  },
  {
    topic: 'HOME_VALUE',
    about:
      /\b(?:value|worth|valued|valuation|appraised|appraisal|avm|bpo)\b.{0,35}\b(?:my|our|you|done|come|back|in|at|home|house|property|use|used|result)\b|\b(?:my|our) (?:home|house|property)\b.{0,25}\b(?:value|worth|valued|appraise\w*)\b|\b(?:my|the) (?:appraisal|valuation|home value)\b/,
    unless:
      /\b(?:do you (?:need|require|use)|do i need|need an?|fee|cost|how do you|dispute|wrong|too low|challenge|disagree|who (?:does|pays)|neighbor|copy)\b/,
    isNoun: true,
  },
  {
    topic: 'AUTOPAY',
    about: /\b(?:auto ?pay|automatic payments?|automatically|direct debit|auto debit)\b/,
    unless:
      /\b(?:discount|do i have to|required|turn (?:it )?off|turn (?:it )?on|how do i|stop|cancel|set ?up|mandatory|need)\b/,
    isNoun: true,
  },
  {
    topic: 'ACCOUNT',
    about:
      /\b(?:which|what|where|is|did|have|has|my|our)\b.{0,40}\b(?:bank account|checking|savings account|account (?:on file|you have|do you have|linked|ending|will)|bank (?:do you|on file|linked))\b|\b(?:which|what) (?:bank|account)\b|\bwhere\b.{0,25}\b(?:send|sending|deposit|wire|put)\b.{0,15}\b(?:my|the)? ?(?:money|funds|cash)\b/,
    unless:
      /\b(?:password|sign in|log ?in|delete|safe|why|how do i|wrong|change|open an?|statement|fraud|review|pay from|kind of|types? of)\b/,
  },
  {
    topic: 'IDENTITY',
    about:
      /\b(?:is|was|has|did|have|were|got)\b.{0,30}\b(?:identity|id|license|licence|passport|driver)\b.{0,40}\b(?:verif(?:y|ied)|accept(?:ed)?|approved?|go through|gone through|received|ok|okay|good|cleared|check(?:ed)?|work|worked|get|uploaded|pass|passed)\b|\b(?:get|got|receive|received|have)\b.{0,12}\bmy (?:id|license|licence|passport|driver)\b|\b(?:my|the) (?:id|identity) (?:check|verification)\b/,
    unless: /\b(?:what (?:kind|type)|which id|which kind|expired|how do i|why|lost|id number)\b/,
  },
  {
    topic: 'INCOME',
    about:
      /\b(?:is|was|has|did|have|were|what|how much)\b.{0,35}\b(?:income|pay ?stubs?|salary|employment|employer|job|paycheck|w2)\b.{0,40}\b(?:verif(?:y|ied)|accept(?:ed)?|approved?|go through|gone through|received|confirm(?:ed)?|check(?:ed)?|have for me|do you have|did you (?:use|get|find|count)|on file|get|good|enough|answer|answered|respond|verify)\b|\b(?:get|got|receive|received)\b.{0,12}\bmy (?:pay ?stubs?|income|w2)\b|\b(?:my|our) income\b.{0,20}\b(?:verification|check|use|used|count|counted|do you have)\b|\bwhat (?:is|was) my (?:verified |stated )?income\b/,
    unless:
      /\b(?:how do i|what counts|which|why|need|kind|types?|if|minimum|lost|changed|new job|how do you|does)\b/,
  },
  {
    topic: 'INSURANCE',
    about:
      /\b(?:is|was|has|did|have|do|got|my|our)\b.{0,30}\b(?:insurance|homeowners|policy|coverage|hazard)\b.{0,35}\b(?:accepted|ok|okay|enough|good|received|get|got|go through|approved|on file|verified|done|come through|have|reviewed|checked|sufficient)\b|\b(?:get|got|receive|received|have|need)\b.{0,15}\bmy (?:insurance|homeowners|policy|proof of insurance)\b/,
    unless:
      /\b(?:how much insurance|flood|what kind|why|do i need insurance|title insurance|mortgage insurance|pmi|how do i|life)\b/,
  },
  {
    topic: 'TITLE',
    about:
      /\b(?:title)\b.{0,30}\b(?:done|complete|completed|clear|cleared|come back|back|finished|ready|ok|okay|pass|passed|status|search|check|work|report|issue|problem)\b|\b(?:is|was|has|did)\b.{0,15}\btitle\b/,
    unless:
      /\b(?:why|what is (?:a )?title|insurance|fee|cost|who pays|do you|need|deed|in my name|how long)\b/,
  },
  {
    topic: 'RECORDING',
    about:
      /\b(?:recorded|record)\b.{0,25}\b(?:deed|lien|mortgage|county|yet)\b|\b(?:deed|lien)\b.{0,20}\b(?:recorded|filed|on record)\b/,
    unless: /\b(?:fee|cost|tax|why|what does|what is|how long|release|remove)\b/,
  },
  {
    topic: 'DEBTS',
    about:
      /\b(?:which|what|how many|how much|do|does|will|is|are)\b.{0,40}\b(?:mortgages?|loans?|liens?|debts?|heloc|second)\b.{0,35}\b(?:you (?:have|see|found|know|show|pay off|paying)|paid off|pay off|payoff|paying off|on file|listed|get paid|being paid|do i have|i have|i owe)\b|\b(?:pay(?:ing)? off|payoff)\b.{0,20}\bmy (?:\w+ ){0,2}(?:mortgage|first|second|heloc|loan|old|other)\b|\bhow much do i (?:still )?owe\b.{0,20}\b(?:mortgage|home|house)\b|\bmy mortgage (?:balance|payoff)\b/,
    unless:
      /\b(?:why|how (?:do|does|long|can)|can i|could i|penalty|early|this line|the line|if|maximum|max|too much|what happens|secured)\b/,
  },
  {
    topic: 'SIGNED',
    about:
      /\b(?:did|have|has|am|is|was|what|when|where|which)\b.{0,25}\b(?:i|my|we|our|documents?|agreement|note|everything)\b.{0,25}\b(?:sign|signed|signature|done signing|finished signing)\b/,
    unless:
      /\b(?:why|need|have to|how do i|where do i sign|sign (?:in|up)|signed (?:in|up)|deadline|cancel|after i|once i|if|money|fund\w*|paid)\b/,
  },
  {
    topic: 'AMOUNT',
    about:
      /\b(?:how (?:much|big|large|high)|what|which|tell me|remind me|show me)\b.{0,40}\b(?:approved for|preapproved|am i approved|qualify|qualified|can i (?:still )?(?:borrow|get|take|have)|(?:could i|i can|i could) (?:borrow|get|take)|did i (?:choose|pick|take|ask|select|get|borrow)|do i get|i get|am i (?:getting|borrowing)|i am borrowing|credit line|line amount|line of credit|loan amount|amount|limit|maximum|max|most)\b|\b(?:my|our) (?:line|limit|credit limit|credit line|loan amount|amount|approved amount|maximum)\b|\bhow (?:much|big|large|high) is (?:my|the|our) (?:line|loan|heloc|limit|offer)\b/,
    unless:
      /\b(?:in general|maximum line you|do you lend|usually|income|debt|equity|insurance|minimum draw|draw|redraw|fee|fees|payment|monthly|if i|score|is the (?:minimum|maximum|most|least) (?:you|anyone)|why|how is|document|cost|can i lower|withdraw|owe)\b/,
    isNoun: true,
  },
  {
    topic: 'DECISION',
    about:
      /\b(?:am|are|was|were|have|has|did|is)\b.{0,20}\b(?:i|we|my|it|the|our)\b.{0,25}\b(?:approved|approval|accepted|denied|declined|rejected|turned down|get approved|clear to close|a decision|decision)\b|\b(?:your|the|any|my) decision\b|\bdid i (?:get|qualify)\b|\bdid you (?:already )?(?:approve|decline|deny|reject|turn down|accept) (?:me|us|my|it)\b/,
    unless:
      /\b(?:why|how do you|chances|odds|likely|what happens if|if i|affect|soon|id|license|insurance|income|pay ?stub|documents?|how much|for how)\b/,
  },
  {
    topic: 'DATES',
    about:
      /\bwhen did (?:i|we) (?:apply|start|begin|submit|register|send (?:in )?my application)|\b(?:did|have) (?:i|we) (?:already )?(?:submit|submitted|apply|applied)|\b(?:date|day)\b.{0,15}\b(?:i applied|of my application|i submitted)/,
  },
  {
    topic: 'CONTACT',
    about:
      /\bwho (?:is|are) my (?:loan officer|officer|agent|underwriter|processor|contact|banker|lender|rep|representative|case manager|specialist|closer)|\b(?:name|number|email) of my (?:loan officer|underwriter|processor|agent|contact)\b|\bmy (?:loan officer|processor|underwriter)\b/,
    unless: /\b(?:talk|speak|call me|connect)\b/,
  },
  {
    topic: 'PROFILE',
    about:
      /\b(?:which|what) (?:home|house|property|address) is (?:this|it|that)\b|\bis (?:the|my) (?:address|name|phone|email|employer)\b.{0,25}\b(?:on|in|of|for) (?:my|the|this) (?:application|file|loan|line)\b|\bis (?:the|my) (?:address|phone|email|employer)\b.{0,20}\b(?:right|correct|wrong|spelled)\b|\bwhat (?:do you have|is|information|data|details|did i (?:put|say|enter|tell))\b.{0,30}\b(?:address|name|phone|email|employer|purpose|information|details|on file|about me|property)\b|\b(?:which|what) (?:address|property|home|house|email|phone)\b.{0,35}\b(?:have|use|is (?:my|the|this)|on file|put|for)\b/,
    unless:
      /\b(?:your (?:address|phone|email|name|employer)|do you need|need from me|what is an?|documents|why|how do you|protect|share|sell)\b/,
    isNoun: true,
  },
  {
    topic: 'CONDITIONS',
    about:
      /\b(?:what|which|how many)\b.{0,30}\b(?:documents?|paper(?:s|work)?|files?|proofs?|pay ?stubs?|stubs?|statements?|photos?|pictures?|pages?)\b.{0,35}\b(?:upload|send|provide|submit|show|give|hand in)\b|^(?:and |so )?how many (?:pay ?stubs?|stubs?|documents?|statements?|months of statements)\b|\bwhat (?:exactly )?(?:do|should|must|am) i\b.{0,20}\b(?:upload|send (?:you|in)|submit|provide)|\b(?:what|which|any|did|have|is|are|do)\b.{0,30}\b(?:documents?|paper(?:s|work)?|upload(?:ed|s)?|files?|conditions?|statements?|tax returns?|proof|items?)\b.{0,40}\b(?:missing|need|want|outstanding|open|left|still|get|got|receive|received|accepted|reviewed|asked|send|sent|from me|i (?:sent|uploaded)|go through|arrive|approved)\b|\bwhat (?:else )?do you (?:still )?(?:need|want) from me\b/,
    unless:
      /\b(?:how do i|to apply|in general|why|where do i|what file|format|sign|signed|which documents do i need to apply|do i need to get started)\b/,
    isNoun: true,
  },
  {
    topic: 'WAIT',
    about:
      /\bwhy\b.{0,40}\b(?:waiting|wait|long|slow|stuck|pending|on hold|delay(?:ed)?|review|not moving|taking)\b|\bwho\b.{0,25}\b(?:acts?|has|have|is|reviewing|working|handling|looking|deciding|approves|responsible|next)\b.{0,35}\b(?:it|my|file|application|now|act|turn|next)\b|\bwhat (?:are we|are you|am i|is it|is my application) (?:all )?(?:waiting|stuck)\b|\bhow (?:much longer|long will (?:it|this) (?:take|be)|long does (?:this|my) (?:step|review)|long (?:until|before) (?:it|this|you))\b/,
    unless: /\b(?:my score|hours|regulates|supervises|who are you)\b/,
    isNoun: true,
  },
  {
    topic: 'NEXT',
    about:
      /\bwhat (?:do|should|must|can) (?:i|we) (?:have to |need to )?do (?:next|now)|\bwhat (?:is|are|comes|happens) (?:my )?next\b|\bnext (?:step|thing|task|move)\b|\b(?:do|is there)\b.{0,15}\b(?:i need to do|i have to do|anything (?:for me|i|to do)|something (?:for me|i|to do))|\bmy turn\b|^(?:(?:ok|okay|so|and|well|alright|done|now) )*what now\b|\bneed (?:anything|something) from me\b|\bwhat is left\b/,
    unless: /\b(?:after (?:i sign|closing)|if i)\b/,
    isNoun: true,
  },
  {
    topic: 'STANDING',
    about:
      /\b(?:status|stand|progress|update|news|happening|going on|where am i|where are we|what (?:step|stage)|which (?:step|stage)|step am i)\b/,
    unless: /\b(?:marital|visa|immigration|email updates|employment status|news about the)\b/,
    isNoun: true,
  },
  {
    topic: 'TERMS',
    about:
      /\b(?:my|our|the) (?:offers?|terms|loan details|deal)\b|\b(?:what|which|how many) offers?\b|\bwhat did i (?:pick|choose|sign up for|agree to)\b/,
    unless: /\b(?:why|terms of use|change|how do i|expire|choose between|compare|should)\b/,
  },
];

/** Says that a person asks about themselves. */
const SELF = /\b(?:i|me|my|mine|myself|we|us|our|ours)\b/;
/** Asks for a value, a day, a place or a person. */
const ASKS_VALUE =
  /\b(?:what|which|when|where|who|how (?:much|many|big|large|high|long|far)|tell me|show me|remind|give me|need|looking for|forgot|do you know|can you see)\b/;
/** Asks for reasons, for leave to do something or for an opinion: a value is no answer. */
const ASKS_MORE =
  /\bwhy\b|^(?:and |but |so |ok |hi |hello )*(?:can|could|may|might|should|must|would|do|does|will) (?:i|we|you|this|that|it|my|the|they|someone)\b|\bmatters?\b|\bhow (?:do|can|should) (?:i|we)\b|^i (?:do not|am not|want|would like|hate|think)\b/;
/** Topics whose answer is a value. */
const VALUES: readonly OwnTopic[] = [
  ...['AMOUNT', 'CASH', 'RATE', 'TOTAL_INTEREST', 'PAYMENT', 'TERM', 'FEE', 'HOME_VALUE', 'DEBTS', 'PROFILE'],
  ...['BALANCE', 'CREDIT', 'AUTOPAY', 'TERMS'],
] as OwnTopic[];

/** The application itself may stand for oneself: “what is the status?”, “when is the money sent?” */
const THE_LOAN =
  /\b(?:the|this|that) (?:loan|line|application|offer|amount|rate|payment|money|funds|term|appointment|notary|title|appraisal|valuation|decision|deed|insurance|status|file|fee)\b|\b(?:did|have) you\b|\bit\b|\bthe (?:first|next) payment\b|\b(?:too late|still possible|already|yet|so far)\b/;
/** Questions about what would happen, what others do or how something is done in general: the search answers them. */
const GENERAL =
  /\byour (?:interest )?(?:rates?|fees?|aprs?|hours|minimums?|maximums?|limits?|terms|address|phone)\b|\b(?:what (?:if|happens (?:if|when))|what (?:is|are|does) (?:a|an)\b|what does .* mean|do you (?:charge|offer|require|lend|accept|report|allow|take|check|do)|does (?:anyone|everyone|somebody)|people|customers|borrowers|usually|typically|in general|generally|normally|minimum|requirements?|eligible|before i apply|if i)\b|^if\b/;
/** The most words of a question that only names a topic. */
const MOST_NOUN_WORDS = 6;

const VOCABULARY = [
  ...new Set(
    ROWS.flatMap(({ about }) => about.source.match(/[a-z]{5,}/g) ?? []).filter(
      (word) => !word.includes('\\'),
    ),
  ),
];

/** Topics whose answer is one sentence, so that a question may ask for several: “what are my rate and my payment?” */
const COMBINED: readonly OwnTopic[] = [
  ...VALUES,
  ...(['FIRST_PAYMENT', 'LOAN_NUMBER', 'DEADLINE', 'APPOINTMENT', 'MONEY', 'ACCOUNT'] as const),
];
const CLAUSE = /[,;&]|\b(?:and|plus|also|as well as)\b/i;
const MOST_CLAUSES = 4;

/** Returns the clauses of a question that may each ask for something; none for a question of one clause or of many. */
export function clausesIn(question: string): readonly string[] {
  const clauses = question.split(CLAUSE).filter((clause) => clause.trim() !== '');
  return clauses.length > 1 && clauses.length <= MOST_CLAUSES ? clauses : [];
}

/** Returns whether a question asks for all of these topics. */
export function areCombined(topics: readonly OwnTopic[], whole: OwnTopic | undefined): boolean {
  return (
    new Set(topics).size > 1 &&
    [...topics, ...(whole ? [whole] : [])].every((topic) => COMBINED.includes(topic))
  );
}

/** Returns what a person with an application asks about it; undefined if the question isn't about it. */
export function ownTopicOf(question: string): OwnTopic | undefined {
  const asked = plainQuestion(question);
  const isShort = asked.split(' ').length <= MOST_NOUN_WORDS;
  const isOwn = SELF.test(asked) || THE_LOAN.test(asked);
  if (!isOwn && !isShort) return undefined;
  const isGeneral = GENERAL.test(asked);
  const isValue = ASKS_VALUE.test(asked.replace(/\bdo (?:i|you) need\b/, '')) && !/\bwhy\b/.test(asked);
  const tellsValue = isValue || !ASKS_MORE.test(asked);
  const row = ROWS.find(
    ({ topic, about, unless, isNoun, mayBeIf }) =>
      (isOwn || isNoun) &&
      (!isGeneral || mayBeIf) &&
      (tellsValue || !VALUES.includes(topic)) &&
      about.test(asked) &&
      !unless?.test(asked),
  );
  return row?.topic;
}

/** Returns whether a topic may answer a question: a value doesn't say why. */
export function mayBeAskedBy(question: string, topic: OwnTopic): boolean {
  return !VALUES.includes(topic) || !/\bwhy\b|\bhow come\b/.test(plainQuestion(question));
}

/** Returns whether a question is about the person who asks it. */
export function isAboutOneself(question: string): boolean {
  return SELF.test(plainQuestion(question));
}

const OTHERS =
  /\b(?:he|she|his|her|him|hers|they|their|them|someone|somebody|anyone|everyone|another|other|others|neighbou?rs?|friends?|brother|sister|mother|father|son|daughter|cousin|ex|boss|coworker|tenant|landlord|boyfriend|girlfriend|uncle|aunt|client|customer|people|you|your|names?)\b/;

/** Returns whether a question names or means a person besides the person who asks it. */
export function speaksOfOthers(question: string): boolean {
  return OTHERS.test(plainQuestion(question)) || /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(question);
}

/** Returns a question in lower case and in full, without punctuation, and with typing errors in words of the table corrected. */
export function plainQuestion(question: string): string {
  return spelledOut(question)
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) =>
      VOCABULARY.includes(word) ? word : (VOCABULARY.find((known) => isMisspelled(word, known)) ?? word),
    )
    .join(' ');
}
