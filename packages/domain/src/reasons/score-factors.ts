import type { ReasonCode } from './reason-codes.ts';

/** The score factors by bureau number, each with its text and the reason code for a notice. */
export const SCORE_FACTORS: Readonly<Record<string, { text: string; reason: ReasonCode }>> = {
  '01': { text: 'Amount owed on accounts is too high', reason: 'AA09' },
  '02': { text: 'Level of delinquency on accounts', reason: 'AA17' },
  '03': { text: 'Proportion of loan balances to loan amounts is too high', reason: 'AA09' },
  '05': { text: 'Too many accounts with balances', reason: 'AA09' },
  '08': { text: 'Too many recent inquiries', reason: 'AA22' },
  '09': { text: 'Too many accounts recently opened', reason: 'AA15' },
  '10': { text: 'Proportion of revolving balances to limits is too high', reason: 'AA09' },
  '11': { text: 'Amount owed on revolving accounts is too high', reason: 'AA09' },
  '13': { text: 'Time since delinquency is too recent or unknown', reason: 'AA17' },
  '14': { text: 'Length of time accounts have been established', reason: 'AA15' },
  '18': { text: 'Number of accounts with delinquency', reason: 'AA17' },
  '19': { text: 'Too few accounts paid as agreed', reason: 'AA15' },
  '20': { text: 'Time since public record or collection is too short', reason: 'AA18' },
  '21': { text: 'Amount past due on accounts', reason: 'AA17' },
  '24': { text: 'No recent revolving balances', reason: 'AA15' },
  '30': { text: 'Time since most recent account opening is too short', reason: 'AA15' },
  '32': { text: 'Lack of recent installment loan information', reason: 'AA15' },
  '38': { text: 'Serious delinquency, and public record or collection filed', reason: 'AA18' },
  '39': { text: 'Serious delinquency', reason: 'AA17' },
  '40': { text: 'Public record or collection filed', reason: 'AA18' },
};

/** The maximum number of reasons, because more would obscure the principal ones (comment 9(b)(2)-1 to 12 CFR 1002.9). */
export const MOST_REASONS = 4;

/** The maximum number of key factors in a score disclosure. Source: 15 USC 1681g(f)(1)(C). */
const MOST_FACTORS = 4;

/** The number of the inquiries factor. */
export const INQUIRIES = '08';

/**
 * Returns the texts of a score's key factors: at most four, most important first, plus inquiries if they are among the others.
 * Source: 15 USC 1681g(f)(1)(C) and (f)(9).
 * @param scoreFactors the factor numbers from the report, most important first
 */
export function keyFactors(scoreFactors: readonly string[]): readonly string[] {
  const isKey = (factor: string, index: number) => index < MOST_FACTORS || factor === INQUIRIES;
  return scoreFactors.filter(isKey).map((factor) => SCORE_FACTORS[factor]?.text ?? numberedFactor(factor));
}

/** Returns the texts of factors that we don't know, which name them by number. */
export function unknownFactors(scoreFactors: readonly string[]): readonly string[] {
  return scoreFactors.filter((factor) => SCORE_FACTORS[factor] === undefined).map(numberedFactor);
}

function numberedFactor(factor: string): string {
  return `Factor ${factor} of your credit score, as the agency numbers it`;
}

/**
 * Returns the reasons to store. The reasons of the score's factors precede a score below the minimum, so that it never appears alone.
 * Other failures keep their places among the printed reasons, and factors fill the rest.
 * @param scoreFactors the factor numbers from the report, most important first; unknown ones have no code
 */
export function explainScore(
  reasons: readonly ReasonCode[],
  scoreFactors: readonly string[],
): readonly ReasonCode[] {
  const others = new Set<ReasonCode>(reasons.filter((reason) => reason !== 'AA26'));
  const factors = [...new Set(scoreFactors.flatMap((factor) => SCORE_FACTORS[factor]?.reason ?? []))];
  const added = factors
    .filter((reason) => !others.has(reason))
    .slice(0, Math.max(1, MOST_REASONS - others.size));
  const explaining = factors.filter((reason) => others.has(reason) || added.includes(reason));
  return [...new Set(reasons.flatMap((reason) => (reason === 'AA26' ? [...explaining, reason] : [reason])))];
}

/**
 * Returns the reasons to print: at most four, each once, in order, and never the score itself. If none is left, staff state the reason
 * in full.
 */
export function printedReasons(reasons: readonly ReasonCode[]): readonly ReasonCode[] {
  return [...new Set(reasons)].filter((reason) => reason !== 'AA26').slice(0, MOST_REASONS);
}
