import type { Call } from '../call.ts';
import { deleteDueRecords, getRecords, placeLegalHold, releaseLegalHold } from './records.ts';

export const recordsCalls = {
  getRecords,
  deleteDueRecords,
  placeLegalHold,
  releaseLegalHold,
} as const satisfies Record<string, Call>;
