import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { openDocument } from '../documents/stored-file.ts';
import { signerPartyOf } from './signer-party.ts';

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
      return {
        ...intent,
        person: signerPartyOf(context, run, facts, signer),
        type: upload.type,
        image,
        back,
      };
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
    request: (facts, intent) => ({ ...intent, person: signerPartyOf(context, run, facts, signer) }),
    facts: (screened) => [
      { fact: 'signerActs', value: { signer, act } },
      { fact: 'sanctionsScreens', value: { ...screened, signer } },
    ],
  });
};
