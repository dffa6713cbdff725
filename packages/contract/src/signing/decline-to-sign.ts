import { DeclineForm } from '@homeline/domain/facts/decline.ts';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const declineToSign = call({
  name: 'declineToSign',
  method: 'POST',
  path: `${BORROWER_PATH}/signing/decline`,
  who: 'BORROWER',
  summary:
    'Says that the borrower doesn’t want to sign the note package, and why. Staff are told; nothing is signed.',
  params: ApplicationParams,
  body: DeclineForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const returnToSigning = call({
  name: 'returnToSigning',
  method: 'POST',
  path: `${BORROWER_PATH}/signing/return`,
  who: 'BORROWER',
  summary: 'Takes a refusal to sign back, until staff have decided about it.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
