import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const requestSession = call({
  name: 'requestSession',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/session`,
  who: 'BORROWER',
  summary: 'Requests a remote notary session, which the provider opens.',
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
  summary: 'Switches to an in-person notary.',
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
  summary: 'Switches back to the remote notary, until an appointment is requested.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP', 'FORBIDDEN'],
  oncePerKey: true,
});
