import type { Call } from '../call.ts';
import { listConditions } from './list-conditions.ts';
import { submitDocuments } from './submit-documents.ts';

export const conditionsCalls = {
  listConditions,
  submitDocuments,
} as const satisfies Record<string, Call>;
