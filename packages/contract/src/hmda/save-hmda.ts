import { codesOf, ETHNICITIES, RACES, SEXES } from '@homeline/domain/hmda/demographics.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

const FreeText = z.string().trim().max(100, 'Cannot be more than 100 characters').optional();

/** What federal law has us ask (12 CFR 1003, Appendix B). Every question may be left blank. */
export const HmdaAnswers = z.object({
  ethnicity: z
    .array(z.enum(codesOf(ETHNICITIES)))
    .max(ETHNICITIES.length)
    .default([]),
  otherHispanic: FreeText,
  race: z
    .array(z.enum(codesOf(RACES)))
    .max(RACES.length)
    .default([]),
  tribe: FreeText,
  otherAsian: FreeText,
  otherPacific: FreeText,
  sex: z
    .array(z.enum(codesOf(SEXES)))
    .max(SEXES.length)
    .default([]),
});
export type HmdaAnswers = z.infer<typeof HmdaAnswers>;

export const saveHmda = call({
  name: 'saveHmda',
  method: 'PUT',
  path: `${BORROWER_PATH}/hmda`,
  who: 'BORROWER',
  summary:
    'Keeps the answers to the questions of the Home Mortgage Disclosure Act where no decision can read them.',
  params: ApplicationParams,
  body: HmdaAnswers,
  answer: Status,
  errors: ['WRONG_STEP'],
});
