import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { identityResult, isShownAtProvider } from '@homeline/domain/facts/identity.selectors.ts';
import type { Context } from '../../context.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler, TaskRun } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import type { IdentityCheck } from '../../vendors/identity/port.ts';
import { openDocument } from '../documents/stored-file.ts';
import { screenedPerson } from './screened-person.ts';

const task = 'verifyIdentity';

/**
 * Verifies the identity document, then screens the borrower against the sanctions lists. Records both results together; skips the
 * screening when the document fails, and the check of one whose result the borrower's return has recorded.
 */
export const verifyIdentity: TaskHandler = async (context, run) => {
  if (identityResult(await loadRelevantFacts(context.db, run))) return screen(context, run, []);
  const checked = await withIntent(context, run, {
    task,
    name: 'verifyIdentity/document',
    critical: false,
    exchange: context.vendors.identity.check,
    async request(facts, intent): Promise<IdentityCheck> {
      const person = screenedPerson(context, run, facts);
      if (isShownAtProvider(facts)) return { ...intent, person, hosted: true };
      const upload = facts.identityUploads.at(-1);
      if (!upload) throw new Error('No identity document is on file');
      const image = await openDocument(context, run, upload.document);
      const back = upload.back ? await openDocument(context, run, upload.back) : undefined;
      return { ...intent, person, type: upload.type, image, back };
    },
  });
  if (checked.outcome !== 'ANSWER') return;
  const identity: FactWrite = { fact: 'identityResults', value: checked.answer };
  if (checked.answer.answer === 'FAILED_VERIFICATION') {
    await recordRun(context, run, task, () => [identity]);
    return;
  }
  await screen(context, run, [identity]);
};

async function screen(context: Context, run: TaskRun, also: readonly FactWrite[]): Promise<void> {
  await withIntent(context, run, {
    task,
    name: 'verifyIdentity/sanctions',
    critical: false,
    exchange: context.vendors.sanctions.screen,
    request: (facts, intent) => ({ ...intent, person: screenedPerson(context, run, facts) }),
    facts: (screened) => [...also, { fact: 'sanctionsScreens', value: screened }],
  });
}
