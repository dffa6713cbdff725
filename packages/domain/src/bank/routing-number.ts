export type RoutingNumberProblem = 'FORMAT' | 'ZERO' | 'PREFIX' | 'CHECKSUM';

export type RoutingNumberCheck =
  | { valid: true; usableForConsumerAch: boolean }
  | { valid: false; problem: RoutingNumberProblem };

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7];

// Ranges of the first two digits, inclusive. Government (00) and traveler's checks (80) hold no consumer accounts.
const PREFIXES = [
  { first: 0, last: 0, consumer: false },
  { first: 1, last: 12, consumer: true },
  { first: 21, last: 32, consumer: true },
  { first: 61, last: 72, consumer: true },
  { first: 80, last: 80, consumer: false },
];

/**
 * Validates a nine-digit ABA routing number, and returns whether it can reach a consumer account. Source: the check digit of the American
 * Bankers Association, weights 3 7 1.
 */
export function checkRoutingNumber(input: string): RoutingNumberCheck {
  if (!/^\d{9}$/.test(input)) return { valid: false, problem: 'FORMAT' };
  if (input === '000000000') return { valid: false, problem: 'ZERO' };
  const prefix = Number(input.slice(0, 2));
  const range = PREFIXES.find(({ first, last }) => prefix >= first && prefix <= last);
  if (!range) return { valid: false, problem: 'PREFIX' };
  if (checkDigit(input.slice(0, 8)) !== Number(input[8])) return { valid: false, problem: 'CHECKSUM' };
  return { valid: true, usableForConsumerAch: range.consumer };
}

/** Returns the check digit for the first eight digits of a routing number. */
export function checkDigit(firstEight: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(firstEight[index]), 0);
  return (10 - (sum % 10)) % 10;
}
