import type { getFunding as call } from '@homeline/contract/funding/get-funding.ts';
import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { disbursement, isRecorded, isSettled } from '@homeline/domain/facts/funding.selectors.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { firstPaymentOn } from '@homeline/domain/funding/first-payment.ts';
import { rescissionEndsOn } from '@homeline/domain/funding/rescission-period.ts';
import { mayRescind } from '@homeline/domain/workflow/withdrawal.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the status of the disbursement and the end of the rescission period. */
export const getFunding: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
  return {
    signedAt: facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED')?.at,
    rescissionEndsOn: rescissionEndsOn(facts),
    mayRescind: mayRescind(facts),
    cashToBorrowerCents: currentTerms(facts)?.cashToBorrowerCents,
    accountMask: disbursementAccount(facts)?.mask,
    sentAt: disbursement(facts)?.at,
    firstPaymentOn: firstPaymentOn(facts),
    autopayMask: facts.autopay?.payType === 'AUTOPAY' ? disbursementAccount(facts)?.mask : undefined,
    ...completionTimes(facts),
  };
};

function completionTimes(facts: Facts): { settledAt?: string; recordedAt?: string } {
  const settled = isSettled(facts) ? facts.disbursementResults.at(-1) : undefined;
  const recorded = isRecorded(facts) ? facts.recordings.at(-1) : undefined;
  return { ...(settled && { settledAt: settled.at }), ...(recorded && { recordedAt: recorded.at }) };
}
