import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { partyOf } from '../accounts/party-of.ts';
import { addressOf } from '../property/address-of.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Pulls the full report with the borrower's consent. It leaves an inquiry on their file, so it is made once. */
export const pullHardCredit: TaskHandler = async (context, run) => {
  const { sealing, vendors } = context;
  await withIntent(context, run, {
    task: 'pullHardCredit',
    critical: true,
    exchange: vendors.credit.hard,
    request: (facts, intent) => ({
      ...intent,
      consumer: partyOf(context, run, facts),
      address: addressOf(facts),
    }),
    facts({ rawReport, ...said }, facts) {
      const place = { application: run.applicationId, field: 'hardCredit.sealedReport' };
      const sealedReport = rawReport && sealing.seal(rawReport, place);
      const rules = rulesOf(context, run.organisation, facts);
      return [hardPullFact(facts, rules, { ...said, ...(sealedReport && { sealedReport }) })];
    },
  });
};
