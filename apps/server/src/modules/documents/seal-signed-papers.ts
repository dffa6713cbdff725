import type { Facts } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { packagesToSeal } from '@homeline/domain/signing/signed-package.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import { ProviderSilent } from '../../jobs/provider-silent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';
import { storeCopiesOf } from './signed-copies.ts';

/**
 * Stores what people signed on note packages that were replaced, or whose line ended before everybody signed, with the signatures that
 * were given: the people who signed keep a lasting copy (15 USC 7001(e)). The application may be at any step by then.
 */
export const sealSignedPapers: TaskHandler = async (context, { organisation, applicationId }) => {
  const key = { organisation, applicationId };
  const facts = await loadFacts(context.db, key);
  const due = dueIn(facts);
  for (const made of due)
    await storeCopiesOf(context, key, facts, made).catch((error: unknown) => {
      // Tried again for a day, as when a provider doesn't answer.
      throw error instanceof SealWaits ? new ProviderSilent(error.message) : error;
    });
  await context.db.transaction().execute((trx) =>
    recordRunIn(trx, context, key, 'sealSignedPapers', (now) =>
      dueIn(now)
        .filter(({ seq }) => due.some((made) => made.seq === seq))
        .map(({ seq }) => ({ fact: 'signedCopies', value: { package: seq } })),
    ),
  );
};

function dueIn(facts: Facts) {
  const relevant = relevantFacts(facts);
  return packagesToSeal(relevant, { hasEnded: currentStep(relevant).kind === 'TERMINAL' });
}
