import { HomeCosts, LienAnswer } from '@homeline/domain/facts/credit.facts.ts';
import { LIEN_SOURCE_NAMES } from '@homeline/domain/facts/lien-sources.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const InquiryAnswer = z.enum(['NO_NEW_DEBT', 'NEW_DEBT', 'SHOPPING']);

/** A mortgage, as the bureau reports it, the county has it on record of the home, both, or the borrower told of it. */
export const Lien = z.object({
  id: z.string(),
  holder: z.string(),
  /** What is owed on it, and so what it takes to pay it off. */
  balanceCents: CentsSchema,
  /** What it counts for against the home: a line of credit at its limit. */
  securedCents: CentsSchema,
  monthlyPaymentCents: CentsSchema,
  source: z.enum(LIEN_SOURCE_NAMES),
  isOnThisHome: z.boolean(),
  isEquityLoan: z.boolean().optional(),
  /** On a home in Texas: the lender's review found that it is a home equity loan, after whatever the borrower said of it. */
  isReviewedEquityLoan: z.boolean(),
  /** On a home in Texas: an underwriter looks up in its papers which home it is on. */
  needsPapers: z.boolean(),
  answer: LienAnswer.optional(),
});
export type Lien = z.infer<typeof Lien>;

export const Liens = z.object({
  version: z.int(),
  liens: z.array(Lien),
  /** On a home in Texas it must be said of a lien whether it is a home equity loan. */
  asksEquityLoan: z.boolean(),
  /** What the home costs each month besides, once the borrower has stated it. */
  homeCosts: HomeCosts.optional(),
  /** Mortgage inquiries of the last ninety days, which the borrower must explain. */
  inquiries: z.array(
    z.object({ id: z.string(), lender: z.string(), on: z.iso.date(), answer: InquiryAnswer.optional() }),
  ),
  /** Liens on record that no credit line explains, which the borrower attests after the review. */
  toAttest: z.array(Lien),
  /** Liens on a home in Texas that came to light after the borrower had answered for the others, which they are asked about. */
  found: z.array(Lien),
});
export type Liens = z.infer<typeof Liens>;

export const getLiens = call({
  name: 'getLiens',
  method: 'GET',
  path: `${BORROWER_PATH}/liens`,
  who: 'BORROWER',
  summary: 'The liens known of the home and the inquiries to explain.',
  params: ApplicationParams,
  answer: Liens,
});
