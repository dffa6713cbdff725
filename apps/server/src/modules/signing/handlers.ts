import type { signingCalls } from '@homeline/contract/signing/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { giveSignature } from './give-signature.ts';

export const signingHandlers = {
  giveSignature,
} satisfies HandlersOf<typeof signingCalls>;
