import type { Call } from '../call.ts';
import { correctAnswer, listFileCorrections } from './correct-answer.ts';
import { listCorrections } from './list-corrections.ts';
import { saveCorrection } from './save-correction.ts';

export const correctionsCalls = {
  listCorrections,
  saveCorrection,
  listFileCorrections,
  correctAnswer,
} as const satisfies Record<string, Call>;
