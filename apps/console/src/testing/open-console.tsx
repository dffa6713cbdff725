import '@homeline/client/testing/lender-page.ts';
import { server } from '@homeline/client/testing/fake-server.ts';
import { getStaffMember } from '@homeline/contract/staff/get-staff-member.ts';
import { disabledReason, STAFF_ACTS, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { roleTitles, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const { token } = await import('@homeline/client/session/token.ts');
const { routes } = await import('../routes.tsx');
const { refetchInterval } = await import('../session/queries.ts');
// Loaded beforehand: no test waits for them, and a file that ends during an import breaks that import for the worker's next file.
await Promise.all([
  import('../features/chat/waiting-chats.tsx'),
  import('../features/pipeline/desk-links.tsx'),
  import('../features/reminders/due-reminders.tsx'),
]);

/** Opens a page of the console as a member of staff with these roles, over the fake server. */
export function openConsole(path: string, ...roles: readonly StaffRole[]) {
  return openAs(path, roles, false);
}

/** Opens a page of the console at a lender of one person. */
export function openConsoleOfOnePerson(path: string, ...roles: readonly StaffRole[]) {
  return openAs(path, roles, true);
}

/** Makes the server answer that a staff member with these roles is signed in. */
export function answerStaffMember(roles: readonly StaffRole[], decidesAlone: boolean) {
  const acts = Object.keys(STAFF_ACTS) as StaffAct[];
  server.answers(getStaffMember, {
    ...{ identityUuid: 'staff-me', email: 'ann@lender.example.com', name: 'Ann Anders' },
    roles: roles.map((role) => ({ role, title: role, sentence: '' })),
    ...{ roleTitles: roleTitles({}), decidesAlone },
    rights: acts.map((act) => ({ act, disabledReason: disabledReason(roles, act) })),
  });
}

function openAs(path: string, roles: readonly StaffRole[], decidesAlone: boolean) {
  answerStaffMember(roles, decidesAlone);
  token.save('a token of staff');
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchInterval } } });
  render(
    <QueryClientProvider client={queries}>
      <Suspense fallback={<Skeleton />}>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  return router;
}
