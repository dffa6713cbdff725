import type { AdverseAction } from '@homeline/documents/subject.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import { textOf } from '@homeline/documents/text-of.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { coBorrowers } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import { wasDoneForAnyEntry } from '../../jobs/intent-rows.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { senderOf } from '../notifications/email-to.ts';
import { subjectNow, writeDocuments } from './write-documents.ts';

/**
 * Writes to each co-borrower what was decided, keeps the letter and sends it, once. The e-mail is the letter itself: a co-borrower may
 * have no account to read it in. None has consented to electronic records (15 USC 7001(c)), and none need: what must be in writing goes to
 * the borrower (12 CFR 1002.9(f)), and of a report one may be told electronically (15 USC 1681m(a)). Nothing is sent by post.
 * @throws Error when a message cannot be sent now, so that the run is tried again later
 */
export async function tellCoBorrowers(
  context: Context,
  run: TaskRun,
  printed: (facts: Facts) => AdverseAction,
): Promise<void> {
  for (const { uuid, name, email } of coBorrowers(await loadFacts(context.db, run))) {
    const act = `sendAdverseActionNotice/${uuid}`;
    // A person may decline while the borrower's own notice cannot be sent: that enters another step, with the same notice.
    if (await wasDoneForAnyEntry(context, run, act)) continue;
    await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
      task: 'sendAdverseActionNotice',
      name: act,
      critical: false,
      exchange: context.vendors.messaging.email,
      async request(facts, intent) {
        const about = { adverseAction: printed(facts), coBorrower: { name } };
        await writeDocuments(context, run, facts, ['NOTICE_TO_CO_BORROWER'], about, uuid);
        const subject = { ...(await subjectNow(context, run, facts)), ...about };
        return {
          ...intent,
          from: senderOf(context.organisations.get(run.organisation)),
          to: email,
          subject: 'A notice about your application',
          text: textOf(writeDocument('NOTICE_TO_CO_BORROWER', subject)),
        };
      },
    });
  }
}
