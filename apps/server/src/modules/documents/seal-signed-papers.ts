import type { Facts } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { signingState } from '@homeline/domain/facts/signing-life.ts';
import { type IssuedPackage, packagesToSeal, unansweredOn } from '@homeline/domain/signing/signed-package.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import { openCalls, wasNeverReceived } from '../../jobs/earlier-calls.ts';
import { ProviderSilent } from '../../jobs/provider-silent.ts';
import type { TaskHandler, TaskRun } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';
import { storeCopiesOf } from './signed-copies.ts';

/** The polls, about a minute, after which a signature without a call to the e-vault was never sent: nobody had begun to when its step was left. */
const UNSENT_POLLS = 6;

/**
 * Stores what people signed on note packages that were replaced, or whose line ended before everybody signed, with the signatures that
 * were given: the people who signed keep a lasting copy (15 USC 7001(e)). The application may be at any step by then. A run goes on until
 * nothing is due, since another one queued meanwhile isn't kept.
 */
export const sealSignedPapers: TaskHandler = async (context, run) => {
  const { organisation, applicationId } = run;
  const key = { organisation, applicationId };
  for (;;) {
    const facts = await loadFacts(context.db, key);
    const due = dueIn(facts);
    const made = await firstComplete(context, run, facts, due);
    if (!made) {
      if (due.length > 0) await context.jobs.enqueuePoll(context.db, 'sealSignedPapers', run);
      return;
    }
    await storeCopiesOf(context, key, facts, made).catch((error: unknown) => {
      // Tried again for a day, as when a provider doesn't answer.
      throw error instanceof SealWaits ? new ProviderSilent(error.message) : error;
    });
    await context.db.transaction().execute((trx) =>
      recordRunIn(trx, context, key, 'sealSignedPapers', (now) =>
        dueIn(now)
          .filter(({ seq }) => seq === made.seq)
          .map(({ seq }) => ({ fact: 'signedCopies', value: { package: seq } })),
      ),
    );
  }
};

function dueIn(facts: Facts): readonly IssuedPackage[] {
  const relevant = relevantFacts(facts);
  return packagesToSeal(relevant, { hasEnded: hasEnded(relevant) });
}

function hasEnded(facts: Facts): boolean {
  return currentStep(facts).kind === 'TERMINAL';
}

/** Returns the first package on which no signature is on its way to the e-vault. */
async function firstComplete(
  context: Context,
  run: TaskRun,
  facts: Facts,
  due: readonly IssuedPackage[],
): Promise<IssuedPackage | undefined> {
  const relevant = relevantFacts(facts);
  for (const made of due) {
    const waits = await Promise.all(
      unansweredOn(relevant, made).map((signer) => isOnItsWay(context, run, relevant, signer)),
    );
    if (!waits.includes(true)) return made;
  }
  return undefined;
}

/** Returns whether a person's unanswered signature may have reached the e-vault, or may still be sent. One that was never sent never will be. */
async function isOnItsWay(
  context: Context,
  run: TaskRun,
  facts: Facts,
  signer: string | undefined,
): Promise<boolean> {
  const state = signingState(facts, signer === undefined ? undefined : { uuid: signer });
  // What they signed last is sent first.
  if (state === 'SEALING' && !hasEnded(facts)) return true;
  const name = signer === undefined ? 'signNote' : `signSignerNote/${signer}`;
  for (const call of await openCalls(context, run, name))
    if (!(await wasNeverReceived(context, run, context.vendors.documents.signature, call))) return true;
  return (run.polls ?? 0) < UNSENT_POLLS;
}
