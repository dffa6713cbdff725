import type {
  AvmControl,
  getAvmControl as getCall,
  recordAvmTest as recordCall,
  Sampled,
} from '@homeline/contract/valuation/avm-control.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { compareAreas, errorOf } from '@homeline/domain/valuation/avm-control.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { type AvmRow, automatedValuations } from './automated-valuations.ts';

/** Returns the tested sample and the differences by area of a range of days. Nothing about a person, so no decider learns of one. */
export const getAvmControl: Handler<typeof getCall> = async (
  { organisation, query: { from, to } },
  { db, organisations },
): Promise<AvmControl> => {
  const { timeZone } = organisations.get(organisation);
  const range = { from: startOfDay(timeZone, from), until: startOfDay(timeZone, addDays(to, 1)) };
  const valued = await automatedValuations(db, { organisation, ...range });
  const drawn = await db
    .selectFrom('avm_sample')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('month', '>=', from.slice(0, 7))
    .where('month', '<=', to.slice(0, 7))
    .orderBy('month', 'desc')
    .orderBy('application_id')
    .execute();
  const sampled = await automatedValuations(db, {
    organisation,
    applications: drawn.map((row) => row.application_id),
  });
  const tests = await db
    .selectFrom('avm_sample')
    .select(['application_id', 'tested_value_cents'])
    .where('organisation', '=', organisation)
    .where('tested_value_cents', 'is not', null)
    .execute();
  const testOfId = new Map(tests.map((row) => [row.application_id, Number(row.tested_value_cents)]));
  const rows = valued.map((row): AvmRow => {
    const tested = testOfId.get(row.applicationId);
    return tested === undefined ? row : { ...row, testCents: cents(tested) };
  });
  const byId = new Map(sampled.map((row) => [row.applicationId, row]));
  return {
    valuations: rows.length,
    full: rows.filter(({ answer }) => answer === 'HIT').length,
    sample: drawn.flatMap((row) => {
      const valued = byId.get(row.application_id);
      return valued?.valueCents === undefined
        ? []
        : [sampledRow(row, { ...valued, valueCents: valued.valueCents })];
    }),
    areas: compareAreas(rows).map(({ medianError, othersMedianError, differsIn, ...area }) => ({
      ...{ ...area, differsIn: [...differsIn] },
      ...(medianError !== undefined && { medianError }),
      ...(othersMedianError !== undefined && { othersMedianError }),
    })),
  };
};

type DrawnRow = {
  readonly month: string;
  readonly drawn_at: Date;
  readonly tested_value_cents: string | null;
  readonly tested_by_method: string | null;
};

function sampledRow(
  row: DrawnRow,
  valued: AvmRow & { readonly valueCents: NonNullable<AvmRow['valueCents']> },
): Sampled {
  const { applicationId: uuid, loanNumber, zip, valueCents } = valued;
  return {
    ...{ uuid, loanNumber, zip, valueCents, month: row.month, drawnAt: row.drawn_at.toISOString() },
    ...testOf(row, valued),
  };
}

/** A recorded test counts before the application's own broker price opinion. */
function testOf(row: DrawnRow, valued: AvmRow): Pick<Sampled, 'test'> {
  const recorded = row.tested_value_cents === null ? undefined : Number(row.tested_value_cents);
  const testCents = (recorded ?? valued.testCents) as AvmRow['testCents'];
  const error = errorOf({ ...valued, testCents });
  if (testCents === undefined || error === undefined) return {};
  const method =
    recorded === undefined ? 'BROKER_OPINION' : (row.tested_by_method as 'APPRAISAL' | 'OTHER_AVM');
  return { test: { valueCents: testCents, method, error } };
}

/** Records a test of a sampled valuation, once. It changes nothing of the application. */
export const recordAvmTest: Handler<typeof recordCall> = (request, context) => {
  const { organisation, params, body, caller } = request;
  const applicationId = params.uuid;
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, { organisation, applicationId }))) return refuse('NOT_FOUND');
    const { numUpdatedRows } = await trx
      .updateTable('avm_sample')
      .set({
        ...{ tested_value_cents: String(body.valueCents), tested_by_method: body.method },
        ...{ tested_by: caller.identity, tested_at: context.clock.now() },
      })
      .where('organisation', '=', organisation)
      .where('application_id', '=', applicationId)
      .where('tested_value_cents', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('NOT_FOUND');
    const detail = { method: body.method, valueCents: body.valueCents };
    await auditStaffAct(trx, context, request, { applicationId, what: 'test valuation', detail });
    return undefined;
  });
};
