import { Email, Name } from '@homeline/domain/facts/form-fields.ts';
import { STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const STAFF_PATH = '/service-staff/api/v1/staff';

const Roles = z.array(z.enum(STAFF_ROLES)).min(1, 'Choose at least one role');

/** A member of staff of the caller's lender. */
const MemberParams = z.object({ identity: z.string().max(64) });

/** Shown once: the member signs in with it and adds a second factor. */
const InitialPassword = z.object({ initialPassword: z.string() });

export const StaffMemberForm = z.object({ email: Email, name: Name, roles: Roles });

export const addStaffMember = call({
  name: 'addStaffMember',
  method: 'POST',
  path: STAFF_PATH,
  who: 'STAFF',
  act: 'MANAGE_STAFF',
  summary: 'Adds a member of staff and returns their initial password.',
  body: StaffMemberForm,
  answer: InitialPassword,
  errors: ['IDENTITY_EXISTS'],
});

export const changeStaffRoles = call({
  name: 'changeStaffRoles',
  method: 'PUT',
  path: `${STAFF_PATH}/{identity}/roles`,
  who: 'STAFF',
  act: 'MANAGE_STAFF',
  summary: 'Replaces another member’s roles and ends their sessions. Nobody changes their own.',
  params: MemberParams,
  body: z.object({ roles: Roles }),
  answer: z.undefined(),
  status: 204,
  errors: ['FORBIDDEN'],
});

export const removeStaffMember = call({
  name: 'removeStaffMember',
  method: 'DELETE',
  path: `${STAFF_PATH}/{identity}`,
  who: 'STAFF',
  act: 'MANAGE_STAFF',
  summary: 'Takes every right from a member and ends their sessions at once. The last administrator stays.',
  params: MemberParams,
  answer: z.undefined(),
  status: 204,
  errors: ['FORBIDDEN'],
});

export const resetStaffPassword = call({
  name: 'resetStaffPassword',
  method: 'POST',
  path: `${STAFF_PATH}/{identity}/password`,
  who: 'STAFF',
  act: 'MANAGE_STAFF',
  summary: 'Sets and returns a new initial password, and ends the member’s sessions.',
  params: MemberParams,
  answer: InitialPassword,
});

export const resetSecondFactor = call({
  name: 'resetSecondFactor',
  method: 'DELETE',
  path: `${STAFF_PATH}/{identity}/second-factor`,
  who: 'STAFF',
  act: 'MANAGE_STAFF',
  summary: 'Turns off the authenticator app that a member lost, and ends their sessions.',
  params: MemberParams,
  answer: z.undefined(),
  status: 204,
});

export const STAFF_CHANGES = [
  'ADDED',
  'ROLES',
  'REMOVED',
  'PASSWORD',
  'SECOND_FACTOR',
  'FLAG',
  'SETTING',
  'PROVIDER',
  'ORIGINATOR_ADDED',
  'ORIGINATOR_CHANGED',
  'ORIGINATOR_RETIRED',
  'EXPORT',
  'CALLER',
] as const;

export const listStaffChanges = call({
  name: 'listStaffChanges',
  method: 'GET',
  path: `${STAFF_PATH}/changes`,
  who: 'STAFF',
  act: 'MANAGE_STAFF',
  summary:
    'Returns the newest hundred changes of accounts, settings and flags, and the newest hundred exports of work lists, newest first.',
  answer: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Names; a former member’s account keeps its name. */
      by: z.string(),
      member: z.string(),
      what: z.enum(STAFF_CHANGES),
      /** FLAG, SETTING, PROVIDER: its name. EXPORT: how many applications. CALLER: which proofs, and whether they matched. */
      subject: z.string().optional(),
      roles: z.array(z.string()),
    }),
  ),
});
