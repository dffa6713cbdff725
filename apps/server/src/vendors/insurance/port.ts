import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party, VendorFile } from '../parties.ts';

export type PolicyLookup = Intent & { readonly holder: Party; readonly address: Address };

export type PolicyCheck = PolicyLookup & {
  readonly proofs: readonly VendorFile[];
  readonly neededCoverageCents: Cents;
  readonly inFloodZone: boolean;
};

export type FoundPolicy = FactValue<'insuranceLookups'>;
export type CheckedPolicy = FactValue<'insuranceChecks'>;

/** The home insurance provider: policy lookup and check. */
export type InsurancePort = {
  readonly lookup: Exchange<PolicyLookup, FoundPolicy>;
  readonly check: Exchange<PolicyCheck, CheckedPolicy>;
};
