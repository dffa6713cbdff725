import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

/** One line about a fact. */
export const FactRow = z.object({
  label: z.string(),
  value: z.string(),
  isMasked: z.literal(true).optional(),
  /** The part of the fact that the line belongs to, such as its tradelines. */
  part: z.string().optional(),
  /** Which entry of the part, from 1. */
  item: z.int().optional(),
});
export type FactRow = z.infer<typeof FactRow>;

export const LoanFileFact = z.object({
  fact: z.string(),
  title: z.string(),
  seq: z.int(),
  at: z.iso.datetime(),
  /** Who or what recorded it, as a label. */
  by: z.string(),
  /** A newer answer replaced it. */
  isReplaced: z.boolean(),
  rows: z.array(FactRow),
  /** A masked value can be revealed. */
  isRevealable: z.boolean(),
});
export type LoanFileFact = z.infer<typeof LoanFileFact>;

export const getLoanFileFacts = call({
  name: 'getLoanFileFacts',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/facts`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary:
    'Returns everything known about an application by subject, newest first, with encrypted values masked.',
  params: ApplicationParams,
  answer: z.array(z.object({ title: z.string(), facts: z.array(LoanFileFact) })),
});
