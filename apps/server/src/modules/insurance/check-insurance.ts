import { insuranceUpload } from '@homeline/domain/facts/insurance.selectors.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';
import { openDocuments } from '../documents/stored-file.ts';
import { policyNeeds } from './policy-needs.ts';

/** Asks the provider to check the borrower's proof of insurance. */
export const checkInsurance: TaskHandler = async (context, run) => {
  const before = await loadRelevantFacts(context.db, run);
  const { asked, kept } = policyNeeds(before);
  await withIntent(context, run, {
    task: 'checkInsurance',
    // One visit of a step can check several policies.
    name: `checkInsurance/${before.insuranceChecks.length}`,
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
        ...asked,
      };
    },
    facts: (checked) => [{ fact: 'insuranceChecks', value: { ...checked, ...kept } }],
  });
};
