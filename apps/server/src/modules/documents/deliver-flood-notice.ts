import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { floodHazard, floodNoticeIsDue } from '@homeline/domain/facts/flood.selectors.ts';
import { loadFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Gives the borrower the notice of special flood hazards, once per determination. Its day starts the time before closing. The email comes with
 * the step that asks for the acknowledgment.
 */
export const deliverFloodNotice: TaskHandler = async (context, run) => {
  const facts = await loadFacts(context.db, run);
  const determination = floodHazard(facts);
  if (!determination || !floodNoticeIsDue(facts)) return;
  const written = { ...run, enteredSeq: determination.seq };
  const [document] = await writeDocuments(context, written, facts, ['FLOOD_HAZARD_NOTICE']);
  if (!document) return;
  const delivery: FactWrite = { fact: 'floodNoticeDelivery', value: { document } };
  const { organisation, applicationId } = run;
  await recordRun(context, { organisation, applicationId }, 'deliverFloodNotice', (now) =>
    floodNoticeIsDue(now) ? [delivery] : [],
  );
};
