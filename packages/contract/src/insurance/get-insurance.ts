import { INSURANCE_STANDINGS } from '@homeline/domain/facts/insurance-standing.ts';
import { PolicyShortfall } from '@homeline/domain/facts/policy-shortfall.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** What the homeowner's policy must show. */
export const Insurance = z.object({
  standing: z.enum(INSURANCE_STANDINGS),
  /** How often a policy was sent, so that the form for another one starts empty. */
  sent: z.int(),
  /** What the policy lacks, where the check named it. */
  shortfalls: z.array(PolicyShortfall),
  /** The minimum coverage. */
  coverageCents: CentsSchema,
  /** The mortgagee clause. */
  mortgagee: z.string(),
  loanNumber: z.string(),
  /** The home is in a special flood hazard area, so a flood policy is required too. */
  floodRequired: z.boolean(),
});
export type Insurance = z.infer<typeof Insurance>;

export const getInsurance = call({
  name: 'getInsurance',
  method: 'GET',
  path: `${BORROWER_PATH}/insurance`,
  who: 'BORROWER',
  summary: 'Returns the insurance that the home needs.',
  params: ApplicationParams,
  answer: Insurance,
});
