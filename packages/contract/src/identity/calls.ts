import { identityQuestions } from '@homeline/domain/facts/identity.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { getIdentity } from './get-identity.ts';
import { openHostedIdentity } from './open-hosted-identity.ts';
import { sendIdentityDocument } from './send-identity-document.ts';

export const identityCalls = {
  sendIdentityDocument,
  getIdentity,
  openHostedIdentity,
  ...questionCalls(identityQuestions),
} as const satisfies Record<string, Call>;
