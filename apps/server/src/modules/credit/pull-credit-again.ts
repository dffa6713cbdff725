import { refreshedCreditFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { partyOf } from '../accounts/party-of.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Pulls the credit report once more before funding, as a funding officer asked: softly, so it adds no inquiry to the borrower's file. */
export const pullCreditAgain: TaskHandler = async (context, run) => {
  const { sealing, vendors } = context;
  const application = run.applicationId;
  const rulesFor = (facts: Facts) => rulesOf(context, run.organisation, facts);
  const { creditRefreshOrders } = await loadRelevantFacts(context.db, run);
  await withIntent(context, run, {
    task: 'pullCreditAgain',
    // Each order is a separate call: the funding officer may ask again at the same step.
    name: `pullCreditAgain/${creditRefreshOrders.length}`,
    critical: false,
    exchange: vendors.credit.soft,
    request(facts, intent) {
      const { property } = facts;
      if (!property) throw new Error('The application has no property');
      return { ...intent, consumer: partyOf(context, run, facts), address: property, pin: undefined };
    },
    facts({ rawReport, ...pulled }, facts) {
      const encryptionContext = { application, field: 'refreshedCredit.sealedReport' };
      const sealedReport = rawReport && sealing.seal(rawReport, encryptionContext);
      return [
        refreshedCreditFact(facts, rulesFor(facts), { ...pulled, ...(sealedReport && { sealedReport }) }),
      ];
    },
  });
};
