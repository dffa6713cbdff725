import type { Call } from '../call.ts';
import { sendIdentityDocument } from './send-identity-document.ts';

export const identityCalls = {
  sendIdentityDocument,
} as const satisfies Record<string, Call>;
