import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { FactRow } from './get-loan-file-facts.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

/** A figure, and what was shown before where that differs. */
const ShownFigure = z.object({ label: z.string(), value: z.string(), was: z.string().optional() });

/** Terms that a person was shown, and the rules that priced them. */
export const ShownTerms = z.object({
  at: z.iso.datetime(),
  /** The person who saw them, as a label. */
  to: z.string(),
  where: z.string(),
  /** The terms of a single line; empty if only offers or a range were shown. */
  figures: z.array(ShownFigure).readonly(),
  /** The offers, one per row. */
  offers: z.array(z.array(ShownFigure).readonly()).readonly(),
  /** The same terms and offers as when they were last shown. */
  isSame: z.boolean(),
  /** The other content shown. */
  more: z.array(FactRow).readonly(),
  ratesVersion: z.string().optional(),
  policyVersion: z.string().optional(),
});
export type ShownTerms = z.infer<typeof ShownTerms>;

export const getShownTerms = call({
  name: 'getShownTerms',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/terms`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary: 'Returns every rate, fee and limit that was shown, to whom and where, newest first.',
  params: ApplicationParams,
  answer: z.array(ShownTerms),
});
