import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { withDueConditions } from '@homeline/domain/workflow/condition-stages.ts';
import { currentStep, mainLineStep } from '@homeline/domain/workflow/current-step.ts';
import { answerDeadline, unansweredSilence } from '@homeline/domain/workflow/incompleteness.ts';
import { missingItems } from '@homeline/domain/workflow/missing-items.ts';
import { loadFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from '../notifications/email-to.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { todayAt } from '../rules/decision-context.ts';
import { appliedOn } from './applied-on.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Sends the notice of incompleteness to an unresponsive borrower before the application closes, once per period of silence. Its sequence
 * number distinguishes several notices at one step.
 */
export const sendIncompletenessNotice: TaskHandler = async (context, run) => {
  let document = '';
  const { seq } = unansweredSilence(await loadFacts(context.db, run)) ?? { seq: 0 };
  await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
    task: 'sendIncompletenessNotice',
    name: `sendIncompletenessNotice/${seq}`,
    critical: false,
    exchange: context.vendors.messaging.email,
    async request(facts, intent) {
      const missing = { applicationOn: appliedOn(facts), ...noticeOf(facts, todayAt(context, facts)) };
      const silence = { ...run, enteredSeq: seq };
      [document = ''] = await writeDocuments(context, silence, facts, ['NOTICE_OF_INCOMPLETENESS'], {
        extra: { missing },
      });
      const language = await languageOfBorrower(context.db, context, run);
      const message = emailTo(context, run, facts, {
        ...messageWords(context.organisations.get(run.organisation), 'NOTICE_OF_INCOMPLETENESS', language),
        page: 'dashboard',
      });
      return { ...intent, ...message };
    },
    facts: (_, facts) => [
      { fact: 'incompletenessNotices', value: { ...noticeOf(facts, todayAt(context, facts)), document } },
    ],
  });
};

function noticeOf(facts: Facts, today: CivilDate) {
  return {
    items: [...missingItems(currentStep(facts).id, requestedTitles(facts))],
    answerBy: answerDeadline(today),
  };
}

/** Returns the titles of the documents that the borrower still has to send for conditions. */
function requestedTitles(facts: Facts): string[] {
  const due = withDueConditions(facts, mainLineStep(facts).id);
  const types = conditionsToAnswer(due).flatMap(({ requestDocuments }) => requestDocuments);
  return [...new Set(types)].map((type) => {
    const known = DocumentType.safeParse(type);
    return known.success ? catalogueEntry(known.data).title : type;
  });
}
