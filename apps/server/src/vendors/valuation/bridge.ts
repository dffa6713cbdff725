import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Remark } from '@homeline/domain/facts/fact.ts';
import { Address } from '@homeline/domain/facts/home.ts';
import { PropertyCondition } from '@homeline/domain/facts/property.facts.ts';
import { ConfidenceScore, StandardDeviation } from '@homeline/domain/facts/valuation.facts.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { WireHomeValue } from '../wire.ts';
import type { ValuationPort } from './port.ts';

const AutomatedWire = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['HIT', 'HIT_HAIRCUT', 'LOW_CONFIDENCE']),
    value: WireHomeValue,
    forecastStandardDeviation: StandardDeviation,
    confidenceScore: ConfidenceScore,
    valuedOn: CivilDateSchema,
  }),
  z.object({ outcome: z.literal('NO_HIT') }),
]);

const OpinionWire = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('REPORT'), value: WireHomeValue, condition: PropertyCondition }),
  z.object({ outcome: z.enum(['NO_ACCESS', 'CANNOT_COMPLETE']), remark: Remark }),
]);

export function valuationOverBridge(provider: Provider): ValuationPort {
  return {
    automated: bridgeExchange(provider, {
      path: '/automated-values',
      body: z.object({ address: Address }),
      toWire: ({ address }) => ({ address }),
      wire: AutomatedWire,
      fromWire: (wire) => {
        if (wire.outcome === 'NO_HIT') return { answer: wire.outcome };
        const { outcome, value, ...estimate } = wire;
        return { answer: outcome, valueCents: value, ...estimate };
      },
    }),
    brokerOpinion: bridgeExchange(provider, {
      path: '/broker-opinions',
      body: z.object({ address: Address, access: z.object({ name: z.string(), phone: z.string() }) }),
      toWire: ({ address, access }) => ({ address, access }),
      wire: OpinionWire,
      fromWire: (wire) =>
        wire.outcome === 'REPORT'
          ? { answer: wire.outcome, valueCents: wire.value, condition: wire.condition }
          : { answer: wire.outcome, ...(wire.remark && { remark: wire.remark }) },
    }),
  };
}
