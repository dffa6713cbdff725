import { checkAccountNumber } from '@homeline/domain/bank/account-number.ts';
import { checkRoutingNumber } from '@homeline/domain/bank/routing-number.ts';
import { RequiredText } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

const ACCOUNT_PROBLEMS = {
  NOT_DIGITS: 'Must be digits only',
  TOO_SHORT: 'Must be at least 4 digits',
  TOO_LONG: 'Cannot be more than 17 digits',
  ZERO: 'Must be an account number',
} as const;

/** Digits as printed on a check, stored without spaces and hyphens. */
const Digits = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .overwrite((text) => text.replace(/[\s-]/g, ''));

const RoutingNumber = Digits.refine((text) => {
  const checked = checkRoutingNumber(text);
  return checked.valid && checked.usableForConsumerAch;
}, 'Must be a bank’s nine-digit routing number');

const AccountNumber = Digits.superRefine((text, ctx) => {
  const checked = checkAccountNumber(text);
  if (!checked.valid) ctx.addIssue({ code: 'custom', message: ACCOUNT_PROBLEMS[checked.problem] });
});

/** The account that receives the draw, typed twice. */
export const AccountForm = z
  .object({
    bankName: RequiredText,
    routingNumber: RoutingNumber,
    accountNumber: AccountNumber,
    accountNumberAgain: AccountNumber,
  })
  .refine(({ accountNumber, accountNumberAgain }) => accountNumber === accountNumberAgain, {
    error: 'The account numbers don’t match',
    path: ['accountNumberAgain'],
  });
export type AccountForm = z.infer<typeof AccountForm>;

export const enterAccount = call({
  name: 'enterAccount',
  method: 'POST',
  path: `${BORROWER_PATH}/bank/account`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves a manually entered account and verifies it.',
  params: ApplicationParams,
  body: AccountForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
