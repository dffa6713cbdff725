import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { accountNumberOf } from './account-number-of.ts';

/** Asks the provider whether the disbursement account is open and belongs to the borrower. */
export const checkBankAccount: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'checkBankAccount',
    critical: false,
    exchange: context.vendors.bank.check,
    request(facts, intent) {
      const account = disbursementAccount(facts);
      if (!account) throw new Error('The application has no bank account');
      return {
        ...intent,
        holder: contactOf(facts),
        routingNumber: account.routingNumber,
        accountNumber: accountNumberOf(context, run, account),
        linkedBy: account.linkedBy,
      };
    },
    facts: (checked) => [{ fact: 'bankChecks', value: checked }],
  });
};
