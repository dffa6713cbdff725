import type { Call } from '../call.ts';
import { getStaffMember } from './get-staff-member.ts';
import { listStaff } from './list-staff.ts';
import { addOriginator, changeOriginator, listOriginators, retireOriginator } from './manage-originators.ts';
import {
  addStaffMember,
  changeStaffRoles,
  listStaffChanges,
  removeStaffMember,
  resetSecondFactor,
  resetStaffPassword,
} from './manage-staff.ts';

export const staffCalls = {
  getStaffMember,
  listStaff,
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
} as const satisfies Record<string, Call>;
