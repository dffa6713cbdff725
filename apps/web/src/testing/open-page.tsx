import '@homeline/client/testing/lender-page.ts';
import { server } from '@homeline/client/testing/fake-server.ts';
import { getOperatingHours } from '@homeline/contract/organisations/operating-hours.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const { token } = await import('@homeline/client/session/token.ts');
const { queries } = await import('../session/queries.tsx');
const { routes } = await import('../routes.tsx');

type Person = {
  /** Nobody is signed in. */
  readonly isVisitor?: boolean;
  readonly jwt?: string;
};

/** Opens an address of the borrower's pages over the fake server, as a person who is signed in by default. */
export function openPage(address: string, { isVisitor = false, jwt = 'a token of a borrower' }: Person = {}) {
  // The pages share one cache.
  queries.clear();
  server.answers(getOperatingHours, { timeZone: 'America/Los_Angeles' });
  if (isVisitor) token.forget();
  else token.save(jwt);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <Suspense fallback={<Skeleton />}>
      <RouterProvider router={router} />
    </Suspense>,
  );
  return router;
}
