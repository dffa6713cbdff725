import { amountBetween, ExactAmount } from '@homeline/domain/facts/form-fields.ts';
import { AnsweredLien } from '@homeline/domain/facts/liens.facts.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

const MonthlyAmount = amountBetween(cents(0), toCents(100_000), ExactAmount);

/** Housing costs, and an answer for each lien: confirmed, disputed, to be paid off, or on another home. In Texas, also whether it's a home equity loan. */
export const LiensForm = z.object({
  liens: z.array(AnsweredLien).max(50),
  homeCosts: z.object({
    propertyTaxCents: MonthlyAmount,
    insuranceCents: MonthlyAmount,
    duesCents: MonthlyAmount,
  }),
});
export type LiensForm = z.infer<typeof LiensForm>;

export const answerLiens = call({
  name: 'answerLiens',
  method: 'PUT',
  path: `${BORROWER_PATH}/liens`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Confirms, disputes or pays off each lien on the home, or assigns it to another home.',
  params: ApplicationParams,
  body: LiensForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
