import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { screenedPerson } from './screened-person.ts';

/** Screens the borrower against the sanctions lists again before disbursement. */
export const screenSanctionsAgain: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'screenSanctionsAgain',
    critical: false,
    exchange: context.vendors.sanctions.screen,
    request: (facts, intent) => ({ ...intent, person: screenedPerson(context, run, facts) }),
    facts: (screened) => [{ fact: 'sanctionsScreens', value: screened }],
  });
};
