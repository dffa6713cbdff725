import * as z from 'zod';
import { type CallInput, call, noDetails, type Provider, withRemark } from '../provider.ts';
import { Address, Order } from '../request-schemas.ts';

const Valuation = Order.extend({ address: Address });
const BrokerOpinion = Valuation.extend({ access: z.object({ name: z.string(), phone: z.string() }) });

/** The home value in US dollars when none is given. */
const DEFAULT_VALUE = 500_000;

const estimate =
  (forecastStandardDeviation: number, confidenceScore: number) =>
  ({ person, today }: CallInput<unknown>) => ({
    value: person.property.avmValue,
    forecastStandardDeviation,
    confidenceScore,
    valuedOn: person.property.avmValuedOn ?? today,
  });

export const valuation: Provider = {
  port: 'valuation',
  description: 'Automated value and broker price opinion',
  calls: [
    call({
      path: 'automated-values',
      call: 'AVM',
      body: Valuation,
      answers: {
        HIT: estimate(0.1, 85),
        HIT_HAIRCUT: estimate(0.16, 82),
        LOW_CONFIDENCE: estimate(0.28, 61),
        NO_HIT: noDetails,
      },
      // Without a value on file, the answer is NO_HIT even if another outcome is forced.
      decide({ answers }, { person }) {
        const outcome = answers.take();
        return person.property.avmValue === undefined ? 'NO_HIT' : outcome;
      },
    }),
    call({
      path: 'broker-opinions',
      call: 'BPO',
      body: BrokerOpinion,
      answers: {
        REPORT: ({ person }) => ({
          value: person.bpoValue ?? person.property.avmValue ?? person.estimatedValue ?? DEFAULT_VALUE,
          condition: person.property.condition ?? 'AVERAGE',
        }),
        NO_ACCESS: withRemark('Nobody opened the door on two visits.'),
        CANNOT_COMPLETE: withRemark('Fewer than three comparable sales in twelve months.'),
      },
    }),
  ],
};
