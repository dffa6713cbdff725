import { isReasonCode, REASONS } from './reason-codes.ts';

/** Words that say too little of this one file to be a reason, or are none that the law lets anybody be refused for. */
type Unfit = {
  readonly says: RegExp;
  readonly why: string;
  readonly source: string;
  readonly instead: string;
};

const PROHIBITED = '12 CFR 1002.2(z), 1002.4(a)';

/** What may not stand as a principal reason, each with the law that says so and what to write in its place. */
const UNFIT: readonly Unfit[] = [
  {
    says: /\b(internal|company|lending|lender['’]?s?|bank['’]?s?|credit|underwriting|our|corporate) (policy|policies|standards?|guidelines?|criteria|criterion|rules?|requirements?)\b/i,
    why: 'that a policy or a standard of ours was not met is not specific',
    source: '12 CFR 1002.9(b)(2)',
    instead: 'write what in this file does not meet it',
  },
  {
    says: /\b(scor(e|es|ed|ing|ecards?)|qualifying (number|mark))\b/i,
    why: 'that a score was not reached is not specific',
    source: '12 CFR 1002.9(b)(2)',
    instead: 'write what held the score down, or choose its code, AA17 or AA22 say',
  },
  {
    says: /\b(algorithms?|our (model|system|computer|software)|risk (model|profile|appetite)|too risky|high risk)\b/i,
    why: 'that a model or its measure of risk decided is not specific',
    source: 'comment 9(b)(2)-4 to 12 CFR 1002.9',
    instead: 'write what it looked at in this file',
  },
  {
    says: /\b((business|management('s)?) (decision|reasons?)|our discretion|other reasons?|various reasons?|(you|applicant|borrower|application) (is|are|was|were|does|do|did) not (eligible|qualify|qualified|acceptable|approved))\b/i,
    why: 'it says that the application was refused, and not why',
    source: '12 CFR 1002.9(b)(2)',
    instead: 'write the fact that stands against it',
  },
  {
    says: /\b(you|applicant|borrower|owner)s? (are|is|were|was|will be|would be|seem|looks?)\b[^.,;:]*\b((too|very|rather) (old|young)|elderly|aged|of (an|your|this) age)\b|\b(your|his|her|their|applicant['’]s|borrower['’]s|advanced|old) age\b|\bage (limit|group)\b|\b(elderly|senior citizens?)\b|\btoo (old|young) (to|for) (borrow|lend|a line|credit)\b/i,
    why: 'nobody is refused for their age',
    source: `${PROHIBITED}, 1002.6(b)(2)`,
    instead: 'write another reason if there is one; of whoever cannot yet make a contract choose AA32',
  },
  {
    says: /\b(marital status|(you|applicant|borrower) (are|is|were|was) (un)?married|(you|applicant|borrower) (are|is|were|was) divorced|divorcee|widow(s|ed|er|ers)?|spinster|bachelor|single (man|woman|mother|father|parent))\b/i,
    why: 'nobody is refused for their marital status',
    source: PROHIBITED,
    instead: 'write what of the income, the title or the debts could not be shown',
  },
  {
    says: /\b(your race|race of|racial|minority|ethnic(ity)?|national origin|nationality|foreigner|immigrants?|skin colou?r|colou?r of (your )?skin|religio(n|us)|hispanic|latin[oax]|muslims?|islam(ic)?|jew(s|ish)?|christians?|hindus?|buddhists?)\b/i,
    why: 'nobody is refused for their race, color, religion or national origin',
    source: PROHIBITED,
    instead: 'write another reason if there is one',
  },
  {
    says: /\b(sex|sexual|gender|women|woman|female|male|pregnan(t|cy)|maternity|child-?bearing)\b/i,
    why: 'nobody is refused for their sex, nor for bearing or rearing children',
    source: `${PROHIBITED}, 1002.6(b)(3)`,
    instead: 'write what of the income could not be shown',
  },
  {
    says: /\b(disab(led|ility|ilities)|handicap(ped)?|familial status|(your|small|young|many) children)\b/i,
    why: 'nobody is refused a loan on a home for a handicap or for children',
    source: '42 USC 3605',
    instead: 'write what of the income or the debts could not be shown',
  },
  {
    says: /\b(public assistance|welfare|food stamps|snap benefits|section 8)\b/i,
    why: 'nobody is refused because their income comes from public assistance',
    source: `${PROHIBITED}, 1002.6(b)(5)`,
    instead: 'write how much of the income could be shown, or choose AA08 or AA10',
  },
  {
    says: /\bcomplained\b|\b(complaints?|lawsuits?|claims?) (about|against) us\b|\byour (complaints?|lawsuits?)\b/i,
    why: 'nobody is refused for using a right that the law of consumer credit gives',
    source: PROHIBITED,
    instead: 'write another reason if there is one',
  },
];

/** Fewer words name no fact: "Declined", "Too old", "Bad credit". */
const FEWEST_WORDS = 4;

/** The codes that a person does not choose: the score is never printed, and another reason stands in its own words. */
const NOT_CHOSEN: readonly string[] = ['AA24', 'AA26'];

/**
 * Why something may not stand as a principal reason of a refusal, and what to write instead, in words for whoever writes it; undefined
 * where it may. Held against what a person gives and what a policy prints. Source: 12 CFR 1002.9(b)(2).
 * @param reason a code of the table of reasons, or the reason in full
 */
export function unfitReason(reason: string): string | undefined {
  if (isReasonCode(reason))
    return NOT_CHOSEN.includes(reason)
      ? `${reason} is no reason by itself: write it in full, or choose another of ${chosenCodes()}`
      : undefined;
  const unfit = UNFIT.find(({ says }) => says.test(reason));
  if (unfit) {
    const { why, source, instead } = unfit;
    return `"${unfit.says.exec(reason)?.[0]}" may not stand in a notice: ${why} (${source}). Instead ${instead}`;
  }
  if ((reason.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS) return undefined;
  return `Must be a reason in ${FEWEST_WORDS} words or more, with the fact that stands against the application (12 CFR 1002.9(b)(2)), or one of ${chosenCodes()}`;
}

function chosenCodes(): string {
  const codes = Object.keys(REASONS).filter((code) => !NOT_CHOSEN.includes(code));
  return `the codes from ${codes[0]} to ${codes.at(-1)}`;
}
