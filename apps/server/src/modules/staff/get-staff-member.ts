import type { getStaffMember as call } from '@homeline/contract/staff/get-staff-member.ts';
import { disabledReason, STAFF_ACTS, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { isStaffRole, ROLE_COPY, roleTitles } from '@homeline/domain/staff/staff-roles.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

/** Returns the signed-in member of staff with their rights. */
export const getStaffMember: Handler<typeof call> = async ({ caller, organisation }, context) => {
  if (caller.role !== 'STAFF') return refuse('NOT_FOUND');
  const { identity, permissions } = caller;
  const member = await context.db
    .selectFrom('staff')
    .innerJoin('auth.user as person', 'person.id', 'staff.identity')
    .select(['person.name', 'staff.permissions'])
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  if (!member) return refuse('NOT_FOUND');
  const roles = permissions.filter(isStaffRole);
  const { roleNames } = context.organisations.get(organisation);
  const titles = roleTitles(roleNames);
  return {
    identityUuid: identity,
    email: await context.identities.emailOf(identity),
    name: member.name,
    roles: roles.map((role) => ({ role, title: titles[role], sentence: ROLE_COPY[role].sentence })),
    roleTitles: titles,
    needsSecondFactor: roles.length === 0 && member.permissions.length > 0,
    rights: (Object.keys(STAFF_ACTS) as StaffAct[]).map((act) => {
      const reason = disabledReason(roles, act, undefined, roleNames);
      return { act, ...(reason && { disabledReason: reason }) };
    }),
  };
};
