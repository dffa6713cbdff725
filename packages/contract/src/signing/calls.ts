import type { Call } from '../call.ts';
import { confirmOfficeClosing } from './confirm-office-closing.ts';
import { giveSignature } from './give-signature.ts';

export const signingCalls = {
  giveSignature,
  confirmOfficeClosing,
} as const satisfies Record<string, Call>;
