import { prequalTitleRequired } from '@homeline/domain/facts/title.selectors.ts';
import { loadFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';

/** Orders the title search before offers, if the policy requires one. */
export const checkPrequalTitle: TaskHandler = async (context, run) => {
  if (!prequalTitleRequired(await loadFacts(context.db, run))) {
    await recordRun(context, run, 'checkPrequalTitle', () => [
      { fact: 'prequalTitle', value: { answer: 'NOT_REQUIRED' } },
    ]);
    return;
  }
  await withIntent(context, run, {
    task: 'checkPrequalTitle',
    critical: false,
    exchange: context.vendors.title.prequal,
    request: (facts, intent) => ({ ...intent, owner: contactOf(facts), address: addressOf(facts) }),
    facts: (found) => [{ fact: 'prequalTitle', value: found }],
  });
};
