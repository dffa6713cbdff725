import type { correctionsCalls } from '@homeline/contract/corrections/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listCorrections } from './list-corrections.ts';
import { saveCorrection } from './save-correction.ts';

export const correctionsHandlers = {
  listCorrections,
  saveCorrection,
} satisfies HandlersOf<typeof correctionsCalls>;
