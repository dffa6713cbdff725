import type { AdverseAction, UsedReport } from '@homeline/documents/subject.ts';
import type { TemplateName } from '@homeline/documents/templates.ts';
import { adverseActionOf, statedReasons } from '@homeline/domain/adverse-action/notice.ts';
import { inquiriesWereKey, reportHadAPart } from '@homeline/domain/adverse-action/report.ts';
import { creditReport } from '@homeline/domain/credit/pulls.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { emailTo } from '../notifications/email-to.ts';
import type { Lender } from '../organisations/organisations.ts';
import { appliedOn } from './applied-on.ts';
import { bureauOf, scoreOf } from './score-of.ts';
import { writeDocuments } from './write-documents.ts';

/** Writes the notice that the law asks for, tells the borrower by e-mail that it is there, and closes the file with it. */
export const sendAdverseActionNotice: TaskHandler = async (context, run) => {
  const lender = context.organisations.get(run.organisation);
  let document = '';
  await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
    task: 'sendAdverseActionNotice',
    critical: false,
    exchange: context.vendors.messaging.email,
    async request(facts, intent) {
      const adverseAction = printedAction(facts, lender);
      [document = ''] = await writeDocuments(context, run, facts, documentsFor(facts), { adverseAction });
      const message = emailTo(context, run, facts, {
        subject: 'A notice about your application',
        text: 'We have decided on your application. The notice with our decision and its reasons is in your account.',
        page: 'dashboard',
      });
      return { ...intent, ...message };
    },
    facts: (_, facts) => [{ fact: 'adverseActionNotice', value: { ...adverseActionOf(facts), document } }],
  });
};

/** Whoever is refused before the summary package, which holds it, gets the notice of the score with the refusal (15 USC 1681g(g)). */
function documentsFor(facts: Facts): TemplateName[] {
  const isScoreUnseen = creditReport(facts)?.fico !== undefined && facts.summaryDocuments.length === 0;
  return ['ADVERSE_ACTION_NOTICE', ...(isScoreUnseen ? (['CREDIT_SCORE_DISCLOSURE'] as const) : [])];
}

function printedAction(facts: Facts, lender: Lender): AdverseAction {
  const { action, reasonCodes } = adverseActionOf(facts);
  return {
    action,
    applicationOn: appliedOn(facts),
    reasonCodes,
    statedReasons: statedReasons(facts),
    inquiriesWereKey: inquiriesWereKey(facts, reasonCodes),
    reports: reportHadAPart(facts, reasonCodes) ? [ownReport(facts, lender)] : [],
  };
}

/** Only the borrower's report is pulled: an additional signer's would stand beside it, and reach that signer as well. */
function ownReport(facts: Facts, lender: Lender): UsedReport {
  const score = scoreOf(facts, lender);
  return { consumer: fullNameOf(facts), bureau: bureauOf(lender), ...(score && { score }) };
}
