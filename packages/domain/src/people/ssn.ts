export type SsnResult =
  | 'SSN'
  | 'ITIN'
  | 'SANDBOX'
  | 'INVALID_FORMAT'
  | 'INVALID_AREA'
  | 'INVALID_GROUP'
  | 'INVALID_SERIAL'
  | 'KNOWN_MISUSED'
  | 'IMPLAUSIBLE';

// Numbers that were printed in wallets and advertisements and then used by thousands.
const KNOWN_MISUSED = ['078051120', '219099999', '457555462'];

// The inclusive ranges of the fourth and fifth digits of an ITIN.
const ITIN_GROUPS = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const;

/**
 * Classifies a nine-digit identifier as typed. Ignores spaces and hyphens.
 * @param options.sandbox accepts the test numbers 9xx-00-nnnn, which are never issued
 * Source: SSA POMS RM 10201.035 for numbers never issued; the Internal Revenue Service for ITINs.
 */
export function classifySsn(input: string, options: { sandbox: boolean } = { sandbox: false }): SsnResult {
  const digits = ssnDigits(input);
  if (!/^\d{9}$/.test(digits)) return 'INVALID_FORMAT';
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (area === '000' || area === '666') return 'INVALID_AREA';
  if (new Set(digits).size === 1) return 'IMPLAUSIBLE';
  if (area >= '900') return classifyNineHundreds(group, serial, options.sandbox);
  if (KNOWN_MISUSED.includes(digits)) return 'KNOWN_MISUSED';
  if (digits === '123456789') return 'IMPLAUSIBLE';
  if (group === '00') return 'INVALID_GROUP';
  return serial === '0000' ? 'INVALID_SERIAL' : 'SSN';
}

/** The error text for a number that is neither an SSN nor an ITIN. */
export const NO_TAX_NUMBER = 'Must be a Social Security number or ITIN';

/**
 * Returns whether a number names a taxpayer: a Social Security number, or an ITIN of a person who can't have one. Bureaus and the customer
 * identification rule take both, and nothing else may depend on which it is (31 CFR 1020.220(a)(2)(i)(A)(4); 12 CFR 1002.6(b)(7), (9)).
 * @param options.sandbox accepts the test numbers too
 */
export function isTaxNumber(input: string, options: { sandbox: boolean }): boolean {
  const kind = classifySsn(input, options);
  return kind === 'SSN' || kind === 'ITIN' || kind === 'SANDBOX';
}

/** Returns the nine digits of a valid number without spaces and hyphens. */
export function ssnDigits(input: string): string {
  return input.normalize('NFKC').replace(/[\s-]/g, '');
}

/** Returns the last four digits, the only ones to display. */
export function ssnLast4(input: string): string {
  return ssnDigits(input).slice(-4);
}

function classifyNineHundreds(group: string, serial: string, sandbox: boolean): SsnResult {
  if (sandbox && group === '00' && serial !== '0000') return 'SANDBOX';
  const isItin = ITIN_GROUPS.some(([first, last]) => Number(group) >= first && Number(group) <= last);
  return isItin ? 'ITIN' : 'INVALID_AREA';
}
