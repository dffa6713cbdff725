import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party } from '../parties.ts';

export type CreditPull = Intent & {
  readonly consumer: Party;
  readonly address: Address;
  /** Lifts a security freeze for this one pull. */
  readonly pin?: string | undefined;
};

/** `rawReport` is the report word for word, to be sealed; the rest is what underwriting takes from it. */
export type SoftCredit = Omit<FactValue<'softCredit'>, 'sealedReport'> & { readonly rawReport?: string };
export type HardCredit = Omit<FactValue<'hardCredit'>, 'sealedReport' | 'differs'> & {
  readonly rawReport?: string;
};

/** Consumer credit bureau. */
export type CreditPort = {
  readonly soft: Exchange<CreditPull, SoftCredit>;
  /** Leaves an inquiry on the consumer's file: never sent again while its outcome is unknown. */
  readonly hard: Exchange<CreditPull, HardCredit>;
};
