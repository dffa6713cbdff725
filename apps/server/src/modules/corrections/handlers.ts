import type { correctionsCalls } from '@homeline/contract/corrections/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { correctAnswer, listFileCorrections } from './correct-answer.ts';
import { listCorrections } from './list-corrections.ts';
import { saveCorrection } from './save-correction.ts';

export const correctionsHandlers = {
  listCorrections,
  saveCorrection,
  listFileCorrections,
  correctAnswer,
} satisfies HandlersOf<typeof correctionsCalls>;
