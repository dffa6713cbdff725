import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { isReasonCode } from '@homeline/domain/adverse-action/reasons.ts';
import { printedReasons } from '@homeline/domain/adverse-action/score-factors.ts';
import { statedReason } from '@homeline/domain/adverse-action/stated-reason.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from '../notifications/email-to.ts';
import { writeDocuments } from './write-documents.ts';

/** Writes the notice that the law asks for, tells the borrower by e-mail that it is there, and closes the file with it. */
export const sendAdverseActionNotice: TaskHandler = async (context, run) => {
  let document = '';
  await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
    task: 'sendAdverseActionNotice',
    critical: false,
    exchange: context.vendors.messaging.email,
    async request(facts, intent) {
      const adverseAction = printedAction(facts);
      [document = ''] = await writeDocuments(context, run, facts, ['ADVERSE_ACTION_NOTICE'], {
        adverseAction,
      });
      const message = emailTo(context, run, facts, {
        subject: 'A notice about your application',
        text: 'We have decided on your application. The notice with our decision and its reasons is in your account.',
        page: 'dashboard',
      });
      return { ...intent, ...message };
    },
    facts: (_, facts) => [{ fact: 'adverseActionNotice', value: { ...noticeOf(facts), document } }],
  });
};

/** The notice with a reason that can be printed: where no code is one, the reason is stated in full. */
function noticeOf(facts: Facts) {
  const notice = adverseActionOf(facts);
  const prints = printedReasons(notice.reasonCodes.filter(isReasonCode)).length > 0;
  return prints ? notice : { ...notice, reasonCodes: [...notice.reasonCodes, 'AA24'] };
}

function printedAction(facts: Facts) {
  const { action, reasonCodes } = noticeOf(facts);
  const inFull = statedReason(facts);
  const since = facts.applicationSubmission ?? facts.softCreditConsent ?? facts.property;
  const zone = timeZoneOf(facts.property?.state ?? '');
  return {
    action,
    reasonCodes,
    applicationOn: civilDateIn(zone, Date.parse(since?.at ?? '')),
    ...(inFull && { statedReason: inFull }),
  };
}
