import type { Spanish } from '../language/spanish.ts';
import type { PURPOSE_WORDS as english } from './purpose-words.ts';

export const PURPOSE_WORDS: Spanish<typeof english> = {
  HOME_IMPROVEMENT: 'Mejoras en la vivienda',
  DEBT_CONSOLIDATION: 'Pagar otras deudas',
  REFINANCE: 'Refinanciar una hipoteca',
  OTHER: 'Otra cosa',
};
