import type { Call } from '../call.ts';
import { confirmOfficeClosing } from './confirm-office-closing.ts';
import { declineToSign, returnToSigning } from './decline-to-sign.ts';
import { giveSignature } from './give-signature.ts';

export const signingCalls = {
  giveSignature,
  confirmOfficeClosing,
  declineToSign,
  returnToSigning,
} as const satisfies Record<string, Call>;
