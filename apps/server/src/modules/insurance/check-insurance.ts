import type { Facts } from '@homeline/domain/facts/facts.ts';
import { insuranceUpload } from '@homeline/domain/insurance/policy.ts';
import { retainedLiens } from '@homeline/domain/liens/liens.ts';
import { type Cents, cents } from '@homeline/domain/money/cents.ts';
import { standingTerms } from '@homeline/domain/offers/decided.ts';
import { floodDetermination } from '@homeline/domain/title/title.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { openDocuments } from '../documents/stored-file.ts';
import { addressOf } from '../property/address-of.ts';

/** Has the proof of insurance read that the borrower sent in. */
export const checkInsurance: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'checkInsurance',
    critical: false,
    exchange: context.vendors.insurance.check,
    async request(facts, intent) {
      const upload = insuranceUpload(facts);
      if (!upload) throw new Error('No proof of insurance is on file');
      return {
        ...intent,
        holder: contactOf(facts),
        address: addressOf(facts),
        proofs: await openDocuments(context, run, upload.documents),
        neededCoverageCents: securedDebtCents(facts),
        inFloodZone: floodDetermination(facts)?.answer === 'SPECIAL_HAZARD',
      };
    },
    facts: (checked) => [{ fact: 'insuranceChecks', value: checked }],
  });
};

/** Every debt that the home secures once the line is open. The insurer's own estimate of rebuilding caps what it asks. */
function securedDebtCents(facts: Facts): Cents {
  const liens = retainedLiens(facts).reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  return cents(liens + (standingTerms(facts)?.lineAmountCents ?? 0));
}
