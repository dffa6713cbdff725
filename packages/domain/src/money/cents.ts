import * as z from 'zod';

/** An amount of money in whole US cents. */
export const CentsSchema = z.int().brand<'Cents'>();
export type Cents = z.infer<typeof CentsSchema>;

/** The largest plausible amount: more than twice the highest price ever paid for a home. */
export const MOST_CENTS = cents(50_000_000_000);

/** A plausible asset, debt or income. */
export const AmountCents = CentsSchema.min(0, 'Must be 0 or more').max(
  MOST_CENTS,
  `Must be ${formatWholeDollars(MOST_CENTS)} or less`,
);

/** A plausible balance of an account; an overdrawn one is negative. */
export const BalanceCents = CentsSchema.min(-MOST_CENTS).max(MOST_CENTS);

/** A plausible home value. */
export const HomeValueCents = AmountCents.min(1, 'Must be more than 0');

/**
 * Returns a whole number of cents as money.
 * @throws RangeError when the number is not a safe integer
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError('Not a whole number of cents');
  return (amount === 0 ? 0 : amount) as Cents;
}

/**
 * Converts dollars to cents, rounded half up.
 * @throws RangeError when the number is not finite
 */
export function toCents(dollars: number): Cents {
  return cents(roundHalfUp(dollars * 100));
}

const DOLLARS = /^-?\$?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/**
 * Parses a dollar amount such as '1234.56', '$1,234.56' or '-5'.
 * @throws RangeError when the text is not an amount
 */
export function parseDollars(text: string): Cents {
  const trimmed = text.trim();
  if (!DOLLARS.test(trimmed)) throw new RangeError('Not an amount in dollars');
  const [whole = '0', fraction = ''] = trimmed.replace(/[-$,]/g, '').split('.');
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents(trimmed.startsWith('-') ? -amount : amount);
}

/** Returns money with cents, such as '$1,234.56' or '-$5.00'. */
export function formatDollars(amountCents: Cents): string {
  return inDollars(amountCents, 2);
}

/** Returns money in whole dollars, rounded half up, such as '$1,235'. For lines of credit, never for payments. */
export function formatWholeDollars(amountCents: Cents): string {
  return inDollars(roundHalfUp(amountCents / 100) * 100, 0);
}

function inDollars(amountCents: number, decimals: number): string {
  const [whole = '0', fraction] = (Math.abs(amountCents) / 100).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '-' : ''}$${grouped}${fraction ? `.${fraction}` : ''}`;
}

/**
 * Rounds to a whole number, with a half away from zero. Ignores binary noise after the fifteenth digit, so 1.005 × 100 counts as a
 * half.
 * @throws RangeError when the number is not finite
 */
export function roundHalfUp(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError('Not a finite number');
  const size = Math.abs(value);
  // Noise matters only near a half, and formatting digits is slow.
  const isNearHalf = size >= 1e9 || Math.abs(size - Math.floor(size) - 0.5) < 1e-6;
  const rounded = Math.floor((isNearHalf ? Number(size.toPrecision(15)) : size) + 0.5);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** Returns the sum of amounts, zero without any. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** The step of a line of credit. */
export const HUNDRED_DOLLARS = cents(10_000);

/** Rounds down to whole hundreds of dollars. A negative amount gives zero. */
export function floorToHundredDollars(amountCents: number): Cents {
  const withoutNoise = Number(amountCents.toPrecision(15));
  return cents(Math.max(0, Math.floor(withoutNoise / HUNDRED_DOLLARS) * HUNDRED_DOLLARS));
}

/** Rounds up to whole hundreds of dollars. */
export function ceilToHundredDollars(amountCents: number): Cents {
  return cents(Math.ceil(amountCents / HUNDRED_DOLLARS) * HUNDRED_DOLLARS);
}
