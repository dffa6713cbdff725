import { createHash } from 'node:crypto';
import { addMonths, type CivilDate, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { sampleSize } from '@homeline/domain/valuation/avm-control.ts';
import type { Context } from '../../context.ts';
import { automatedValuations } from './automated-valuations.ts';

/** How many months back a missing sample is still drawn, after a time when no server ran. */
const MONTHS_BACK = 12;

/**
 * Draws each past month's sample of automated valuations of each lender, once (12 CFR 1026.42(i)(3)(iv)). The order of hashes over month and
 * application decides: nobody can steer it, and anyone can draw it again.
 */
export async function drawAvmSamples(context: Context): Promise<void> {
  for (const { code } of context.organisations.all) await drawFor(context, code);
}

async function drawFor(context: Context, organisation: string): Promise<void> {
  const { clock, organisations } = context;
  const { timeZone } = organisations.get(organisation);
  const thisMonth = firstOfMonth(civilDateIn(timeZone, clock.nowMs()));
  for (let back = MONTHS_BACK; back >= 1; back -= 1)
    await drawMonth(context, organisation, addMonths(thisMonth, -back));
}

/** @param first the month's first day */
async function drawMonth({ db, clock, organisations }: Context, organisation: string, first: CivilDate) {
  const { timeZone } = organisations.get(organisation);
  const month = first.slice(0, 7);
  await db.transaction().execute(async (trx) => {
    const drawn = await trx
      .selectFrom('avm_sample')
      .select('month')
      .where('organisation', '=', organisation)
      .where('month', '=', month)
      .limit(1)
      .executeTakeFirst();
    if (drawn) return;
    const range = {
      from: startOfDay(timeZone, first),
      until: startOfDay(timeZone, addMonths(first, 1)),
    };
    const valued = (await automatedValuations(trx, { organisation, ...range })).filter(
      ({ valueCents }) => valueCents !== undefined,
    );
    const chosen = valued
      .map(({ applicationId }) => applicationId)
      .toSorted((a, b) => placeOf(month, a).localeCompare(placeOf(month, b)))
      .slice(0, sampleSize(valued.length));
    if (chosen.length === 0) return;
    await trx
      .insertInto('avm_sample')
      .values(chosen.map((id) => ({ organisation, month, application_id: id, drawn_at: clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function firstOfMonth(date: CivilDate): CivilDate {
  return civilDate(`${date.slice(0, 7)}-01`);
}

function placeOf(month: string, applicationId: string): string {
  return createHash('sha256').update(`${month} ${applicationId}`).digest('hex');
}
