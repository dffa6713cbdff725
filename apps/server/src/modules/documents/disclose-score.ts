import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { loadFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { queueMessage } from '../notifications/outbox.ts';
import { writeDocuments } from './write-documents.ts';

const MESSAGE = {
  subject: 'A notice about your credit score',
  text: 'We used your credit score. The notice in your account says what it is, what weighs on it and whom you can ask about it.',
};

/**
 * Writes the notice of a score that a decision rests on, and tells the borrower by e-mail that it is there: once for each score, wherever
 * the application stands by then, since the borrower may have gone on or left.
 */
export const discloseScore: TaskHandler = async (context, run) => {
  const { organisation, applicationId } = run;
  const of = { organisation, applicationId };
  const facts = await loadFacts(context.db, of);
  const used = undisclosedScore(facts);
  if (!used) return;
  const [document] = await writeDocuments(context, { ...of, enteredSeq: used.seq }, facts, [
    'CREDIT_SCORE_DISCLOSURE',
  ]);
  await context.db.transaction().execute(async (trx) => {
    let known: Facts | undefined;
    await recordRunIn(trx, context, of, 'discloseScore', (now) => {
      // Another run has just told it, or another report has come, whose score is told in its turn.
      if (undisclosedScore(now)?.seq !== used.seq) return [];
      known = now;
      return [{ fact: 'scoreDisclosures', value: { score: used.score, document } }];
    });
    if (known) await queueMessage(trx, context, of, known, 'CREDIT_SCORE_DISCLOSURE', MESSAGE);
  });
};
