import type { FactValue } from '@homeline/domain/facts/facts.ts';
import { classifySsn, ssnDigits, ssnLast4 } from '@homeline/domain/people/ssn.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Returns the encrypted SSN, or a refusal when it is invalid. The sandbox also accepts test numbers. */
export function sealedSsn(
  { config, sealing }: Context,
  application: string,
  typed: string,
): FactValue<'ssn'> | Refusal {
  const kind = classifySsn(typed, { sandbox: config.sandbox !== undefined });
  if (kind !== 'SSN' && kind !== 'SANDBOX') {
    return refuse('INVALID_INPUT', { fields: { ssn: 'Must be a social security number' } });
  }
  return {
    ssn: sealing.seal(ssnDigits(typed), { application, field: 'ssn.ssn' }),
    last4: ssnLast4(typed),
  };
}
