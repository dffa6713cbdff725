import type { listStaff as call } from '@homeline/contract/staff/list-staff.ts';
import { isStaffRole } from '@homeline/domain/staff/staff-roles.ts';
import type { Handler } from '../../http/handler.ts';

/** Lists the lender's staff. */
export const listStaff: Handler<typeof call> = async ({ organisation }, { db }) => {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('auth.user as person', 'person.id', 'staff.identity')
    .leftJoin('second_factor as factor', 'factor.identity', 'staff.identity')
    .select(['staff.identity', 'person.email', 'person.name', 'permissions', 'confirmed_at'])
    .where('organisation', '=', organisation)
    .orderBy('person.email')
    .execute();
  return rows.map(({ identity, email, name, permissions, confirmed_at }) => ({
    identityUuid: identity,
    // The sign-in library's user name starts with the lender.
    email: email.split(' ')[1] ?? '',
    name,
    roles: permissions.filter(isStaffRole),
    hasSecondFactor: confirmed_at !== null,
  }));
};
