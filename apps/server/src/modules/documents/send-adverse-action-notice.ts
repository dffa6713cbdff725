import type { AdverseAction } from '@homeline/documents/subject.ts';
import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { usedCreditReport } from '@homeline/domain/adverse-action/report.ts';
import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { coBorrowers } from '@homeline/domain/facts/signers.selectors.ts';
import { canonical } from '../../audit/canonical.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from '../notifications/email-to.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import type { Lender } from '../organisations/organisations.ts';
import { appliedOn } from './applied-on.ts';
import { notifyCoBorrowers } from './notify-co-borrowers.ts';
import { bureauOf, scoreOf } from './score-of.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Writes the adverse action notice, notifies the borrower by email and records it. Co-borrowers are notified first, because the borrower's
 * notice ends the step.
 */
export const sendAdverseActionNotice: TaskHandler = async (context, run) => {
  const lender = context.organisations.get(run.organisation);
  let documents: readonly string[] = [];
  let score: number | undefined;
  let sent: ReturnType<typeof adverseActionOf> | undefined;
  await notifyCoBorrowers(context, run, (facts) => printedAction(facts, lender));
  await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
    task: 'sendAdverseActionNotice',
    critical: false,
    exchange: context.vendors.messaging.email,
    async request(facts, intent) {
      sent = adverseActionOf(facts);
      const adverseAction = printedAction(facts, lender);
      // A retry writes a new letter when the facts have changed since the last attempt.
      const variant = canonical(adverseAction);
      score = undisclosedScore(facts)?.score;
      documents = await writeDocuments(context, run, facts, documentsFor(score), {
        extra: { adverseAction },
        variant,
      });
      const language = await languageOfBorrower(context.db, context, run);
      const message = emailTo(context, run, facts, {
        ...messageWords(context.organisations.get(run.organisation), 'ADVERSE_ACTION_NOTICE', language),
        page: 'dashboard',
      });
      return { ...intent, ...message };
    },
    // Records what the sent letter states, even when facts have changed since.
    facts(_, facts) {
      const [document, disclosure] = documents;
      const notice = { ...(sent ?? adverseActionOf(facts)), document };
      const disclosed: FactWrite[] =
        score !== undefined && undisclosedScore(facts)?.score === score
          ? [{ fact: 'scoreDisclosures', value: { score, document: disclosure } }]
          : [];
      return [...disclosed, { fact: 'adverseActionNotice', value: notice }];
    },
  });
};

/** Adds the credit score notice when the score behind the decline is undisclosed. */
function documentsFor(undisclosed: number | undefined): WrittenDocumentType[] {
  return undisclosed === undefined
    ? ['ADVERSE_ACTION_NOTICE']
    : ['ADVERSE_ACTION_NOTICE', 'CREDIT_SCORE_DISCLOSURE'];
}

function printedAction(facts: Facts, lender: Lender): AdverseAction {
  const notice = adverseActionOf(facts);
  const { action, reasonCodes, statedReasons, inquiriesWereKey } = notice;
  const score = scoreOf(facts, lender);
  return {
    action,
    applicationOn: appliedOn(facts),
    reasonCodes,
    statedReasons,
    inquiriesWereKey,
    ...(usedCreditReport(facts, notice) && {
      report: { bureau: bureauOf(lender), ...(score && { score }) },
    }),
    coBorrowers: coBorrowers(facts).map(({ name }) => name),
  };
}
