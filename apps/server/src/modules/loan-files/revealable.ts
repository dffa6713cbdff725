import type { SEALED_FACTS } from '../../sealing/sealed-facts.ts';

/** The encrypted values that staff may need to see. The others are whole reports, tokens and codes. */
const REVEALABLE: readonly (keyof typeof SEALED_FACTS)[] = [
  'origin',
  'profile',
  'ssn',
  'bankAccounts',
  'signerDetails',
  'coBorrowerProfiles',
  'coBorrowerCreditCorrections',
];

export function isRevealable(fact: string): fact is (typeof REVEALABLE)[number] {
  return REVEALABLE.some((one) => one === fact);
}
