import { pinForSoftPull } from '@homeline/domain/facts/credit.selectors.ts';
import { FACTS } from '@homeline/domain/facts/facts.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { partyOf } from '../accounts/party-of.ts';
import { usesSharedPull } from './shared-pull.ts';

/** Pulls a soft credit report. It adds no inquiry to the borrower's file. */
export const pullSoftCredit: TaskHandler = async (context, run) => {
  const { sealing, vendors } = context;
  const application = run.applicationId;
  if (
    await usesSharedPull(context, run, 'SOFT', (found) => ({
      fact: 'softCredit',
      value: FACTS.softCredit.value.parse(found),
    }))
  )
    return;
  await withIntent(context, run, {
    task: 'pullSoftCredit',
    critical: false,
    exchange: vendors.credit.soft,
    request(facts, intent) {
      const { property } = facts;
      if (!property) throw new Error('The application has no property');
      const sealedPin = pinForSoftPull(facts);
      const pin = sealedPin && sealing.open(sealedPin, { application, field: 'freezePin.pin' });
      return { ...intent, consumer: partyOf(context, run, facts), address: property, pin };
    },
    facts({ rawReport, ...pulled }) {
      const encryptionContext = { application, field: 'softCredit.sealedReport' };
      return [
        {
          fact: 'softCredit',
          value: {
            ...pulled,
            ...(rawReport && { sealedReport: sealing.seal(rawReport, encryptionContext) }),
          },
        },
      ];
    },
  });
};
