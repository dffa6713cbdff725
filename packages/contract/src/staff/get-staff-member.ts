import { STAFF_ACTS, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** Whether staff may do something, and why not: what a button shows. */
export const Right = z.object({
  act: z.enum(Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]]),
  disabledReason: z.string().optional(),
});

/** The signed-in member of staff. */
export const OwnStaffMember = z.object({
  identityUuid: z.string(),
  email: z.string(),
  name: z.string(),
  /** Desks and other roles; none until they have signed in with a second factor. */
  roles: z.array(z.object({ role: z.enum(STAFF_ROLES), title: z.string(), sentence: z.string() })),
  /** The title of every role at the lender. */
  roleTitles: z.record(z.enum(STAFF_ROLES), z.string()),
  /** They must turn on an authenticator app or add a passkey, and sign in with it, before they may do anything. */
  needsSecondFactor: z.boolean(),
  /** The lender asks for one person where others ask for two. */
  decidesAlone: z.boolean(),
  rights: z.array(Right),
});
export type OwnStaffMember = z.infer<typeof OwnStaffMember>;

export const getStaffMember = call({
  name: 'getStaffMember',
  method: 'GET',
  path: '/service-staff/api/v1/staff/me',
  who: 'SIGNED_IN',
  summary: 'Returns the signed-in member of staff with their roles and rights; 404 for a borrower.',
  answer: OwnStaffMember,
});
