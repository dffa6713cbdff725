import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { DecidedBy } from '@homeline/contract/staff/decided-by.ts';
import { getStaffMember } from '@homeline/contract/staff/get-staff-member.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useStaff } from './staff-member.ts';

/** Returns how many people must decide, and a function that reloads this after a refusal. */
export function useDecidedBy(): {
  readonly decidedBy: DecidedBy;
  /** Reloads how many people must decide, if an act was refused because that changed. Typed values stay. */
  readonly readAgainAfter: (error: unknown) => Promise<void>;
} {
  const { decidesAlone } = useStaff();
  const queries = useQueryClient();
  return {
    decidedBy: decidesAlone ? 'ONE' : 'TWO',
    async readAgainAfter(error) {
      if (isOtherNumber(error)) await queries.invalidateQueries({ queryKey: [getStaffMember.name] });
    },
  };
}

/** Returns whether an act was refused because the number of people who must decide has changed since its form was shown. */
export function isOtherNumber(error: unknown): boolean {
  return refusalOf(error).fields?.['decidedBy'] !== undefined;
}
