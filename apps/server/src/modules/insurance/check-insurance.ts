import { floodInsuranceIsRequired } from '@homeline/domain/facts/flood.selectors.ts';
import { insuranceUpload } from '@homeline/domain/facts/insurance.selectors.ts';
import { requiredCoverageCents } from '@homeline/domain/insurance/coverage.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';
import { openDocuments } from '../documents/stored-file.ts';

/** Asks the provider to check the borrower's proof of insurance. */
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
        neededCoverageCents: requiredCoverageCents(facts),
        inFloodZone: floodInsuranceIsRequired(facts),
      };
    },
    facts: (checked) => [{ fact: 'insuranceChecks', value: checked }],
  });
};
