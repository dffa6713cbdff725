import { listApplications } from '@homeline/contract/applications/application.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { queries } from '../../session/queries.tsx';
import { RECOVERS } from './recovers.ts';
import { statusQuery } from './use-status.ts';

/** Loads the signed-in person's applications, newest first. */
export const APPLICATIONS = { queryKey: ['applications'], queryFn: () => send(listApplications, {}) };

/** Returns the signed-in person's newest application, and their newest open one. */
export function useStanding(isSignedIn = true) {
  return useQuery({
    queryKey: ['standing'],
    queryFn: readStanding,
    enabled: isSignedIn,
    staleTime: 0,
    ...RECOVERS,
  });
}

async function readStanding() {
  const applications = await queries.fetchQuery(APPLICATIONS);
  // Uses the statuses that the page has already loaded, if any.
  const statuses = await Promise.all(applications.map(({ uuid }) => queries.fetchQuery(statusQuery(uuid))));
  const open = applications.find((_, index) => statuses[index]?.kind !== 'TERMINAL');
  return { newest: applications[0], open };
}
