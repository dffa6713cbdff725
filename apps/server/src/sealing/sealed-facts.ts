import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { FactName } from '@homeline/domain/facts/facts.ts';

/** The encrypted text of a fact. `*` in the path stands for every entry of a list. */
type SealedFact = { readonly path: readonly string[]; readonly field: string };

/** Every fact with an encrypted text: the path to that text and the field of its encryption context. */
export const SEALED_FACTS = {
  origin: { path: ['memberships', '*', 'statedNumber', 'number'], field: 'origin.membershipNumber' },
  profile: { path: ['dob'], field: 'profile.dob' },
  ssn: { path: ['ssn'], field: 'ssn.ssn' },
  freezePin: { path: ['pin'], field: 'freezePin.pin' },
  softCredit: { path: ['sealedReport'], field: 'softCredit.sealedReport' },
  refreshedCredit: { path: ['sealedReport'], field: 'refreshedCredit.sealedReport' },
  hardCredit: { path: ['sealedReport'], field: 'hardCredit.sealedReport' },
  incomeSources: { path: ['publicToken'], field: 'incomeSources.publicToken' },
  bankAccounts: { path: ['account'], field: 'bankAccounts.account' },
  noteSignatureRequests: { path: ['location'], field: 'noteSignatureRequests.location' },
  signerDetails: { path: ['dob'], field: 'signerDetails.dob' },
  coBorrowerProfiles: { path: ['ssn'], field: 'coBorrowerProfiles.ssn' },
  coBorrowerCreditCorrections: { path: ['ssn'], field: 'coBorrowerCreditCorrections.ssn' },
  coBorrowerSoftCredit: { path: ['sealedReport'], field: 'coBorrowerSoftCredit.sealedReport' },
  coBorrowerHardCredit: { path: ['sealedReport'], field: 'coBorrowerHardCredit.sealedReport' },
  signerSignatureRequests: { path: ['location'], field: 'signerSignatureRequests.location' },
} as const satisfies Partial<Record<FactName, SealedFact>>;

/** Returns a fact's value with `change` applied to its encrypted text; a value without one is returned equal. */
export function withSealedText(
  value: unknown,
  path: readonly string[],
  change: (sealed: Sealed) => Sealed,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'string' ? change(value as Sealed) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (key === '*')
    return Array.isArray(value) ? value.map((one) => withSealedText(one, rest, change)) : value;
  if (!Object.hasOwn(value, key)) return value;
  return { ...value, [key]: withSealedText((value as Record<string, unknown>)[key], rest, change) };
}
