import { useSession } from '@homeline/client/session/use-session.ts';
import { getStaffMember, type OwnStaffMember } from '@homeline/contract/staff/get-staff-member.ts';
import { DESKS, type Desk } from '@homeline/domain/staff/desks.ts';
import { ownerTitle } from '@homeline/domain/staff/owner-titles.ts';
import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { send } from './client.ts';

/** Reads the signed-in member of staff. */
export function useStaffQuery() {
  const { isSignedIn } = useSession();
  return useQuery({
    queryKey: [getStaffMember.name],
    queryFn: () => send(getStaffMember, {}),
    enabled: isSignedIn,
    staleTime: 60_000,
    // Refetched, so that open pages notice changed rights and settings.
    refetchInterval: 60_000,
  });
}

export const StaffContext = createContext<OwnStaffMember | undefined>(undefined);

/** Returns the signed-in member of staff. Call it only below the shell. */
export function useStaff(): OwnStaffMember {
  const member = useContext(StaffContext);
  if (!member) throw new Error('No member of staff is signed in.');
  return member;
}

/** Returns the desks that the signed-in person works at. */
export function useOwnDesks(): readonly Desk[] {
  const { roles } = useStaff();
  return DESKS.filter((desk) => roles.some(({ role }) => role === desk));
}

/** Returns the lender's name for a step's actor. */
export function useOwnerTitle(): (owner: string) => string {
  const { roleTitles } = useStaff();
  return (owner) => ownerTitle(owner, roleTitles);
}

/** Returns why the signed-in person may not do something, apart from the state of an application; undefined when they may. */
export function useDisabledReason(): (act: StaffAct) => string | undefined {
  const { rights } = useStaff();
  return (act) => rights.find((right) => right.act === act)?.disabledReason;
}
