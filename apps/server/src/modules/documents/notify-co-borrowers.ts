import { documentText } from '@homeline/documents/document-text.ts';
import type { AdverseAction } from '@homeline/documents/subject.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import { coBorrowerReport } from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { coBorrowers } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { wasDoneForAnyEntry } from '../../jobs/earlier-calls.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { senderOf } from '../notifications/email-to.ts';
import { scoreOfReport } from './score-of.ts';
import { currentSubject, writeDocuments } from './write-documents.ts';

/**
 * Writes, stores and emails one letter about the decision to each co-borrower. The email contains the letter, because a co-borrower may
 * have no account. It needs no consent to electronic records (15 USC 7001(c)): the written notice goes to the borrower (12 CFR 1002.9(f)),
 * and a notice about a credit report may be electronic (15 USC 1681m(a)).
 * @throws Error when a message cannot be sent now, so that the task is retried
 */
export async function notifyCoBorrowers(
  context: Context,
  run: TaskRun,
  printedAction: (facts: Facts) => AdverseAction,
): Promise<void> {
  for (const { uuid, name, email } of coBorrowers(await loadRelevantFacts(context.db, run))) {
    const intentName = `sendAdverseActionNotice/${uuid}`;
    // Staff may decline while the borrower's notice is undeliverable, which enters a second step with the same notice.
    if (await wasDoneForAnyEntry(context, run, intentName)) continue;
    await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
      task: 'sendAdverseActionNotice',
      name: intentName,
      critical: false,
      exchange: context.vendors.messaging.email,
      async request(facts, intent) {
        const lender = context.organisations.get(run.organisation);
        const report = coBorrowerReport(facts, { uuid })?.report;
        const score = report && scoreOfReport(report, lender);
        const extra = {
          adverseAction: printedAction(facts),
          coBorrower: { name, ...(score && { score }) },
        };
        await writeDocuments(context, run, facts, ['NOTICE_TO_CO_BORROWER'], {
          ...{ extra, variant: uuid, signer: uuid },
        });
        const subject = { ...(await currentSubject(context, run, facts)), ...extra, coBorrower: { name } };
        // The stored letter adds their own score, which they read in their account: email isn't private.
        return {
          ...intent,
          from: senderOf(lender),
          to: email,
          subject: 'A notice about your application',
          text: documentText(writeDocument('NOTICE_TO_CO_BORROWER', subject)),
        };
      },
    });
  }
}
