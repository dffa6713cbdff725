import { listApplications } from '@homeline/contract/applications/application.ts';
import { getStatus } from '@homeline/contract/applications/status.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { queries } from '../../session/queries.tsx';
import { statusKey } from './use-status.ts';

/** Loads the signed-in person's applications, newest first. */
export const APPLICATIONS = { queryKey: ['applications'], queryFn: () => send(listApplications, {}) };

/** Returns the signed-in person's newest application, and their newest open one. */
export function useStanding(isSignedIn = true) {
  return useQuery({ queryKey: ['standing'], queryFn: readStanding, enabled: isSignedIn, staleTime: 0 });
}

async function readStanding() {
  const applications = await queries.fetchQuery(APPLICATIONS);
  const statuses = await Promise.all(applications.map(({ uuid }) => statusOf(uuid)));
  const open = applications.find((_, index) => statuses[index]?.kind !== 'TERMINAL');
  return { newest: applications[0], open };
}

/** Uses the applications that the page has already loaded, if any. */
function statusOf(uuid: string) {
  return queries.fetchQuery({
    queryKey: statusKey(uuid),
    queryFn: () => send(getStatus, { params: { uuid } }),
  });
}
