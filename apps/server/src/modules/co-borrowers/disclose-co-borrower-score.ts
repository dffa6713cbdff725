import {
  coBorrowerReport,
  undisclosedCoBorrowerScore,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { scoreOfReport } from '../documents/score-of.ts';
import { currentSubject, writeDocuments } from '../documents/write-documents.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { queueLetter } from '../signers/invitations.ts';

/** Writes the notice of a co-borrower's own score that a decision used, for them alone, and emails them, once per score. */
export const discloseCoBorrowerScore: TaskHandler = async (context, run) => {
  const { organisation, applicationId, signer: uuid = '' } = run;
  const key = { organisation, applicationId };
  const facts = await loadRelevantFacts(context.db, key);
  const signer = signerOf(facts, uuid);
  const used = signer && undisclosedCoBorrowerScore(facts, signer);
  const report = signer && coBorrowerReport(facts, signer)?.report;
  const lender = context.organisations.get(organisation);
  const score = report && scoreOfReport(report, lender);
  if (!signer || !used || !score) return;
  const subject = await currentSubject(context, key, facts);
  const borrower = subject.borrower && { ...subject.borrower, name: signer.name, email: signer.email };
  const [document] = await writeDocuments(
    context,
    { ...key, enteredSeq: used.seq },
    facts,
    ['CREDIT_SCORE_DISCLOSURE'],
    { extra: { ...(borrower && { borrower }), score }, variant: uuid, signer: uuid },
  );
  await context.db.transaction().execute(async (trx) => {
    const isStillDue = (now: Facts) => undisclosedCoBorrowerScore(now, signer)?.seq === used.seq;
    let isDisclosed = false;
    await recordRunIn(trx, context, key, 'discloseCoBorrowerScore', (now) => {
      isDisclosed = isStillDue(now);
      return isDisclosed
        ? [{ fact: 'coBorrowerScoreDisclosures', value: { signer: uuid, score: used.score, document } }]
        : [];
    });
    if (!isDisclosed) return;
    await queueLetter(trx, context, key, signer, 'SIGNER_SCORE', (language) => ({
      ...messageWords(lender, 'CREDIT_SCORE_DISCLOSURE', language),
      page: 'heloc-signer/login',
    }));
  });
};
