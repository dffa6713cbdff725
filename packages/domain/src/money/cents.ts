import * as z from 'zod';

/** An amount of money in whole US cents, negative when owed the other way. */
export const CentsSchema = z.int().brand<'Cents'>();
export type Cents = z.infer<typeof CentsSchema>;

/** More than twice what the dearest home was ever sold for: above it an amount is a mistake. */
export const MOST_CENTS = cents(50_000_000_000);

/** What somebody has, owes or earns. */
export const AmountCents = CentsSchema.min(0, 'Must be 0 or more').max(
  MOST_CENTS,
  `Must be ${formatWholeDollars(MOST_CENTS)} or less`,
);

/** What a home is worth. */
export const HomeValueCents = AmountCents.min(1, 'Must be more than 0');

/**
 * Names a whole number of cents as money.
 * @param amount cents
 * @throws RangeError when the number is not a safe integer
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError('Not a whole number of cents');
  return (amount === 0 ? 0 : amount) as Cents;
}

/**
 * Turns dollars into cents, half a cent going up.
 * @param dollars US dollars, with or without a fraction
 * @throws RangeError when the number is not finite
 */
export function toCents(dollars: number): Cents {
  return cents(roundHalfUp(dollars * 100));
}

const DOLLARS = /^-?\$?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/**
 * Reads a decimal amount in dollars: '1234.56', '$1,234.56', '-5'.
 * @throws RangeError when the text is no such amount
 */
export function parseDollars(text: string): Cents {
  const trimmed = text.trim();
  if (!DOLLARS.test(trimmed)) throw new RangeError('Not an amount in dollars');
  const [whole = '0', fraction = ''] = trimmed.replace(/[-$,]/g, '').split('.');
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents(trimmed.startsWith('-') ? -amount : amount);
}

/** Shows money to the cent: '$1,234.56', '-$5.00'. */
export function formatDollars(amountCents: Cents): string {
  return inDollars(amountCents, 2);
}

/** Shows money to the dollar, half a dollar going up: '$1,235'. For a line of credit, never for a payment. */
export function formatWholeDollars(amountCents: Cents): string {
  return inDollars(roundHalfUp(amountCents / 100) * 100, 0);
}

function inDollars(amountCents: number, decimals: number): string {
  const [whole = '0', fraction] = (Math.abs(amountCents) / 100).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '-' : ''}$${grouped}${fraction ? `.${fraction}` : ''}`;
}

/**
 * Rounds to a whole number, a half going away from zero. The fifteenth digit is where binary noise begins, so 1.005 × 100
 * counts as the half it means.
 * @throws RangeError when the number is not finite
 */
export function roundHalfUp(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError('Not a number that can be rounded');
  const size = Math.abs(value);
  // Only near a half can noise change the answer; taking digits is slow.
  const isNearHalf = size >= 1e9 || Math.abs(size - Math.floor(size) - 0.5) < 1e-6;
  const rounded = Math.floor((isNearHalf ? Number(size.toPrecision(15)) : size) + 0.5);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}

/** Adds amounts of money. No amounts give zero. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** A line of credit is so much, or a whole number of times so much. */
export const HUNDRED_DOLLARS = cents(10_000);

/** Rounds a line of credit down to a whole hundred dollars; a negative amount gives zero. */
export function floorToHundredDollars(amountCents: number): Cents {
  const withoutNoise = Number(amountCents.toPrecision(15));
  return cents(Math.max(0, Math.floor(withoutNoise / HUNDRED_DOLLARS) * HUNDRED_DOLLARS));
}

/** Rounds whole cents up to a whole hundred dollars. */
export function ceilToHundredDollars(amountCents: number): Cents {
  return cents(Math.ceil(amountCents / HUNDRED_DOLLARS) * HUNDRED_DOLLARS);
}
