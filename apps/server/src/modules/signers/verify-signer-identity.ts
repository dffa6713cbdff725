import type { Facts } from '@homeline/domain/facts/facts.ts';
import { newestOf } from '@homeline/domain/facts/signers.selectors.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import type { Party } from '../../vendors/parties.ts';
import { openDocument } from '../documents/stored-file.ts';

const task = 'verifySignerIdentity';

/** Verifies a signer's ID, then screens them against the sanctions lists, as `verifyIdentity` does for the borrower. */
export const verifySignerIdentity: TaskHandler = async (context, run) => {
  const signer = run.signer ?? '';
  const checked = await withIntent(context, run, {
    task,
    name: `${task}/${signer}/document`,
    critical: false,
    exchange: context.vendors.identity.check,
    async request(facts, intent) {
      const upload = facts.signerIdentityUploads.findLast((one) => one.signer === signer);
      if (!upload) throw new Error('No identity document of the signer is on file');
      const image = await openDocument(context, run, upload.document);
      const back = upload.back ? await openDocument(context, run, upload.back) : undefined;
      return { ...intent, person: partyOf(context, run, facts, signer), type: upload.type, image, back };
    },
  });
  if (checked.outcome !== 'ANSWER') return;
  const { answer } = checked.answer;
  const act = answer === 'VERIFIED' ? 'ID_VERIFIED' : 'ID_FAILED';
  if (act === 'ID_FAILED') {
    await recordRun(context, run, task, () => [{ fact: 'signerActs', value: { signer, act } }]);
    return;
  }
  await withIntent(context, run, {
    task,
    name: `${task}/${signer}/sanctions`,
    critical: false,
    exchange: context.vendors.sanctions.screen,
    request: (facts, intent) => ({ ...intent, person: partyOf(context, run, facts, signer) }),
    facts: (screened) => [
      { fact: 'signerActs', value: { signer, act } },
      { fact: 'sanctionsScreens', value: { ...screened, signer } },
    ],
  });
};

/** Returns a signer's data for the identity and sanctions checks. */
function partyOf({ sealing }: Context, key: ApplicationKey, facts: Facts, uuid: string): Party {
  const signer = signerOf(facts, uuid);
  const details = signer && newestOf(facts.signerDetails, signer);
  if (!signer || !details) throw new Error('The signer has given no details');
  const words = signer.name.trim().split(/\s+/);
  return {
    firstName: words[0] ?? '',
    lastName: words.slice(1).join(' '),
    email: signer.email,
    phone: details.phone,
    dob: sealing.open(details.dob, { application: key.applicationId, field: 'signerDetails.dob' }),
  };
}
