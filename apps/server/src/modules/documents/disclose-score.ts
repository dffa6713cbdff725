import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { loadFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { queueMessage } from '../notifications/outbox.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Writes the notice of a credit score that a decision used and notifies the borrower by email, once per score. The application may be at
 * any step by then.
 */
export const discloseScore: TaskHandler = async (context, run) => {
  const { organisation, applicationId } = run;
  const key = { organisation, applicationId };
  const facts = await loadFacts(context.db, key);
  const used = undisclosedScore(facts);
  if (!used) return;
  const [document] = await writeDocuments(context, { ...key, enteredSeq: used.seq }, facts, [
    'CREDIT_SCORE_DISCLOSURE',
  ]);
  await context.db.transaction().execute(async (trx) => {
    let factsAtDisclosure: Facts | undefined;
    await recordRunIn(trx, context, key, 'discloseScore', (now) => {
      // Another run has disclosed it, or a newer report has a score of its own to disclose.
      if (undisclosedScore(now)?.seq !== used.seq) return [];
      factsAtDisclosure = now;
      return [{ fact: 'scoreDisclosures', value: { score: used.score, document } }];
    });
    if (factsAtDisclosure)
      await queueMessage(trx, context, key, factsAtDisclosure, 'CREDIT_SCORE_DISCLOSURE');
  });
};
