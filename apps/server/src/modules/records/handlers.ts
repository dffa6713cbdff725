import type { recordsCalls } from '@homeline/contract/records/calls.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { standingLegalHold } from '@homeline/domain/records/kept-until.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';
import { deleteDue } from './delete-records.ts';
import { getRecords } from './get-records.ts';
import { releaseDeletion } from './release-deletion.ts';

export const recordsHandlers = {
  getRecords,
  deleteDueRecords: ({ organisation }, context) => deleteDue(context, organisation),
  releaseDeletion,
  placeLegalHold: (request, context) =>
    actOnApplication(request, context, (facts) => holdWrites(facts, 'PLACED', request.body.reason)),
  releaseLegalHold: (request, context) =>
    actOnApplication(request, context, (facts) => holdWrites(facts, 'RELEASED', request.body.reason)),
} satisfies HandlersOf<typeof recordsCalls>;

/** A hold is placed once and released once, at any step, even of an application that has ended. */
function holdWrites(
  facts: Facts,
  hold: 'PLACED' | 'RELEASED',
  reason: string,
): readonly FactWrite[] | Refusal {
  const isHeld = standingLegalHold(facts) !== undefined;
  return isHeld === (hold === 'PLACED')
    ? refuse('WRONG_STEP', { step: currentStep(facts).id })
    : [{ fact: 'legalHolds', value: { hold, reason } }];
}
