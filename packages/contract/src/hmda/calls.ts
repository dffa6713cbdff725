import type { Call } from '../call.ts';
import { getHmda } from './get-hmda.ts';
import { saveHmda } from './save-hmda.ts';

export const hmdaCalls = {
  saveHmda,
  getHmda,
} as const satisfies Record<string, Call>;
