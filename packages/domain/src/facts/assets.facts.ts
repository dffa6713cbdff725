import * as z from 'zod';
import { CentsSchema, cents, toCents } from '../money/cents.ts';
import { answer, log } from './fact.ts';
import { amountBetween } from './form-fields.ts';
import { choice, question } from './question.ts';

/** Facts about the borrower's assets. */
export const assetsFacts = {
  assetRequests: log(z.object({}), 'BORROWER'),
  assets: answer(
    z.object({
      answer: z.enum(['LINKED', 'SKIPPED', 'REFUSED']),
      checkingSavingsCents: CentsSchema.optional(),
      brokerageCents: CentsSchema.optional(),
      retirementCents: CentsSchema.optional(),
    }),
    'BORROWER',
  ),
};

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

/** What the borrower answers about their assets. */
export const assetsQuestions = {
  requestAssets: choice(assetsFacts, {
    method: 'POST',
    path: '/offers/asset-request',
    summary: 'Requests to count assets in addition to income, before submission.',
    fact: 'assetRequests',
  }),
  answerAssets: question(assetsFacts, {
    method: 'PUT',
    path: '/assets',
    summary: 'Adds assets to the qualifying income, or continues without them.',
    form: AssetsForm,
    fact: 'assets',
    shows: ['assets'],
  }),
};
