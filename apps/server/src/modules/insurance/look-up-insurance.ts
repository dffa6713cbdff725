import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';

/** Looks up a policy in force on the home, so that the borrower needn't upload proof. */
export const lookUpInsurance: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'lookUpInsurance',
    critical: false,
    exchange: context.vendors.insurance.lookup,
    request: (facts, intent) => ({ ...intent, holder: contactOf(facts), address: addressOf(facts) }),
    facts: (found) => [{ fact: 'insuranceLookups', value: found }],
  });
};
