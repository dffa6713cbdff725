import * as z from 'zod';
import { type Asked, call, nothing, type Provider } from '../provider.ts';
import { Address, Order } from '../wire.ts';

const Valuation = Order.extend({ address: Address });
const BrokerOpinion = Valuation.extend({ access: z.object({ name: z.string(), phone: z.string() }) });

/** Worth assumed where nobody says what a home is worth. */
const COMMON_VALUE = 500_000;

const estimate =
  (forecastStandardDeviation: number, confidenceScore: number) =>
  ({ person, today }: Asked<unknown>) => ({
    value: person.property.avmValue,
    forecastStandardDeviation,
    confidenceScore,
    valuedOn: person.property.avmValuedOn ?? today,
  });

export const valuation: Provider = {
  port: 'valuation',
  what: 'Automated value and broker price opinion',
  calls: [
    call({
      path: 'automated-values',
      call: 'AVM',
      body: Valuation,
      answers: {
        HIT: estimate(0.1, 85),
        HIT_HAIRCUT: estimate(0.16, 82),
        LOW_CONFIDENCE: estimate(0.28, 61),
        NO_HIT: nothing,
      },
      // A model that knows no value finds nothing, whatever is forced.
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
          value: person.bpoValue ?? person.property.avmValue ?? person.estimatedValue ?? COMMON_VALUE,
          condition: person.property.condition ?? 'AVERAGE',
        }),
        NO_ACCESS: nothing,
        CANNOT_COMPLETE: nothing,
      },
    }),
  ],
};
