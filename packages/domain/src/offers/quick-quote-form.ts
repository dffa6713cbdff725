import * as z from 'zod';
import { Amount, amountBetween } from '../facts/form-fields.ts';
import { Occupancy, PropertyType } from '../facts/home.ts';
import { cents, floorToHundredDollars, MOST_CENTS } from '../money/cents.ts';
import { LARGEST_LINE_CENTS, SMALLEST_LINE_CENTS } from '../policy/fees.ts';
import { STATE_CODES } from '../states/us-states.ts';

/** The lowest score of each band that an originator may choose. A quote is priced at it, so a client's own score never costs more. */
export const SCORE_BANDS = [
  '800',
  '780',
  '760',
  '740',
  '720',
  '700',
  '680',
  '660',
  '640',
  '620',
  '600',
  '300',
] as const;

const upTo = (message: string) =>
  Amount.min(0, 'Must be $0 or more').max(MOST_CENTS, message).transform(cents);
const TOO_MUCH = 'Must be a plausible amount';

/** What pricing needs to know of a person who isn't a client yet. It doesn't identify them. */
export const QuickQuoteForm = z.object({
  state: z.enum(STATE_CODES),
  propertyType: PropertyType,
  occupancy: Occupancy,
  homeValueCents: upTo(TOO_MUCH).refine((value) => value > 0, 'Must be more than $0'),
  /** What is owed on the home and stays. A line of credit counts at its limit. */
  liensCents: upTo(TOO_MUCH),
  scoreFrom: z.enum(SCORE_BANDS),
  monthlyIncomeCents: upTo(TOO_MUCH).refine((income) => income > 0, 'Must be more than $0'),
  /** Every payment on debts, with those of the mortgages. */
  monthlyDebtsCents: upTo(TOO_MUCH),
  amountCents: amountBetween(SMALLEST_LINE_CENTS, LARGEST_LINE_CENTS).transform(floorToHundredDollars),
});
export type QuickQuoteForm = z.infer<typeof QuickQuoteForm>;
