import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { accountNumberOf } from '../bank/account-number-of.ts';

/** Sends the draw to the borrower's account, exactly once per entry of the step. */
export const originateDisbursement: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'originateDisbursement',
    critical: true,
    exchange: context.vendors.disbursement.transfer,
    request(facts, intent) {
      const { amountCents, account } = paymentOf(facts);
      return {
        ...intent,
        amountCents,
        holder: fullNameOf(facts),
        routingNumber: account.routingNumber,
        accountNumber: accountNumberOf(context, run, account),
      };
    },
    accepted(facts, reference) {
      const { amountCents, account } = paymentOf(facts);
      return [{ fact: 'disbursements', value: { reference, amountCents, accountUuid: account.uuid } }];
    },
  });
};

function paymentOf(facts: Facts) {
  const account = disbursementAccount(facts);
  const terms = currentTerms(facts);
  if (!account || !terms) throw new Error('A disbursement needs terms and an account');
  return { account, amountCents: terms.cashToBorrowerCents };
}
