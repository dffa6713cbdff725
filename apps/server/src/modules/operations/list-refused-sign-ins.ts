import type {
  listRefusedSignIns as call,
  RefusedSignIns,
} from '@homeline/contract/operations/list-refused-sign-ins.ts';
import type { Handler } from '../../http/handler.ts';
import { recent } from '../accounts/sign-in-refusals.ts';

/** Lists whose sign-ins were refused, so that a manager sees an attack on borrowers or colleagues. */
export const listRefusedSignIns: Handler<typeof call> = async ({ organisation }, { db }) => {
  const rows = await recent(db)
    .innerJoin('auth.user as person', 'person.id', 'sign_in_refusal.identity')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.identity', '=', 'sign_in_refusal.identity')
        .onRef('staff.organisation', '=', 'sign_in_refusal.organisation'),
    )
    .select(['person.name', 'staff.identity as staff'])
    .where('sign_in_refusal.organisation', '=', organisation)
    .groupBy(['person.name', 'staff.identity'])
    .limit(100)
    .execute();
  return rows.map(({ name, staff, reason, attempts, last_at }) => ({
    ...{ name, isStaff: staff !== null, reason: reason as RefusedSignIns['reason'] },
    ...{ attempts: Number(attempts), lastAt: new Date(last_at).toISOString() },
  }));
};
