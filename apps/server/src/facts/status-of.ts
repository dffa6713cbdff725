import type { Status } from '@homeline/contract/applications/status.ts';
import { counterOfferIsRefused } from '@homeline/domain/adverse-action/counter-offer.ts';
import {
  closingHoldReasons,
  signatureIsPending,
  signsAgain,
} from '@homeline/domain/facts/closing.selectors.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import { hardRetryIsUsedUp } from '@homeline/domain/facts/credit.selectors.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import { insuranceStanding } from '@homeline/domain/facts/insurance.selectors.ts';
import { openRefusal, ownDecline } from '@homeline/domain/facts/signers.selectors.ts';
import { statusFlags } from '@homeline/domain/facts/status-flags.selectors.ts';
import { isPollWaiting, pageOf } from '@homeline/domain/workflow/current-step.ts';
import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import { takesDepositCode } from '@homeline/domain/workflow/pending-deposit.ts';
import { takesPostponedInsurance } from '@homeline/domain/workflow/postponed-insurance.ts';
import { sidebarStages } from '@homeline/domain/workflow/progress.ts';
import { stageAnswer } from '@homeline/domain/workflow/stage-answers.ts';
import type { ProgressStage } from '@homeline/domain/workflow/step.ts';
import type { NamedStep } from '@homeline/domain/workflow/steps.ts';

/** Pages that answer conditions which don't stop the application yet. */
const LATER_PAGES: readonly PagePath[] = ['conditions', 'conditions/upload-document'];

/** Pages for a policy that the borrower chose to send later. */
const INSURANCE_PAGES: readonly PagePath[] = ['insurance/upload', 'insurance/requirements'];

/** The page for the code of a deposit, while the application goes on. */
const DEPOSIT_PAGES: readonly PagePath[] = ['bank/deposit'];

type DerivedStep = {
  readonly step: NamedStep;
  readonly since: string;
  readonly stage: ProgressStage;
  readonly dueAt: string | undefined;
};

/** Returns the status the borrower sees. It depends on facts alone, so the projection stores it. */
export function statusOf(uuid: string, facts: Facts, { step, since, stage, dueAt }: DerivedStep): Status {
  const stages = sidebarStages(facts);
  const waiting = step.kind === 'WAITING' || step.kind === 'REVIEW' ? step : undefined;
  const goesOn = step.kind !== 'TERMINAL' && step.id !== 'DOCUMENT_REQUEST';
  const asksLater = goesOn ? conditionsToAnswer(facts).filter(({ before }) => before).length : 0;
  const alsoOpen = [
    ...(asksLater > 0 ? LATER_PAGES : []),
    ...(takesPostponedInsurance(step.id, facts) ? INSURANCE_PAGES : []),
    ...(takesDepositCode(step.id, facts) ? DEPOSIT_PAGES : []),
  ];
  return {
    ...statusFlags(facts),
    uuid,
    step: step.id,
    kind: step.kind,
    since,
    page: pageOf(step, facts),
    clientState: step.client,
    ...(waiting && { owner: waiting.owner, usual: waiting.usual }),
    ...(dueAt && { dueAt }),
    ...(counterOfferIsRefused(facts) && { offerRefused: true as const }),
    ...(step.id === 'SIGNDOCS_REVIEW' && ownDecline(facts) && { hasDeclined: true as const }),
    ...(step.id === 'SIGNDOCS_REVIEW' && openRefusal(facts) && { signerDeclined: true as const }),
    ...(step.id === 'NOTE_SIGNING' && signatureIsPending(facts) && { isSealing: true as const }),
    ...(step.id === 'NOTE_SIGNING' && signsAgain(facts) && { signsAgain: true as const }),
    ...(step.id === 'CREDIT_ERROR' && hardRetryIsUsedUp(facts) && { retryUsedUp: true as const }),
    ...(step.id === 'WAITING_FOR_CLOSING_DATE' && { closingWaits: [...(closingHoldReasons(facts) ?? [])] }),
    ...(facts.applicationSubmission && { submitted: true as const, insurance: insuranceStanding(facts) }),
    ...(asksLater > 0 && { asksLater }),
    ...(alsoOpen.length > 0 && { alsoOpen }),
    pollWaiting: isPollWaiting(step),
    skipsPolling: step.kind === 'TERMINAL' || step.kind === 'ERROR',
    progress: {
      stage,
      stages: [...stages],
      answer: stageAnswer(stage, facts) || undefined,
      done: stages
        .slice(0, stages.indexOf(stage))
        .map((done) => ({ stage: done, answer: stageAnswer(done, facts) })),
    },
    version: newestSeq(facts),
  };
}
