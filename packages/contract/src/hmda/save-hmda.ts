import {
  type DemographicOption,
  ETHNICITIES,
  optionCodes,
  RACES,
  refusesAndAnswers,
  SEXES,
} from '@homeline/domain/hmda/demographics.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

const FreeText = z.string().trim().max(100, 'Cannot be more than 100 characters').optional();

/** Demographic information (12 CFR 1003, Appendix B). Every question is optional. */
export const HmdaAnswers = z.object({
  ethnicity: z
    .array(z.enum(optionCodes(ETHNICITIES)))
    .max(ETHNICITIES.length)
    .default([]),
  otherHispanic: FreeText,
  race: z
    .array(z.enum(optionCodes(RACES)))
    .max(RACES.length)
    .default([]),
  tribe: FreeText,
  otherAsian: FreeText,
  otherPacific: FreeText,
  sex: z
    .array(z.enum(optionCodes(SEXES)))
    .max(SEXES.length)
    .default([]),
});
export type HmdaAnswers = z.infer<typeof HmdaAnswers>;

const { ethnicity, race, sex } = HmdaAnswers.shape;

/** The submitted answers: each question is answered or left out. */
export const HmdaForm = HmdaAnswers.extend({
  ethnicity: notContradicted(ethnicity, ETHNICITIES),
  race: notContradicted(race, RACES),
  sex: notContradicted(sex, SEXES),
});

export const saveHmda = call({
  name: 'saveHmda',
  method: 'PUT',
  path: `${BORROWER_PATH}/hmda`,
  who: 'BORROWER',
  summary: 'Stores the demographic information (HMDA) where no decision can read it.',
  params: ApplicationParams,
  body: HmdaForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});

function notContradicted<Chosen extends z.ZodType<readonly string[]>>(
  chosen: Chosen,
  options: readonly DemographicOption[],
): Chosen {
  return chosen.refine(
    (codes) => !refusesAndAnswers(options, codes),
    'Choose an answer, or choose that you do not wish to provide it',
  );
}
