import type { listOfficers as call } from '@homeline/contract/pipeline/list-officers.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Handler } from '../../http/handler.ts';

/** Lists the staff who may open an application. */
export const listOfficers: Handler<typeof call> = async ({ organisation }, { db }) => {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('auth.user as person', 'person.id', 'staff.identity')
    .select(['staff.identity', 'person.name', 'permissions'])
    .where('organisation', '=', organisation)
    .orderBy('person.name')
    .execute();
  return rows
    .filter(({ permissions }) => !disabledReason(permissions, 'SEE_APPLICATION'))
    .map(({ identity, name }) => ({ identity, name }));
};
