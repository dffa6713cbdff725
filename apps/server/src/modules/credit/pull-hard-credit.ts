import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { partyOf } from '../accounts/party-of.ts';
import { addressOf } from '../property/address-of.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Pulls the full credit report. It adds an inquiry to the borrower's file, so it runs once. */
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
    facts({ rawReport, ...pulled }, facts) {
      const encryptionContext = { application: run.applicationId, field: 'hardCredit.sealedReport' };
      const sealedReport = rawReport && sealing.seal(rawReport, encryptionContext);
      const rules = rulesOf(context, run.organisation, facts);
      return [hardPullFact(facts, rules, { ...pulled, ...(sealedReport && { sealedReport }) })];
    },
  });
};
