import { randomBytes } from 'node:crypto';
import type {
  addStaffMember as addCall,
  listStaffChanges as changesCall,
  resetSecondFactor as factorCall,
  resetStaffPassword as passwordCall,
  removeStaffMember as removeCall,
  changeStaffRoles as rolesCall,
  STAFF_CHANGES,
} from '@homeline/contract/staff/manage-staff.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Caller } from '../accounts/caller.ts';
import {
  addStaff,
  removeStaff,
  resetStaffSecondFactor,
  setStaffPassword,
  setStaffRoles,
} from '../accounts/staff.ts';

type Change = (typeof STAFF_CHANGES)[number];
type Member = { readonly organisation: string; readonly email: string };
type AdminRequest = { readonly organisation: string; readonly caller: Caller };
type MemberRequest = AdminRequest & { readonly params: { readonly identity: string } };

const OWN_ROLES = 'Another administrator changes your roles';
const LAST_ADMINISTRATOR = 'Nobody else is an administrator. Make somebody else one first';

export const addStaffMember: Handler<typeof addCall> = async (request, context) => {
  const { organisation, body } = request;
  const password = newPassword();
  const isNew = await addStaff(context, { organisation, ...body, password });
  if (!isNew) return refuse('IDENTITY_EXISTS');
  const identity = await context.identities.find(organisation, body.email);
  await keepChange(context, request, identity ?? '', 'ADDED', body.roles);
  return { initialPassword: password };
};

export const changeStaffRoles: Handler<typeof rolesCall> = async (request, context) => {
  const { roles } = request.body;
  if (request.params.identity === request.caller.identity) return refuse('FORBIDDEN', { message: OWN_ROLES });
  if (!roles.includes('ADMINISTRATOR') && (await isLastAdministrator(context, request)))
    return refuse('INVALID_INPUT', { fields: { roles: LAST_ADMINISTRATOR } });
  return change(request, context, 'ROLES', (member) => setStaffRoles(context, member, roles), roles);
};

export const removeStaffMember: Handler<typeof removeCall> = async (request, context) => {
  if (await isLastAdministrator(context, request))
    return refuse('FORBIDDEN', { message: LAST_ADMINISTRATOR });
  return change(request, context, 'REMOVED', (member) => removeStaff(context, member));
};

export const resetStaffPassword: Handler<typeof passwordCall> = async (request, context) => {
  const password = newPassword();
  const set = (member: Member) => setStaffPassword(context, member, password);
  return (await change(request, context, 'PASSWORD', set)) ?? { initialPassword: password };
};

export const resetSecondFactor: Handler<typeof factorCall> = (request, context) =>
  change(request, context, 'SECOND_FACTOR', (member) => resetStaffSecondFactor(context, member));

/** Lists the newest changes of staff accounts. */
export const listStaffChanges: Handler<typeof changesCall> = async ({ organisation }, { db }) => {
  const rows = await db
    .selectFrom('staff_change')
    .leftJoin('auth.user as by', 'by.id', 'changed_by')
    .leftJoin('auth.user as member', 'member.id', 'staff_change.identity')
    .select(['at', 'what', 'roles', 'by.name as byName', 'member.name as memberName'])
    .where('organisation', '=', organisation)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ at, what, roles, byName, memberName }) => ({
    at: at.toISOString(),
    by: byName ?? '',
    member: memberName ?? '',
    what: what as Change,
    roles,
  }));
};

/** Changes a member of the caller's lender and keeps who did so. */
async function change(
  request: MemberRequest,
  context: Context,
  what: Change,
  act: (member: Member) => Promise<boolean>,
  roles: readonly string[] = [],
): Promise<undefined | Refusal> {
  const { organisation, params } = request;
  const member = await context.db
    .selectFrom('staff')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('identity', '=', params.identity)
    .executeTakeFirst();
  if (!member) return refuse('NOT_FOUND');
  const email = await context.identities.emailOf(member.identity);
  if (!(await act({ organisation, email }))) return refuse('NOT_FOUND');
  await keepChange(context, request, member.identity, what, roles);
  return undefined;
}

async function keepChange(
  { db, clock }: Context,
  { organisation, caller }: AdminRequest,
  identity: string,
  what: Change,
  roles: readonly string[],
): Promise<void> {
  await db
    .insertInto('staff_change')
    .values({ organisation, at: clock.now(), changed_by: caller.identity, identity, what, roles: [...roles] })
    .execute();
}

async function isLastAdministrator(
  { db }: Context,
  { organisation, params }: MemberRequest,
): Promise<boolean> {
  const rows = await db
    .selectFrom('staff')
    .select(['identity', 'permissions'])
    .where('organisation', '=', organisation)
    .execute();
  const administrators = rows.filter(({ permissions }) => permissions.includes('ADMINISTRATOR'));
  return administrators.length === 1 && administrators[0]?.identity === params.identity;
}

function newPassword(): string {
  return randomBytes(12).toString('base64url');
}
