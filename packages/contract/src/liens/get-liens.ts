import { LIEN_SOURCE_NAMES } from '@homeline/domain/facts/lien-sources.ts';
import { HomeCosts, LienAnswer } from '@homeline/domain/facts/liens.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const InquiryAnswer = z.enum(['NO_NEW_DEBT', 'NEW_DEBT', 'SHOPPING']);

/** A mortgage from the credit report, the county records, both, or the borrower. */
export const Lien = z.object({
  id: z.string(),
  holder: z.string(),
  /** The payoff amount. */
  balanceCents: CentsSchema,
  /** The amount counted in CLTV: a line of credit counts at its limit. */
  securedCents: CentsSchema,
  monthlyPaymentCents: CentsSchema,
  source: z.enum(LIEN_SOURCE_NAMES),
  isOnThisHome: z.boolean(),
  isEquityLoan: z.boolean().optional(),
  /** Texas: the lender's review found a home equity loan, whatever the borrower answered. */
  isReviewedEquityLoan: z.boolean(),
  /** Texas: an underwriter checks this loan's documents to see which home secures it. */
  needsPapers: z.boolean(),
  answer: LienAnswer.optional(),
});
export type Lien = z.infer<typeof Lien>;

export const Liens = z.object({
  version: z.int(),
  liens: z.array(Lien),
  /** Texas: each lien needs an answer whether it is a home equity loan. */
  asksEquityLoan: z.boolean(),
  /** Monthly housing costs besides mortgages, once stated. */
  homeCosts: HomeCosts.optional(),
  /** Mortgage inquiries of the last ninety days that the borrower must explain. */
  inquiries: z.array(
    z.object({ id: z.string(), lender: z.string(), on: z.iso.date(), answer: InquiryAnswer.optional() }),
  ),
  /** Recorded liens without a matching credit account, which the borrower attests to after the review. */
  toAttest: z.array(Lien),
  /** Texas liens found after the borrower answered about the others; not answered yet. */
  found: z.array(Lien),
});
export type Liens = z.infer<typeof Liens>;

export const getLiens = call({
  name: 'getLiens',
  method: 'GET',
  path: `${BORROWER_PATH}/liens`,
  who: 'BORROWER',
  summary: 'Returns the known liens on the home and the inquiries to explain.',
  params: ApplicationParams,
  answer: Liens,
});
