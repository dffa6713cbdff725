import type { identityCalls } from '@homeline/contract/identity/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { sendIdentityDocument } from './send-identity-document.ts';

export const identityHandlers = {
  sendIdentityDocument,
} satisfies HandlersOf<typeof identityCalls>;
