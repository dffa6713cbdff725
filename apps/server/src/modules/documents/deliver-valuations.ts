import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import {
  uncopiedValuations,
  valuationDeliveryIsDue,
  valuationNoticeIsDue,
} from '@homeline/domain/valuation/valuation-copies.ts';
import { loadFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { queueMessage } from '../notifications/outbox.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Gives the borrower the notice of their right to valuations and a copy of each one, with an email, once per run. The application may be at
 * any step by then.
 */
export const deliverValuations: TaskHandler = async (context, run) => {
  const { organisation, applicationId } = run;
  const key = { organisation, applicationId };
  const facts = await loadFacts(context.db, key);
  if (!valuationDeliveryIsDue(facts)) return;
  const notices = valuationNoticeIsDue(facts)
    ? await writeDocuments(context, { ...key, enteredSeq: 0 }, facts, ['ECOA_NOTICE'])
    : [];
  const copies = new Map<number, string>();
  for (const { seq, ...valuation } of uncopiedValuations(facts)) {
    const entry = { ...key, enteredSeq: seq };
    const [document] = await writeDocuments(context, entry, facts, ['VALUATION_REPORT'], {
      extra: { valuation },
    });
    if (document) copies.set(seq, document);
  }
  await context.db.transaction().execute(async (trx) => {
    let written: { readonly facts: Facts; readonly writes: readonly FactWrite[] } | undefined;
    await recordRunIn(trx, context, key, 'deliverValuations', (now) => {
      // Another run may have delivered them meanwhile.
      const [document] = valuationNoticeIsDue(now) ? notices : [];
      const writes: FactWrite[] = [
        ...(document ? [{ fact: 'valuationRightNotice', value: { document } } satisfies FactWrite] : []),
        ...uncopiedValuations(now).flatMap(({ seq }): FactWrite[] => {
          const copy = copies.get(seq);
          return copy ? [{ fact: 'valuationCopies', value: { valuation: seq, document: copy } }] : [];
        }),
      ];
      written = { facts: now, writes };
      return writes;
    });
    if (!written || written.writes.length === 0) return;
    const hasCopy = written.writes.some(({ fact }) => fact === 'valuationCopies');
    await queueMessage(trx, context, key, written.facts, hasCopy ? 'VALUATION_REPORT' : 'ECOA_NOTICE');
  });
};
