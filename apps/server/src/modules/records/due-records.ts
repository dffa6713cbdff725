import { addMonths, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { type KeptUntil, keptUntil, standingLegalHold } from '@homeline/domain/records/kept-until.ts';
import { SHORTEST_MONTHS } from '@homeline/domain/records/retention-schedule.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';

const BATCH = 200;

/** An application whose records may be deleted. */
export type DueRecords = KeptUntil & { readonly applicationId: string; readonly loanNumber: string };

/** Yields a lender's applications whose records are due for deletion and not on legal hold, by id. */
export async function* dueRecords(context: Context, organisation: string): AsyncGenerator<DueRecords> {
  for (let after = ''; ; ) {
    const batch = await endedAfter(context, organisation, after);
    for (const { application_id: applicationId, loan_number: loanNumber, since } of batch) {
      const facts = await loadFacts(context.db, { organisation, applicationId });
      const due = recordsDue(context, organisation, facts, since);
      if (due) yield { applicationId, loanNumber, ...due };
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.application_id;
  }
}

/** Returns the term that has ended and allows the deletion of an application's records; undefined if they must stay. */
export function recordsDue(
  { organisations, clock }: Context,
  organisation: string,
  facts: Facts,
  since: Date,
): KeptUntil | undefined {
  const { keepsRecordsMoreMonths, timeZone } = organisations.get(organisation);
  if (standingLegalHold(facts)) return undefined;
  const kept = keptUntil(facts, since.toISOString(), keepsRecordsMoreMonths);
  return kept && kept.on < civilDateIn(timeZone, clock.nowMs()) ? kept : undefined;
}

/** Applications that ended longer ago than the shortest term, so that no open or recent one is read. */
function endedAfter({ db, organisations, clock }: Context, organisation: string, after: string) {
  const { timeZone } = organisations.get(organisation);
  const today = civilDateIn(timeZone, clock.nowMs());
  return db
    .selectFrom('projection')
    .select(['application_id', 'loan_number', 'since'])
    .where('organisation', '=', organisation)
    .where('kind', '=', 'TERMINAL')
    .where('since', '<', startOfDay(timeZone, addMonths(today, -SHORTEST_MONTHS)) as never)
    .where((eb) => (after ? eb('application_id', '>', after) : eb.lit(true)))
    .orderBy('application_id')
    .limit(BATCH)
    .execute();
}
