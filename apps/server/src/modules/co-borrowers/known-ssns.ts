import type { Facts } from '@homeline/domain/facts/facts.ts';
import { ssnDigits } from '@homeline/domain/people/ssn.ts';
import type { Context } from '../../context.ts';

/** Returns the SSNs of everyone else on the application, digits only. Never store or log the result. */
export function knownSsns(
  { sealing }: Context,
  application: string,
  facts: Facts,
  except: string,
): readonly string[] {
  const own = facts.ssn ? [sealing.open(facts.ssn.ssn, { application, field: 'ssn.ssn' })] : [];
  const others = facts.coBorrowerProfiles
    .filter(({ signer }) => signer !== except)
    .map(({ ssn }) => sealing.open(ssn, { application, field: 'coBorrowerProfiles.ssn' }));
  return [...own, ...others].map(ssnDigits);
}
