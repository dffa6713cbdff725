import '@homeline/client/testing/lender-page.ts';
import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { type Answers, getAnswers } from '@homeline/contract/applications/answers.ts';
import { getStatus, type Status } from '@homeline/contract/applications/status.ts';
import { getOperatingHours } from '@homeline/contract/organisations/operating-hours.ts';
import { addressOf } from '@homeline/domain/client-state/pages.ts';
import { type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const { token } = await import('@homeline/client/session/token.ts');
const { queries } = await import('../session/queries.tsx');
const { routes } = await import('../routes.tsx');

export const UUID = '11111111-1111-4111-8111-111111111111';

/** The version of the answers that the opened page shows. */
export const VERSION = 7;

type Opened = {
  /** The page in the address bar; that of the step by default. */
  readonly page?: string;
  readonly status?: Part<Status>;
  readonly answers?: Part<Answers>;
};

/** Opens the page of a step as the borrower, over the fake server. */
export function openApplication(step: StepName, { page, status, answers }: Opened = {}) {
  const { page: own, kind } = stepOf(step);
  // The pages share one cache.
  queries.clear();
  server.answers(getStatus, { step, kind, page: own, version: VERSION, ...status });
  server.answers(getAnswers, { version: VERSION, ...answers });
  server.answers(getOperatingHours, { timeZone: 'America/Los_Angeles' });
  token.save('a token of a borrower');
  const router = createMemoryRouter(routes, { initialEntries: [`/${UUID}/${page ?? addressOf(own)}`] });
  render(
    <Suspense fallback={<Skeleton />}>
      <RouterProvider router={router} />
    </Suspense>,
  );
  return router;
}
