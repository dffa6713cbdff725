import { loadRelevantFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';
import { policyNeeds } from './policy-needs.ts';

/** Looks up a sufficient policy in force on the home, so that the borrower needn't upload proof. */
export const lookUpInsurance: TaskHandler = async (context, run) => {
  const before = await loadRelevantFacts(context.db, run);
  const { asked, kept } = policyNeeds(before);
  await withIntent(context, run, {
    task: 'lookUpInsurance',
    name: `lookUpInsurance/${before.insuranceLookups.length}`,
    critical: false,
    exchange: context.vendors.insurance.lookup,
    request: (facts, intent) => ({
      ...intent,
      holder: contactOf(facts),
      address: addressOf(facts),
      ...asked,
    }),
    facts: (found) => [{ fact: 'insuranceLookups', value: { ...found, ...kept } }],
  });
};
