import { amountBetween } from '@homeline/domain/facts/form-fields.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

const Balance = amountBetween(cents(0), toCents(100_000_000));

const Balances = z.object({
  checkingSavingsCents: Balance,
  brokerageCents: Balance,
  retirementCents: Balance,
});

function hasBalance(balances: z.infer<typeof Balances>): boolean {
  const { checkingSavingsCents, brokerageCents, retirementCents } = balances;
  return [checkingSavingsCents, brokerageCents, retirementCents].some((amount) => amount > 0);
}

const NO_BALANCE = { path: ['checkingSavingsCents'], message: 'Enter at least one amount' };

/** Asset balances, at least one above zero. */
export const AssetBalances = Balances.refine(hasBalance, NO_BALANCE);

/** Assets to count in addition to income: linked with balances, skipped for now, or refused. */
export const AssetsForm = z.discriminatedUnion('answer', [
  Balances.extend({ answer: z.literal('LINKED') }).refine(hasBalance, NO_BALANCE),
  z.object({ answer: z.enum(['SKIPPED', 'REFUSED']) }),
]);
export type AssetsForm = z.infer<typeof AssetsForm>;

export const answerAssets = call({
  name: 'answerAssets',
  method: 'PUT',
  path: `${BORROWER_PATH}/assets`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Adds assets to the qualifying income, or continues without them.',
  params: ApplicationParams,
  body: AssetsForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
