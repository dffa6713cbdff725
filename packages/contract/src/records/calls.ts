import type { Call } from '../call.ts';
import {
  deleteDueRecords,
  getRecords,
  placeLegalHold,
  releaseDeletion,
  releaseLegalHold,
} from './records.ts';

export const recordsCalls = {
  getRecords,
  deleteDueRecords,
  releaseDeletion,
  placeLegalHold,
  releaseLegalHold,
} as const satisfies Record<string, Call>;
