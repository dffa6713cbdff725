import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const requestSession = call({
  name: 'requestSession',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/session`,
  who: 'BORROWER',
  summary: 'The borrower is ready to meet the remote notary; the provider opens a session.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const retryNotary = call({
  name: 'retryNotary',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/retry`,
  who: 'BORROWER',
  summary: 'Tries the remote notary once more after a session that failed.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const switchToManualNotary = call({
  name: 'switchToManualNotary',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/manual`,
  who: 'BORROWER',
  summary: 'Chooses a notary in person.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const switchToRemoteNotary = call({
  name: 'switchToRemoteNotary',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/remote`,
  who: 'BORROWER',
  summary: 'Takes the choice of a notary in person back, until an appointment is asked for.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP', 'FORBIDDEN'],
  oncePerKey: true,
});
