import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { lineOpenedOn, uncheckedForService } from '@homeline/domain/facts/military.selectors.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { partyOf } from '../accounts/party-of.ts';
import { storeDocument } from '../documents/stored-file.ts';
import { signerPartyOf } from '../signers/signer-party.ts';

const task = 'checkMilitaryService';

/**
 * Asks once, after the opening, whether everyone who owes the line was in military service that day, and keeps each certificate. Nothing
 * waits for it and nothing is decided on it (Servicemembers Civil Relief Act, 50 USC 3901 to 4043).
 */
export const checkMilitaryService: TaskHandler = async (context, run) => {
  const facts = await loadRelevantFacts(context.db, run);
  const asOf = lineOpenedOn(facts);
  if (!asOf) return;
  const found: FactWrite[] = [];
  for (const signer of uncheckedForService(facts)) {
    const checked = await withIntent(context, run, {
      task,
      name: `${task}/${signer ?? 'borrower'}`,
      critical: false,
      exchange: context.vendors.military.status,
      request: (now, intent) => ({
        ...intent,
        person: signer ? signerPartyOf(context, run, now, signer) : partyOf(context, run, now),
        asOf,
      }),
    });
    if (checked.outcome !== 'ANSWER') return;
    const { answer, certificateNumber, certificate: file } = checked.answer;
    // A repeated run stores the same certificate once.
    const uuid = derivedUuid(`certificate ${checked.reference}`);
    const certificate = await context.db
      .transaction()
      .execute((trx) => storeDocument(trx, context, run, { uuid, type: 'SERVICE_CERTIFICATE', file }));
    const value = { answer, asOf, certificateNumber, certificate, ...(signer && { signer }) };
    found.push({ fact: 'militaryServiceChecks', value });
  }
  await recordRun(context, run, task, () => found);
};
