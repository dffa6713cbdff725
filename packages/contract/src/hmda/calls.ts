import type { Call } from '../call.ts';
import { getHmda } from './get-hmda.ts';
import { saveCoBorrowerHmda } from './save-co-borrower-hmda.ts';
import { saveHmda } from './save-hmda.ts';

export const hmdaCalls = {
  saveHmda,
  saveCoBorrowerHmda,
  getHmda,
} as const satisfies Record<string, Call>;
