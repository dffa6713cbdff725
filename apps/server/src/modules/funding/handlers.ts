import type { fundingCalls } from '@homeline/contract/funding/calls.ts';
import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import { noteIsSigned } from '@homeline/domain/facts/closing.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { disbursement, isRecorded, isSettled } from '@homeline/domain/facts/funding.selectors.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { firstPaymentOn } from '@homeline/domain/funding/first-payment.ts';
import { openLine } from '@homeline/domain/funding/open-line.ts';
import {
  mayConfirmNonRescission,
  othersToConfirm,
  releaseDayFrom,
  releaseIfConfirmedOn,
  releaseOn,
  rescissionEndsIfSignedToday,
  rescissionEndsOn,
} from '@homeline/domain/funding/rescission-period.ts';
import { withoutAutopay } from '@homeline/domain/offers/without-autopay.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayRescind } from '@homeline/domain/workflow/withdrawal.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext, todayAt } from '../rules/decision-context.ts';
import { recordRescission, settleRescission, uploadRescissionLetter } from './record-rescission.ts';

export const fundingHandlers = {
  /** Records the borrower's confirmation that they have not rescinded, which may bring the release day forward. */
  confirmNonRescission: (request, context) =>
    submitStep(request, context, {
      decide: (facts) =>
        mayConfirmNonRescission(facts)
          ? [{ fact: 'nonRescissionConfirmations', value: {} }]
          : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    }),
  /** Returns the status of the disbursement and the end of the rescission period. */
  getFunding: async ({ params, organisation }, context) => {
    const key = { organisation, applicationId: params.uuid };
    const facts = await loadFacts(context.db, key);
    const today = () => todayAt(context, facts);
    const line = facts.property && openLine(facts, today());
    return {
      signedAt: facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED')?.at,
      rescissionEndsOn: rescissionEndsOn(facts),
      rescissionEndsIfSignedToday:
        facts.property && !noteIsSigned(facts) ? rescissionEndsIfSignedToday(facts, today()) : undefined,
      mayRescind: mayRescind(facts),
      releaseOn: releaseOn(facts) && !disbursement(facts) ? releaseDayFrom(today(), facts) : releaseOn(facts),
      mayConfirm: mayConfirmNonRescission(facts),
      releaseIfConfirmedOn: mayConfirmNonRescission(facts) ? releaseIfConfirmedOn(today(), facts) : undefined,
      othersToConfirm: othersToConfirm(facts).map(({ name }) => name),
      cashToBorrowerCents: currentTerms(facts)?.cashToBorrowerCents,
      accountMask: disbursementAccount(facts)?.mask,
      sentAt: disbursement(facts)?.at,
      firstPaymentOn: firstPaymentOn(facts),
      autopayMask: facts.autopay?.payType === 'AUTOPAY' ? disbursementAccount(facts)?.mask : undefined,
      ...completionTimes(facts),
      line: line && {
        ...line,
        // As the agreement said on its day.
        withoutAutopay: withoutAutopay(facts, {
          ...decisionContext(context, key, facts),
          today: line.openedOn,
        }),
      },
    };
  },
  /** Rescinds the line. One owner's rescission is effective for all (12 CFR 1026.15(a)(4)). */
  rescind: (request, context) =>
    submitStep(request, context, {
      decide: (facts) =>
        mayRescind(facts)
          ? [{ fact: 'rescissionExercised', value: { by: fullNameOf(facts) } }]
          : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    }),
  uploadRescissionLetter,
  recordRescission,
  settleRescission,
} satisfies HandlersOf<typeof fundingCalls>;

function completionTimes(facts: Facts): { settledAt?: string; recordedAt?: string } {
  const settled = isSettled(facts) ? facts.disbursementResults.at(-1) : undefined;
  const recorded = isRecorded(facts) ? facts.recordings.at(-1) : undefined;
  return { ...(settled && { settledAt: settled.at }), ...(recorded && { recordedAt: recorded.at }) };
}
