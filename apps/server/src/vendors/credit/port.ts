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

/** A report for underwriting. `rawReport` is the bureau's full text, to be sealed. */
export type SoftCredit = Omit<FactValue<'softCredit'>, 'sealedReport'> & { readonly rawReport?: string };
export type HardCredit = Omit<FactValue<'hardCredit'>, 'sealedReport' | 'differs'> & {
  readonly rawReport?: string;
};

/** The consumer credit bureau. */
export type CreditPort = {
  readonly soft: Exchange<CreditPull, SoftCredit>;
  /** Leaves an inquiry on the consumer's file, so it is never resent while its outcome is unknown. */
  readonly hard: Exchange<CreditPull, HardCredit>;
};
