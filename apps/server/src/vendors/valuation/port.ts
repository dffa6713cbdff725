import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';

export type ValuationRequest = Intent & { readonly address: Address };

export type BrokerOpinionOrder = ValuationRequest & {
  /** The contact who gives the agent access. */
  readonly access: { readonly name: string; readonly phone: string };
};

/** The provider's estimate, before our policy's haircut. */
export type AutomatedValue = Omit<FactValue<'automatedValuations'>, 'adjustedValueCents' | 'by'>;
export type BrokerOpinion = FactValue<'brokerOpinions'>;

/** The valuation provider: automated valuation (AVM) and broker price opinion (BPO). */
export type ValuationPort = {
  readonly automated: Exchange<ValuationRequest, AutomatedValue>;
  readonly brokerOpinion: Exchange<BrokerOpinionOrder, BrokerOpinion>;
};
