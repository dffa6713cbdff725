import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { FactValue } from '@homeline/domain/facts/facts.ts';
import { isTaxNumber, NO_TAX_NUMBER, ssnDigits, ssnLast4 } from '@homeline/domain/people/ssn.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';

/** Returns the borrower's encrypted SSN or ITIN, or a refusal when it is invalid. The sandbox also accepts test numbers. */
export function sealedSsn(context: Context, application: string, typed: string): FactValue<'ssn'> | Refusal {
  const ssn = encryptedSsn(context, { application, field: 'ssn.ssn' }, typed);
  return 'refused' in ssn ? ssn : { ssn: ssn.sealed, last4: ssn.last4 };
}

/** An SSN or ITIN as stored, with the digits to compare. Never store or log the digits. */
export type EncryptedSsn = { readonly sealed: Sealed; readonly last4: string; readonly digits: string };

/** Returns an SSN or ITIN encrypted for its place, or a refusal when it is invalid. The sandbox also accepts test numbers. */
export function encryptedSsn(
  { config, sealing }: Context,
  place: EncryptionContext,
  typed: string,
): EncryptedSsn | Refusal {
  if (!isTaxNumber(typed, { sandbox: config.sandbox !== undefined }))
    return refuse('INVALID_INPUT', { fields: { ssn: NO_TAX_NUMBER } });
  const digits = ssnDigits(typed);
  return { sealed: sealing.seal(digits, place), last4: ssnLast4(typed), digits };
}
