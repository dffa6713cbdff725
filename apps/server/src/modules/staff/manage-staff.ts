import {
  type addStaffMember as addCall,
  type listStaffChanges as changesCall,
  type resetSecondFactor as factorCall,
  type resetStaffPassword as passwordCall,
  type removeStaffMember as removeCall,
  type changeStaffRoles as rolesCall,
  STAFF_CHANGES,
} from '@homeline/contract/staff/manage-staff.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import {
  changeStaffIn,
  insertStaff,
  newPassword,
  newRoles,
  removal,
  type StaffChange,
  withoutSecondFactor,
} from '../accounts/staff.ts';
import { type AdminRequest, keepStaffChange } from './keep-staff-change.ts';
import { randomPassword } from './random-password.ts';

type Change = (typeof STAFF_CHANGES)[number];
type MemberRequest = AdminRequest & { readonly params: { readonly identity: string } };

const OWN_ROLES = 'Another administrator changes your roles';
const LAST_ADMINISTRATOR = 'Nobody else is an administrator. Make somebody else one first';

export const addStaffMember: Handler<typeof addCall> = async (request, context) => {
  const { organisation, body } = request;
  const password = randomPassword();
  const passwordHash = await context.identities.hash(password);
  return context.db.transaction().execute(async (trx) => {
    const person = { organisation, ...body, passwordHash, isInitial: true };
    const identity = await insertStaff(trx, context.identities, person);
    if (!identity) return refuse('IDENTITY_EXISTS');
    await keepStaffChange(trx, context, request, { what: 'ADDED', identity, roles: body.roles });
    return { initialPassword: password };
  });
};

export const changeStaffRoles: Handler<typeof rolesCall> = async (request, context) => {
  const { roles } = request.body;
  if (request.params.identity === request.caller.identity) return refuse('FORBIDDEN', { message: OWN_ROLES });
  const ifLast = roles.includes('ADMINISTRATOR')
    ? undefined
    : refuse('INVALID_INPUT', { fields: { roles: LAST_ADMINISTRATOR } });
  return change(request, context, { what: 'ROLES', act: newRoles(roles), roles, ifLast });
};

export const removeStaffMember: Handler<typeof removeCall> = async (request, context) => {
  const ifLast = refuse('FORBIDDEN', { message: LAST_ADMINISTRATOR });
  return change(request, context, { what: 'REMOVED', act: removal, ifLast });
};

export const resetStaffPassword: Handler<typeof passwordCall> = async (request, context) => {
  const password = randomPassword();
  const act = newPassword(await context.identities.hash(password));
  return (await change(request, context, { what: 'PASSWORD', act })) ?? { initialPassword: password };
};

export const resetSecondFactor: Handler<typeof factorCall> = (request, context) =>
  change(request, context, { what: 'SECOND_FACTOR', act: withoutSecondFactor });

/**
 * Lists the newest changes of staff accounts and flags, and the newest exports and look-ups of callers, which must not push changes out of
 * the list.
 */
export const listStaffChanges: Handler<typeof changesCall> = async ({ organisation }, { db }) => {
  const newest = (...whats: readonly Change[]) =>
    db
      .selectFrom('staff_change')
      .leftJoin('auth.user as by', 'by.id', 'changed_by')
      .leftJoin('auth.user as member', 'member.id', 'staff_change.identity')
      .select(['number', 'at', 'what', 'roles', 'subject', 'by.name as byName', 'member.name as memberName'])
      .where('organisation', '=', organisation)
      .where('what', 'in', whats)
      .orderBy('number', 'desc')
      .limit(100)
      .execute();
  const ofAccounts = STAFF_CHANGES.filter((what) => what !== 'EXPORT' && what !== 'CALLER');
  const rows = (await Promise.all([newest(...ofAccounts), newest('EXPORT'), newest('CALLER')])).flat();
  return rows
    .toSorted((a, b) => Number(b.number) - Number(a.number))
    .map(({ at, what, roles, subject, byName, memberName }) => ({
      at: at.toISOString(),
      by: byName ?? '',
      member: memberName ?? '',
      what: what as Change,
      roles,
      ...(subject && { subject }),
    }));
};

type MemberChange = {
  readonly what: Change;
  readonly act: StaffChange;
  readonly roles?: readonly string[];
  /** The refusal when nobody else is an administrator. */
  readonly ifLast?: Refusal | undefined;
};

/** Changes a member of the caller's lender and keeps who did so. Two changes at once can't leave the lender without an administrator. */
async function change(
  request: MemberRequest,
  context: Context,
  { what, act, roles = [], ifLast }: MemberChange,
): Promise<undefined | Refusal> {
  const { organisation, params } = request;
  const member = { organisation, identity: params.identity };
  return context.db.transaction().execute(async (trx) => {
    if (ifLast && (await isLastAdministrator(trx, member))) return ifLast;
    if (!(await changeStaffIn(trx, context.identities, member, act))) return refuse('NOT_FOUND');
    await keepStaffChange(trx, context, request, { what, identity: member.identity, roles });
    return undefined;
  });
}

/** Locks the lender's staff, so that the answer holds until the transaction ends. */
async function isLastAdministrator(
  trx: Trx,
  { organisation, identity }: { readonly organisation: string; readonly identity: string },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('staff')
    .select(['identity', 'permissions'])
    .where('organisation', '=', organisation)
    .orderBy('identity')
    .forUpdate()
    .execute();
  const administrators = rows.filter(({ permissions }) => permissions.includes('ADMINISTRATOR'));
  return administrators.length === 1 && administrators[0]?.identity === identity;
}
