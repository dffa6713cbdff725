import { randomUUID } from 'node:crypto';
import { incomeSource } from '@homeline/domain/facts/income.selectors.ts';
import { incomeResultFacts } from '@homeline/domain/facts/income-result-facts.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { partyOf } from '../accounts/party-of.ts';
import { publicTokenEncryptionContext } from './choose-income-source.ts';
import { statedMonthlyGross } from './stated-monthly-gross.ts';

/** Fetches income from the source the borrower linked. */
export const fetchIncome: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'fetchIncome',
    critical: false,
    exchange: context.vendors.income.fetch,
    request(facts, intent) {
      const linked = incomeSource(facts);
      if (!linked) throw new Error('No income source is linked');
      return {
        ...intent,
        worker: partyOf(context, run, facts),
        source: linked.source,
        publicToken:
          linked.publicToken &&
          context.sealing.open(linked.publicToken, publicTokenEncryptionContext(run.applicationId)),
        statedMonthlyGrossCents: statedMonthlyGross(facts),
      };
    },
    facts: (found, facts) => incomeResultFacts(found, incomeSource(facts)?.source ?? 'UNKNOWN', randomUUID()),
  });
};
