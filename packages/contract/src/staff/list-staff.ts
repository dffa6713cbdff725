import { STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const ListedStaffMember = z.object({
  identityUuid: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  hasSecondFactor: z.boolean(),
});

export const listStaff = call({
  name: 'listStaff',
  method: 'GET',
  path: '/service-staff/api/v1/staff',
  who: 'STAFF',
  act: 'MANAGE_STAFF',
  summary: 'Returns the lender’s staff by email address, with their roles.',
  answer: z.array(ListedStaffMember),
});
