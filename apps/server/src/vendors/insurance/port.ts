import type { Address } from '@homeline/domain/facts/home.ts';
import type { PolicyShortfall } from '@homeline/domain/facts/policy-shortfall.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party, VendorFile } from '../parties.ts';

export type PolicyLookup = Intent & {
  readonly holder: Party;
  readonly address: Address;
  readonly neededCoverageCents: Cents;
  readonly inFloodZone: boolean;
};

export type PolicyCheck = PolicyLookup & { readonly proofs: readonly VendorFile[] };

/** `IN_FORCE` only for a policy with the needed coverage. */
export type FoundPolicy = { readonly answer: 'NO_POLICY_ON_FILE' | 'IN_FORCE' };
export type CheckedPolicy = {
  readonly answer: 'COVERED' | 'NOT_COVERED';
  readonly shortfalls?: PolicyShortfall[] | undefined;
};

/** The home insurance provider: policy lookup and check. */
export type InsurancePort = {
  readonly lookup: Exchange<PolicyLookup, FoundPolicy>;
  readonly check: Exchange<PolicyCheck, CheckedPolicy>;
};
