import { coBorrowerProfile } from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { newestOf, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Party } from '../../vendors/parties.ts';

/** Returns a signer as a provider must know them, with date of birth and a co-borrower's SSN decrypted. Never store the result. */
export function signerPartyOf(context: Context, key: ApplicationKey, facts: Facts, uuid: string): Party {
  const signer = signerOf(facts, uuid);
  const details = signer && newestOf(facts.signerDetails, signer);
  if (!signer || !details) throw new Error('The signer has given no details');
  const application = key.applicationId;
  const words = signer.name.trim().split(/\s+/);
  return {
    firstName: words[0] ?? '',
    lastName: words.slice(1).join(' '),
    email: signer.email,
    phone: details.phone,
    dob: context.sealing.open(details.dob, { application, field: 'signerDetails.dob' }),
    ssn: ssnOf(context, application, facts, signer),
  };
}

function ssnOf({ sealing }: Context, application: string, facts: Facts, signer: Signer): string | undefined {
  const open = (ssn: Sealed, fact: string) => sealing.open(ssn, { application, field: `${fact}.ssn` });
  const corrected = facts.coBorrowerCreditCorrections.findLast(
    ({ signer: uuid, ssn }) => uuid === signer.uuid && ssn !== undefined,
  );
  if (corrected?.ssn) return open(corrected.ssn, 'coBorrowerCreditCorrections');
  const { ssn } = coBorrowerProfile(facts, signer) ?? {};
  return ssn && open(ssn, 'coBorrowerProfiles');
}
