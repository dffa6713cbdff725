import type { conditionsCalls } from '@homeline/contract/conditions/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listConditions } from './list-conditions.ts';
import { submitDocuments } from './submit-documents.ts';

export const conditionsHandlers = {
  listConditions,
  submitDocuments,
} satisfies HandlersOf<typeof conditionsCalls>;
