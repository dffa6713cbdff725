import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import { ConfidenceScore, StandardDeviation } from '@homeline/domain/facts/valuation.facts.ts';
import * as z from 'zod';
import { AttomHome, isHomeAt } from '../attom/home.ts';
import { WireHomeValue } from '../wire.ts';
import type { AutomatedValue } from './port.ts';

/** `attomavm/detail` of ATTOM's Property API v1.0.0. */
export const AttomAvm = AttomHome.extend({
  avm: z.object({
    eventDate: CivilDateSchema,
    amount: z.object({
      value: WireHomeValue,
      scr: ConfidenceScore,
      /** In percent: a value of 342,851 with 3 lies between 332,565 and 353,136. */
      fsd: z
        .number()
        .transform((percent) => percent / 100)
        .pipe(StandardDeviation)
        .nullish(),
    }),
  }),
});
type AttomAvm = z.infer<typeof AttomAvm>;

/**
 * Returns ATTOM's estimate. Whether it is lent on, and with what haircut, the lender's policy decides. Without a standard deviation the
 * policy can't, so there is no hit.
 * @param homes undefined when ATTOM has no value
 */
export function automatedValue(homes: readonly AttomAvm[] | undefined, address: Address): AutomatedValue {
  const found = homes?.filter((home) => isHomeAt(home, address)) ?? [];
  const [home, another] = found;
  const { amount, eventDate } = home?.avm ?? {};
  if (another || !amount || !eventDate || typeof amount.fsd !== 'number') return { answer: 'NO_HIT' };
  return {
    answer: 'HIT',
    valueCents: amount.value,
    forecastStandardDeviation: amount.fsd,
    confidenceScore: amount.scr,
    valuedOn: eventDate,
  };
}
