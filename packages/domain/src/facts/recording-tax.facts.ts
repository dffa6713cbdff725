import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { log } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';

/** A local recording tax as staff state it: county and city together, the borrower's share, in percent of the line. */
export const GivenRecordingTax = z.object({
  pct: z
    .number('Must be a tax in percent of the line')
    .min(0, 'Must be 0 or more')
    .max(5, 'Must be 5 or less: a tax in percent of the line (1.05)'),
  /** Who or what says so, such as the county clerk or form MT-15. */
  source: z.string().trim().min(1, 'Required').max(300, 'Must have 300 characters or fewer'),
  /** The day as of which the tax is stated. */
  asOf: CivilDateSchema,
});

/** Facts about a recording tax that no published figure gives. */
export const recordingTaxFacts = {
  /** Pricing found no figure for the county, or can't tell whether the home lies in a city with a tax of its own. */
  recordingTaxQuestions: log(z.object({ county: z.string().optional(), city: z.string() }), 'TASK'),
  recordingTaxDecisions: log(reviewDecisionSchema(['GIVEN']).extend({ tax: GivenRecordingTax }), 'STAFF'),
};
