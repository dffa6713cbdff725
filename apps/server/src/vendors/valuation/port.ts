import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';

export type ValuationRequest = Intent & { readonly address: Address };

export type BrokerOpinionOrder = ValuationRequest & {
  /** Who lets the agent in. */
  readonly access: { readonly name: string; readonly phone: string };
};

/** The provider's estimate, before the haircut that our policy takes. */
export type AutomatedValue = Omit<FactValue<'automatedValuations'>, 'adjustedValueCents' | 'by'>;
export type BrokerOpinion = FactValue<'brokerOpinions'>;

/** Automated value and broker price opinion. */
export type ValuationPort = {
  readonly automated: Exchange<ValuationRequest, AutomatedValue>;
  readonly brokerOpinion: Exchange<BrokerOpinionOrder, BrokerOpinion>;
};
