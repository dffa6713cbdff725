import type { AdverseAction } from '@homeline/documents/subject.ts';
import type { TemplateName } from '@homeline/documents/templates.ts';
import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { reportHadAPart } from '@homeline/domain/adverse-action/report.ts';
import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { coBorrowers } from '@homeline/domain/facts/signers.selectors.ts';
import { canonical } from '../../audit/canonical.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from '../notifications/email-to.ts';
import type { Lender } from '../organisations/organisations.ts';
import { appliedOn } from './applied-on.ts';
import { bureauOf, scoreOf } from './score-of.ts';
import { tellCoBorrowers } from './tell-co-borrowers.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Writes the notice that the law asks for, tells the borrower by e-mail that it is there, and closes the file with it. Co-borrowers are
 * told first, since the borrower's notice is what ends the step.
 */
export const sendAdverseActionNotice: TaskHandler = async (context, run) => {
  const lender = context.organisations.get(run.organisation);
  let documents: readonly string[] = [];
  let score: number | undefined;
  let sent: ReturnType<typeof adverseActionOf> | undefined;
  await tellCoBorrowers(context, run, (facts) => printedAction(facts, lender));
  await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
    task: 'sendAdverseActionNotice',
    critical: false,
    exchange: context.vendors.messaging.email,
    async request(facts, intent) {
      sent = adverseActionOf(facts);
      const adverseAction = printedAction(facts, lender);
      // Facts may change until it can be sent: what it says then is another letter.
      const apart = canonical(adverseAction);
      const more = { adverseAction };
      score = undisclosedScore(facts)?.score;
      documents = await writeDocuments(context, run, facts, documentsFor(score), more, apart);
      const message = emailTo(context, run, facts, {
        subject: 'A notice about your application',
        text: 'We have decided on your application. The notice with our decision and its reasons is in your account.',
        page: 'dashboard',
      });
      return { ...intent, ...message };
    },
    // What the letter says is kept, whatever has come since it was written.
    facts(_, facts) {
      const [document, disclosure] = documents;
      const notice = { ...(sent ?? adverseActionOf(facts)), document };
      const told: FactWrite[] =
        score !== undefined && undisclosedScore(facts)?.score === score
          ? [{ fact: 'scoreDisclosures', value: { score, document: disclosure } }]
          : [];
      return [...told, { fact: 'adverseActionNotice', value: notice }];
    },
  });
};

/** Whoever is refused on a score that nothing has disclosed gets the notice of the score with the refusal. */
function documentsFor(undisclosed: number | undefined): TemplateName[] {
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
    ...(reportHadAPart(facts, notice) && {
      report: { bureau: bureauOf(lender), ...(score && { score }) },
    }),
    coBorrowers: coBorrowers(facts).map(({ name }) => name),
  };
}
