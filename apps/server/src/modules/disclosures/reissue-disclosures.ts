import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { undisclosedChange } from '@homeline/domain/disclosures/reissue.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { areSameTerms } from '@homeline/domain/facts/same-terms.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { signerReceives } from '@homeline/domain/signing/signer-documents.ts';
import { signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { documentsOf } from '../documents/stored-file.ts';
import { writeDocuments } from '../documents/write-documents.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { queueMessage } from '../notifications/outbox.ts';
import { queueLetter } from '../signers/invitations.ts';

const TYPE = 'HELOC_EARLY_DISCLOSURE';

/**
 * Writes the early disclosures again with what changed in them, and tells every applicant by email, once per change. The earlier ones stay
 * as they were. Source: 12 CFR 1026.40(d)(2)(ii), (g).
 */
export const reissueDisclosures: TaskHandler = async (context, run) => {
  const { organisation, applicationId } = run;
  const key = { organisation, applicationId };
  const facts = await loadRelevantFacts(context.db, key);
  const change = undisclosedChange(facts);
  const replaces = change && (await firstDisclosure(context, key, facts));
  if (!change || !replaces) return;
  const { before, after } = change;
  const disclosedOn = civilDateIn(homeTimeZone(facts), Date.parse(change.disclosedAt));
  // One document for each change: a run at the next step, which may be under way, writes the same.
  const [document = ''] = await writeDocuments(context, { ...run, enteredSeq: 0 }, facts, [TYPE], {
    extra: { reissue: { before, after, disclosedOn } },
    variant: JSON.stringify([change.disclosedAt, after]),
  });
  await context.db.transaction().execute(async (trx) => {
    let told: Facts | undefined;
    await recordRunIn(trx, context, key, 'reissueDisclosures', (now) => {
      const due = undisclosedChange(now);
      // Another run has written them, or the terms changed again meanwhile.
      told = due && areSameTerms(due.after, after) ? now : undefined;
      return told ? [{ fact: 'disclosureReissues', value: { document, replaces, before, after } }] : [];
    });
    if (told) await tellApplicants(trx, context, key, told);
  });
};

async function firstDisclosure(
  { db }: Context,
  key: ApplicationKey,
  { summaryDocuments }: Facts,
): Promise<string | undefined> {
  const row = await documentsOf(db, key)
    .select('document.uuid')
    .where('document.type', '=', TYPE)
    .where('document.uuid', 'in', summaryDocuments.at(-1)?.documents ?? [])
    .executeTakeFirst();
  return row?.uuid;
}

async function tellApplicants(trx: Trx, context: Context, key: ApplicationKey, facts: Facts): Promise<void> {
  await queueMessage(trx, context, key, facts, 'EARLY_DISCLOSURES_CHANGED');
  const lender = context.organisations.get(key.organisation);
  for (const signer of additionalSigners(facts)) {
    // Someone who never signed in gets no email but the invitation.
    if (!signerReceives(TYPE, signer) || signerStep(facts, signer.uuid).id === 'SIGNER_INVITED') continue;
    await queueLetter(trx, context, key, signer, 'SIGNER_DISCLOSURES_CHANGED', (language) => ({
      ...messageWords(lender, 'EARLY_DISCLOSURES_CHANGED', language),
      page: 'heloc-signer/login',
    }));
  }
}
