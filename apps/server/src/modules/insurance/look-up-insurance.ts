import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../property/address-of.ts';

/** Looks for a policy on the home that is in force, so that the borrower need send nothing in. */
export const lookUpInsurance: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'lookUpInsurance',
    critical: false,
    exchange: context.vendors.insurance.lookup,
    request: (facts, intent) => ({ ...intent, holder: contactOf(facts), address: addressOf(facts) }),
    facts: (found) => [{ fact: 'insuranceLookups', value: found }],
  });
};
