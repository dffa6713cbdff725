import { randomUUID } from 'node:crypto';
import { finalTitleFacts } from '@homeline/domain/facts/title.selectors.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';

/** Orders the title search that closing requires. */
export const orderFinalTitle: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'orderFinalTitle',
    critical: false,
    exchange: context.vendors.title.final,
    request: (facts, intent) => ({ ...intent, owner: contactOf(facts), address: addressOf(facts) }),
    facts: (found, facts) => finalTitleFacts(found, facts, randomUUID()),
  });
};

/** Searches the title once more before funding, as a funding officer asked: for anything recorded since the final search. */
export const searchTitleAgain: TaskHandler = async (context, run) => {
  const { titleRefreshOrders } = await loadRelevantFacts(context.db, run);
  await withIntent(context, run, {
    task: 'searchTitleAgain',
    // Each order is a separate call: the funding officer may ask again at the same step.
    name: `searchTitleAgain/${titleRefreshOrders.length}`,
    critical: false,
    exchange: context.vendors.title.final,
    request: (facts, intent) => ({ ...intent, owner: contactOf(facts), address: addressOf(facts) }),
    facts: (found) => [{ fact: 'refreshedTitle', value: found }],
  });
};
