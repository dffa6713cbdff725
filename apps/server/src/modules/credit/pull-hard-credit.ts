import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { FACTS, type Facts } from '@homeline/domain/facts/facts.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { partyOf } from '../accounts/party-of.ts';
import { addressOf } from '../documents/address-of.ts';
import { rulesOf } from '../rules/rulebooks.ts';
import { usesSharedPull } from './shared-pull.ts';

/** Pulls the full credit report. It adds an inquiry to the borrower's file, so it runs once. */
export const pullHardCredit: TaskHandler = async (context, run) => {
  const { sealing, vendors } = context;
  const rulesFor = (facts: Facts) => rulesOf(context, run.organisation, facts);
  const isShared = await usesSharedPull(context, run, 'HARD', (found, facts) =>
    hardPullFact(facts, rulesFor(facts), FACTS.hardCredit.value.omit({ differs: true }).parse(found)),
  );
  if (isShared) return;
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
      return [hardPullFact(facts, rulesFor(facts), { ...pulled, ...(sealedReport && { sealedReport }) })];
    },
  });
};
