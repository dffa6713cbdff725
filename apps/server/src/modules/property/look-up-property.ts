import { propertyLookupFact } from '@homeline/domain/property/property-lookup-fact.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';
import { todayAt } from '../rules/decision-context.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Looks the home up in county records and applies the property rules to the result. */
export const lookUpProperty: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'lookUpProperty',
    critical: false,
    exchange: context.vendors.property.lookup,
    request: (facts, intent) => ({ ...intent, owner: contactOf(facts), address: addressOf(facts) }),
    facts: (found, facts) => {
      const { policy } = rulesOf(context, run.organisation, facts);
      return [propertyLookupFact(facts, policy, found, todayAt(context, facts))];
    },
  });
};
