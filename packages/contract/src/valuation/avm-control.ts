import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { CentsSchema, HomeValueCents } from '@homeline/domain/money/cents.ts';
import { AREA_DIFFERENCES } from '@homeline/domain/valuation/avm-control.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';

/** How a sampled value was tested: a broker price opinion of the application, or a test that staff recorded. */
export const TEST_METHODS = ['BROKER_OPINION', 'APPRAISAL', 'OTHER_AVM'] as const;

/** A valuation drawn at random for a test. */
const Sampled = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  month: z.string(),
  drawnAt: z.iso.datetime(),
  zip: z.string(),
  valueCents: CentsSchema,
  /** Absent until the value is tested. */
  test: z.object({ valueCents: CentsSchema, method: z.enum(TEST_METHODS), error: z.number() }).optional(),
});
export type Sampled = z.infer<typeof Sampled>;

/** An area compared with all others. Shares and errors are fractions. */
const Area = z.object({
  zip: z.string(),
  valuations: z.int(),
  fullShare: z.number(),
  othersFullShare: z.number(),
  medianError: z.number().optional(),
  othersMedianError: z.number().optional(),
  differsIn: z.array(z.enum(AREA_DIFFERENCES)),
});

export const AvmControl = z.object({
  /** The number of automated valuations in the range. */
  valuations: z.int(),
  /** How many of them gave a value that counts without a haircut. */
  full: z.int(),
  /** The samples of the months in the range, the newest first. */
  sample: z.array(Sampled),
  areas: z.array(Area),
});
export type AvmControl = z.infer<typeof AvmControl>;

export const getAvmControl = call({
  name: 'getAvmControl',
  method: 'GET',
  path: `${REVIEWS_PATH}/avm-control`,
  who: 'STAFF',
  act: 'CONTROL_AVM',
  summary:
    'Returns the random samples of automated valuations with their tests, and the differences by area, in a range of days (12 CFR 1026.42(i)).',
  query: z
    .object({ from: CivilDateSchema, to: CivilDateSchema })
    .refine(({ from, to }) => from <= to, { error: 'Must not be before the first day', path: ['to'] }),
  answer: AvmControl,
});

/** The value that a test found. */
export const AvmTestForm = z.object({
  valueCents: HomeValueCents.min(1, 'Must be more than $0'),
  method: z.enum(TEST_METHODS, 'Required').exclude(['BROKER_OPINION']),
});

export const recordAvmTest = call({
  name: 'recordAvmTest',
  method: 'POST',
  path: `${REVIEWS_PATH}/avm-control/applications/{uuid}/test`,
  who: 'STAFF',
  act: 'CONTROL_AVM',
  summary: 'Records the value that the test of a sampled automated valuation found.',
  params: ApplicationParams,
  body: AvmTestForm,
  answer: z.undefined(),
  status: 204,
  oncePerKey: true,
});
