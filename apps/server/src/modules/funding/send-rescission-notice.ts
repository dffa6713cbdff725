import type { Facts } from '@homeline/domain/facts/facts.ts';
import { deedSignedOn, returnedDeed } from '@homeline/domain/facts/notary.selectors.ts';
import { deedSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { rescissionEndsIfSigned, rescissionNoticeIsDue } from '@homeline/domain/funding/rescission-period.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { addressOf } from '../documents/address-of.ts';
import { writeDocuments } from '../documents/write-documents.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { todayAt } from '../rules/decision-context.ts';
import { queueLetter } from '../signers/invitations.ts';

/**
 * Gives every owner a notice of the right to rescind that states the day that follows from the last signature, with an email each. The
 * period ends no sooner (12 CFR 1026.15(a)(3) and (b)(5)).
 */
export const sendRescissionNotice: TaskHandler = async (context, run) => {
  const { organisation, applicationId } = run;
  const key = { organisation, applicationId };
  const facts = await loadRelevantFacts(context.db, key);
  const deed = returnedDeed(facts);
  if (!deed || !rescissionNoticeIsDue(facts)) return;
  const today = todayAt(context, facts);
  const endsOn = rescissionEndsIfSigned(today, addressOf(facts).state);
  const lastSignedOn = deedSignedOn(facts, deed);
  const [document = ''] = await writeDocuments(context, run, facts, ['NOTICE_OF_RIGHT_TO_CANCEL'], {
    extra: { rescission: { endsOn, delivery: 'ELECTRONIC', lastSignedOn } },
    // A notice of another day is another document.
    variant: `${deed.seq} ${today}`,
  });
  await context.db.transaction().execute(async (trx) => {
    let owed: Facts | undefined;
    await recordRunIn(trx, context, key, 'sendRescissionNotice', (now) => {
      owed = rescissionNoticeIsDue(now) ? now : undefined;
      return owed ? [{ fact: 'rescissionNotices', value: { document, endsOn } }] : [];
    });
    if (!owed) return;
    const lender = context.organisations.get(organisation);
    for (const signer of deedSigners(owed))
      await queueLetter(trx, context, key, signer, 'SIGNER_RIGHT_TO_CANCEL', (language) => ({
        ...messageWords(lender, 'RIGHT_TO_CANCEL', language),
        page: 'heloc-signer/login',
      }));
  });
};
