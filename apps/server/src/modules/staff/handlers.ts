import type { staffCalls } from '@homeline/contract/staff/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getStaffMember } from './get-staff-member.ts';
import { listStaff } from './list-staff.ts';
import {
  addStaffMember,
  changeStaffRoles,
  listStaffChanges,
  removeStaffMember,
  resetSecondFactor,
  resetStaffPassword,
} from './manage-staff.ts';

export const staffHandlers = {
  getStaffMember,
  listStaff,
  addStaffMember,
  changeStaffRoles,
  removeStaffMember,
  resetStaffPassword,
  resetSecondFactor,
  listStaffChanges,
} satisfies HandlersOf<typeof staffCalls>;
