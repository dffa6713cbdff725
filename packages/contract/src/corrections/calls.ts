import type { Call } from '../call.ts';
import { listCorrections } from './list-corrections.ts';
import { saveCorrection } from './save-correction.ts';

export const correctionsCalls = {
  listCorrections,
  saveCorrection,
} as const satisfies Record<string, Call>;
