import * as z from 'zod';
import { isReasonCode, REASONS, type ReasonCode } from './reason-codes.ts';
import { MOST_REASONS } from './score-factors.ts';

/** A pattern that is too vague for a reason, or names a reason that the law forbids. */
type UnfitPattern = {
  readonly pattern: RegExp;
  readonly why: string;
  readonly source: string;
  readonly instead: string;
};

const PROHIBITED = '12 CFR 1002.2(z), 1002.4(a)';

/** The patterns that a principal reason may not match, each with its law and advice. */
const UNFIT_PATTERNS: readonly UnfitPattern[] = [
  {
    pattern:
      /\b(internal|company|lending|lender['’]?s?|bank['’]?s?|credit|underwriting|our|corporate) (policy|policies|standards?|guidelines?|criteria|criterion|rules?|requirements?)\b/i,
    why: 'an unmet policy or standard is not specific',
    source: '12 CFR 1002.9(b)(2)',
    instead: 'state the fact that doesn’t meet it',
  },
  {
    pattern: /\b(scor(e|es|ed|ing|ecards?)|qualifying (number|mark))\b/i,
    why: 'a score below the minimum is not specific',
    source: '12 CFR 1002.9(b)(2)',
    instead: 'state what lowered the score or choose its code, such as AA17 or AA22',
  },
  {
    pattern:
      /\b(algorithms?|our (model|system|computer|software)|risk (model|profile|appetite)|too risky|high risk)\b/i,
    why: 'a model or its risk measure is not specific',
    source: 'comment 9(b)(2)-4 to 12 CFR 1002.9',
    instead: 'write what it looked at in this file',
  },
  {
    pattern:
      /\b((business|management('s)?) (decision|reasons?)|our discretion|other reasons?|various reasons?|(you|applicant|borrower|application) (is|are|was|were|does|do|did) not (eligible|qualify|qualified|acceptable|approved))\b/i,
    why: 'it says that we declined, not why',
    source: '12 CFR 1002.9(b)(2)',
    instead: 'state the fact behind the decision',
  },
  {
    pattern:
      /\b(you|applicant|borrower|owner)s? (are|is|were|was|will be|would be|seem|looks?)\b[^.,;:]*\b((too|very|rather) (old|young)|elderly|aged|of (an|your|this) age)\b|\b(your|his|her|their|applicant['’]s|borrower['’]s|advanced|old) age\b|\bage (limit|group)\b|\b(elderly|senior citizens?)\b|\btoo (old|young) (to|for) (borrow|lend|a line|credit)\b/i,
    why: 'age may not be a reason',
    source: `${PROHIBITED}, 1002.6(b)(2)`,
    instead: 'state another reason if there is one, or choose AA32 for an applicant too young to contract',
  },
  {
    pattern:
      /\b(marital status|(you|applicant|borrower) (are|is|were|was) (un)?married|(you|applicant|borrower) (are|is|were|was) divorced|divorcee|widow(s|ed|er|ers)?|spinster|bachelor|single (man|woman|mother|father|parent))\b/i,
    why: 'marital status may not be a reason',
    source: PROHIBITED,
    instead: 'state what income, title or debts could not be verified',
  },
  {
    pattern:
      /\b(your race|race of|racial|minority|ethnic(ity)?|national origin|nationality|foreigner|immigrants?|skin colou?r|colou?r of (your )?skin|religio(n|us)|hispanic|latin[oax]|muslims?|islam(ic)?|jew(s|ish)?|christians?|hindus?|buddhists?)\b/i,
    why: 'race, color, religion or national origin may not be a reason',
    source: PROHIBITED,
    instead: 'state another reason if there is one',
  },
  {
    pattern: /\b(sex|sexual|gender|women|woman|female|male|pregnan(t|cy)|maternity|child-?bearing)\b/i,
    why: 'sex, childbearing or child-rearing may not be a reason',
    source: `${PROHIBITED}, 1002.6(b)(3)`,
    instead: 'state what income could not be verified',
  },
  {
    pattern:
      /\b(disab(led|ility|ilities)|handicap(ped)?|familial status|(your|small|young|many) children)\b/i,
    why: 'handicap or familial status may not be a reason for a loan on a home',
    source: '42 USC 3605',
    instead: 'state what income or debts could not be verified',
  },
  {
    pattern: /\b(public assistance|welfare|food stamps|snap benefits|section 8)\b/i,
    why: 'income from public assistance may not be a reason',
    source: `${PROHIBITED}, 1002.6(b)(5)`,
    instead: 'state how much income could be verified, or choose AA08 or AA10',
  },
  {
    pattern:
      /\bcomplained\b|\b(complaints?|lawsuits?|claims?) (about|against) us\b|\byour (complaints?|lawsuits?)\b/i,
    why: 'the use of consumer credit rights may not be a reason',
    source: PROHIBITED,
    instead: 'state another reason if there is one',
  },
];

/** A shorter text names no fact, such as "Declined", "Too old" or "Bad credit". */
const FEWEST_WORDS = 4;

/** The codes that staff can't choose: a notice never prints the score, and AA24 needs its own text. */
const NOT_SELECTABLE: readonly string[] = ['AA24', 'AA26'];

/**
 * Returns why a text or code may not be a principal reason for adverse action, with advice for staff, or undefined if it may. Applies to
 * reasons from staff and from policies. Source: 12 CFR 1002.9(b)(2).
 * @param reason a reason code, or the full text of a reason
 */
export function unfitReason(reason: string): string | undefined {
  if (isReasonCode(reason))
    return NOT_SELECTABLE.includes(reason)
      ? `${reason} is not a reason by itself: state it in full, or choose another of ${selectableCodes()}`
      : undefined;
  const unfit = UNFIT_PATTERNS.find(({ pattern: says }) => says.test(reason));
  if (unfit) {
    const { why, source, instead } = unfit;
    return `"${unfit.pattern.exec(reason)?.[0]}" may not appear in a notice: ${why} (${source}). Instead, ${instead}`;
  }
  if ((reason.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS) return undefined;
  return `Must be a reason in ${FEWEST_WORDS} words or more that states the fact behind the decision (12 CFR 1002.9(b)(2)), or one of ${selectableCodes()}`;
}

function selectableCodes(): string {
  const codes = Object.keys(REASONS).filter((code) => !NOT_SELECTABLE.includes(code));
  return `the codes from ${codes[0]} to ${codes.at(-1)}`;
}

/** The code that stands for a reason in staff's own words. */
export const OWN_WORDS = 'AA24';

/** The reasons that staff may choose, in the order of form C-1. */
export const CHOSEN_CODES = (Object.keys(REASONS) as ReasonCode[]).filter((code) => code !== 'AA26');

/** The reasons of a decline in the order of the notice. More than four are unlikely to help (comment 9(b)(2)-1 to 12 CFR 1002.9). */
export const ReasonCodes = z
  .array(z.enum(CHOSEN_CODES as [ReasonCode, ...ReasonCode[]]), 'Choose a reason')
  .min(1, 'Choose a reason')
  .max(MOST_REASONS, `Choose ${MOST_REASONS} reasons or fewer`)
  .refine((codes) => new Set(codes).size === codes.length, 'Choose each reason once');

type ChosenReasons = {
  readonly reasonCodes?: readonly ReasonCode[] | undefined;
  readonly statedReason?: string | undefined;
};

/** Returns what is wrong between the chosen reasons and the one in staff's own words, and in which field. */
export function chosenReasonsProblem({
  reasonCodes = [],
  statedReason,
}: ChosenReasons): { field: keyof ChosenReasons; message: string } | undefined {
  const isOwn = reasonCodes.includes(OWN_WORDS);
  if (isOwn && !statedReason) return { field: 'statedReason', message: 'Required' };
  if (!isOwn && statedReason !== undefined)
    return { field: 'reasonCodes', message: `Choose ${OWN_WORDS} for a reason in your own words` };
  const message =
    statedReason &&
    (isReasonCode(statedReason) ? 'Choose the code from the list' : unfitReason(statedReason));
  return message ? { field: 'statedReason', message } : undefined;
}
