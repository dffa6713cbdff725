import type { RecordSubject } from '@homeline/documents/decisions/decision-record.ts';
import { lenderOf } from '@homeline/documents/lender.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { todayAt } from '../rules/decision-context.ts';
import { addressOf } from './address-of.ts';

/** Returns what the papers that only go with a loan file say about its application. Undefined until a profile and a home are known. */
export function recordSubject(
  context: Context,
  { organisation, applicationId }: ApplicationKey,
  facts: Facts,
  loanNumber: string,
): RecordSubject | undefined {
  if (!facts.profile || !facts.property) return undefined;
  return {
    lender: lenderOf(context.organisations.get(organisation)),
    madeOn: todayAt(context, facts),
    ...{ applicationId, loanNumber },
    borrower: { name: fullNameOf(facts) },
    property: addressOf(facts),
  };
}
