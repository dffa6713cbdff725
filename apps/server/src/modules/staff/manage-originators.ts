import type {
  addOriginator as addCall,
  changeOriginator as changeCall,
  ListedOriginator,
  listOriginators as listCall,
  retireOriginator as retireCall,
} from '@homeline/contract/staff/manage-originators.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { insertOriginator, retireOriginatorIn } from '../accounts/originators.ts';
import { keepStaffChange } from './keep-staff-change.ts';
import { randomPassword } from './random-password.ts';

export const listOriginators: Handler<typeof listCall> = async ({ organisation }, { db, config }) => {
  const rows = await db
    .selectFrom('loan_originator')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('left_at', (order) => order.asc().nullsFirst())
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.uuid, name: row.name, email: row.email, phone: row.phone, nmls: row.nmls },
    // Only this product's own forms write them, so they are states.
    states: row.states as ListedOriginator['states'],
    referralLink: `${config.publicUrl}/account/heloc/register?referrer=${row.uuid}&orgCode=${organisation}`,
    ...(row.broker_name !== null && { brokerName: row.broker_name }),
    ...(row.compensation_pct !== null && { compensationPct: Number(row.compensation_pct) }),
    ...(row.left_at !== null && { retiredAt: row.left_at.toISOString() }),
  }));
};

export const addOriginator: Handler<typeof addCall> = async (request, context) => {
  const { organisation, body } = request;
  const { brokerName, compensationPct, ...rest } = body;
  const password = randomPassword();
  const passwordHash = await context.identities.hash(password);
  const given = {
    ...{ organisation, ...rest, passwordHash },
    ...(brokerName && { brokerName }),
    ...(compensationPct !== undefined && { compensationPct }),
  };
  return context.db.transaction().execute(async (trx) => {
    const uuid = await insertOriginator(trx, context.identities, given);
    if (!uuid) return refuse('IDENTITY_EXISTS');
    const { identity } = await trx
      .selectFrom('loan_originator')
      .select('identity')
      .where('organisation', '=', organisation)
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await keepStaffChange(trx, context, request, { what: 'ORIGINATOR_ADDED', identity, subject: body.name });
    return { initialPassword: password };
  });
};

export const changeOriginator: Handler<typeof changeCall> = async (request, context) => {
  const { organisation, params, body } = request;
  const { name, email, phone, nmls, brokerName, states, compensationPct } = body;
  return context.db
    .transaction()
    .execute(async (trx) => {
      const changed = await trx
        .updateTable('loan_originator')
        .set({
          ...{ name, email, phone, nmls, states: [...states] },
          ...{ broker_name: brokerName || null, compensation_pct: compensationPct ?? null },
        })
        .where('organisation', '=', organisation)
        .where('uuid', '=', params.id)
        .where('left_at', 'is', null)
        .returning('identity')
        .executeTakeFirst();
      if (!changed) return refuse('NOT_FOUND');
      const { identity } = changed;
      const isFree = await context.identities.rename(trx, identity, { organisation, email, name });
      // Thrown, so that the whole change is rolled back.
      if (!isFree) throw new AddressTaken();
      await keepStaffChange(trx, context, request, { what: 'ORIGINATOR_CHANGED', identity, subject: name });
      return undefined;
    })
    .catch((error: unknown) => {
      if (error instanceof AddressTaken) return refuse('IDENTITY_EXISTS');
      throw error;
    });
};

class AddressTaken extends Error {}

export const retireOriginator: Handler<typeof retireCall> = async (request, context) => {
  const { organisation, params } = request;
  return context.db.transaction().execute(async (trx) => {
    const left = await retireOriginatorIn(trx, context.identities, { organisation, uuid: params.id });
    if (!left) return refuse('NOT_FOUND');
    const { identity, name } = left;
    await keepStaffChange(trx, context, request, { what: 'ORIGINATOR_RETIRED', identity, subject: name });
    return undefined;
  });
};
