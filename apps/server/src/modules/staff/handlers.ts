import type { staffCalls } from '@homeline/contract/staff/calls.ts';
import { disabledReason, STAFF_ACTS, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { isStaffRole, ROLE_COPY, roleTitles } from '@homeline/domain/staff/staff-roles.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { addOriginator, changeOriginator, listOriginators, retireOriginator } from './manage-originators.ts';
import {
  addStaffMember,
  changeStaffRoles,
  listStaffChanges,
  removeStaffMember,
  resetSecondFactor,
  resetStaffPassword,
} from './manage-staff.ts';

export const staffHandlers = {
  /** Returns the signed-in member of staff with their rights. */
  getStaffMember: async ({ caller, organisation }, context) => {
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
    const { roleNames, fourEyes } = context.organisations.get(organisation);
    const titles = roleTitles(roleNames);
    return {
      identityUuid: identity,
      email: await context.identities.emailOf(identity),
      name: member.name,
      roles: roles.map((role) => ({ role, title: titles[role], sentence: ROLE_COPY[role].sentence })),
      roleTitles: titles,
      decidesAlone: !fourEyes,
      needsSecondFactor: roles.length === 0 && member.permissions.length > 0,
      rights: (Object.keys(STAFF_ACTS) as StaffAct[]).map((act) => {
        const reason = disabledReason(roles, act, undefined, roleNames);
        return { act, ...(reason && { disabledReason: reason }) };
      }),
    };
  },
  /** Lists the lender's staff. */
  listStaff: async ({ organisation }, { db }) => {
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
  },
  addStaffMember,
  changeStaffRoles,
  removeStaffMember,
  resetStaffPassword,
  resetSecondFactor,
  listStaffChanges,
  listOriginators,
  addOriginator,
  changeOriginator,
  retireOriginator,
} satisfies HandlersOf<typeof staffCalls>;
