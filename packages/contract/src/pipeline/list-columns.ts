import * as z from 'zod';
import { call } from '../call.ts';
import { PIPELINE_PATH } from './pipeline-path.ts';

/** The columns of a list that a person may choose; the borrower always comes first. */
export const LIST_COLUMNS = [
  'loan',
  'state',
  'amount',
  'step',
  'due',
  'notice',
  'waitsFor',
  'waiting',
  'officer',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** The columns until a person chooses their own. The notice needs none: the due column shows it once it is near. */
export const DEFAULT_COLUMNS: readonly ListColumn[] = LIST_COLUMNS.filter((column) => column !== 'notice');

const ListColumns = z.object({
  /** From left to right, each once. */
  columns: z
    .array(z.enum(LIST_COLUMNS))
    .max(LIST_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, { error: 'Each only once' }),
});

export const getListColumns = call({
  name: 'getListColumns',
  method: 'GET',
  path: `${PIPELINE_PATH}/columns`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary: 'Returns the columns that the caller’s lists show, from left to right.',
  answer: ListColumns,
});

export const saveListColumns = call({
  name: 'saveListColumns',
  method: 'PUT',
  path: `${PIPELINE_PATH}/columns`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary: 'Keeps the columns that the caller’s lists show, on every device.',
  body: ListColumns,
  answer: z.undefined(),
  status: 204,
});
