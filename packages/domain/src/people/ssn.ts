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

// Printed in wallets and advertisements, and used by thousands since.
const KNOWN_MISUSED = ['078051120', '219099999', '457555462'];

// The groups of individual taxpayer identification numbers, fourth and fifth digit, both ends included.
const ITIN_GROUPS = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const;

/**
 * Tells what a nine-digit identifier is. Spaces and hyphens may stand anywhere.
 * @param input as typed
 * @param options.sandbox admits the numbers of test people, 9xx-00-nnnn, which nobody is ever issued
 * Source: SSA POMS RM 10201.035 for numbers never issued; the Internal Revenue Service for taxpayer numbers.
 */
export function classifySsn(input: string, options: { sandbox: boolean } = { sandbox: false }): SsnResult {
  const digits = input.replace(/[\s-]/g, '');
  if (!/^\d{9}$/.test(digits)) return 'INVALID_FORMAT';
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (area === '000' || area === '666') return 'INVALID_AREA';
  if (area >= '900') return classifyNineHundreds(group, serial, options.sandbox);
  if (KNOWN_MISUSED.includes(digits)) return 'KNOWN_MISUSED';
  if (digits === '123456789' || new Set(digits).size === 1) return 'IMPLAUSIBLE';
  if (group === '00') return 'INVALID_GROUP';
  return serial === '0000' ? 'INVALID_SERIAL' : 'SSN';
}

/** The nine digits without spaces and hyphens. Only for a number that `classifySsn` knows. */
export function ssnDigits(input: string): string {
  return input.replace(/[\s-]/g, '');
}

/** The last four digits, the only ones that may be shown. */
export function ssnLast4(input: string): string {
  return ssnDigits(input).slice(-4);
}

function classifyNineHundreds(group: string, serial: string, sandbox: boolean): SsnResult {
  if (sandbox && group === '00' && serial !== '0000') return 'SANDBOX';
  const isItin = ITIN_GROUPS.some(([first, last]) => Number(group) >= first && Number(group) <= last);
  return isItin ? 'ITIN' : 'INVALID_AREA';
}
