import { catalogueEntry } from '@homeline/documents/catalogue.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { DocumentType } from '@homeline/domain/documents/document-types.ts';
import { openConditions } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { answerBy, openSilence } from '@homeline/domain/workflow/incompleteness.ts';
import { missingItems } from '@homeline/domain/workflow/missing-items.ts';
import { loadFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { Intent } from '../../vendors/exchange.ts';
import type { EmailMessage, SentMessage } from '../../vendors/messaging/port.ts';
import { emailTo } from '../notifications/email-to.ts';
import { todayAt } from '../offers/decision-context.ts';
import { appliedOn } from './applied-on.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Tells a borrower who is silent what is missing and by when, in a notice that is kept, before anything is closed for it. Once for each
 * silence: the number of the silence tells the notices of one stay at a step apart.
 */
export const sendIncompletenessNotice: TaskHandler = async (context, run) => {
  let document = '';
  const { seq } = openSilence(await loadFacts(context.db, run)) ?? { seq: 0 };
  await withIntent<EmailMessage & Intent, SentMessage>(context, run, {
    task: 'sendIncompletenessNotice',
    name: `sendIncompletenessNotice/${seq}`,
    critical: false,
    exchange: context.vendors.messaging.email,
    async request(facts, intent) {
      const missing = { applicationOn: appliedOn(facts), ...noticeOf(facts, todayAt(context, facts)) };
      const kept = { ...run, enteredSeq: seq };
      [document = ''] = await writeDocuments(context, kept, facts, ['NOTICE_OF_INCOMPLETENESS'], { missing });
      const message = emailTo(context, run, facts, {
        subject: 'Your application is not complete',
        text: 'We cannot go on without something from you. The notice in your account says what it is and the last day for it.',
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
  return { items: [...missingItems(currentStep(facts).id, requested(facts))], answerBy: answerBy(today) };
}

/** Titles of the documents that are asked for and have not come. */
function requested(facts: Facts): string[] {
  const types = openConditions(facts).flatMap(({ requestDocuments }) => requestDocuments);
  return [...new Set(types)].map((type) => {
    const known = DocumentType.safeParse(type);
    return known.success ? catalogueEntry(known.data).title : type;
  });
}
