import type { Call } from '../call.ts';
import { giveSignature } from './give-signature.ts';

export const signingCalls = {
  giveSignature,
} as const satisfies Record<string, Call>;
