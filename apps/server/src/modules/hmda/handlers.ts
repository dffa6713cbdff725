import type { hmdaCalls } from '@homeline/contract/hmda/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getHmda } from './get-hmda.ts';
import { saveCoBorrowerHmda } from './save-co-borrower-hmda.ts';
import { saveHmda } from './save-hmda.ts';

export const hmdaHandlers = {
  saveHmda,
  saveCoBorrowerHmda,
  getHmda,
} satisfies HandlersOf<typeof hmdaCalls>;
