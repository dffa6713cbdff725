// @vitest-environment happy-dom
import type { Proposal } from '@homeline/contract/reviews/list-proposals.ts';
import { Toasts } from '@homeline/ui/feedback/toasts.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

const UUID = '11111111-1111-4111-8111-111111111111';
const DECLINE: Proposal = {
  act: 'DECIDE_REVIEW',
  input: {
    step: 'UW_REVIEW',
    decision: 'UW_DECLINED',
    given: { reason: 'Income could not be verified', comments: 'The returns disagree' },
  },
  proposedBy: 'Ann Anders',
  proposedAt: '2026-03-10T12:00:00.000Z',
  isOwn: false,
};
const PAYMENT: Proposal = {
  ...DECLINE,
  act: 'RESOLVE_OUTCOME',
  input: { reference: 'ref-1', resolution: 'SEND_AGAIN' },
};
const STEP = { uuid: UUID, step: 'UW_REVIEW', since: DECLINE.proposedAt };

let proposals: readonly Proposal[] = [];
let answer: object = STEP;

await import('../chat/testing/embed-lender.ts');
// The client takes the browser's fetch when it is made.
vi.stubGlobal('fetch', async (path: string) => {
  const body = path.endsWith('/proposals') ? proposals : answer;
  return new Response(JSON.stringify(body), { status: 200 });
});
const { Proposals } = await import('./proposals.tsx');

afterEach(cleanup);

function open(...waiting: readonly Proposal[]) {
  proposals = waiting;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Proposals uuid={UUID} />
      <Toasts />
    </QueryClientProvider>,
  );
}

it('tells the second person which words the borrower will read and which stay in the file', async () => {
  open(DECLINE);
  await screen.findByText('Reason for the borrower: Income could not be verified');
  screen.getByText('Comments for the file: The returns disagree');
});

it('asks the second person, too, whether nothing was paid, and names the payment', async () => {
  open(PAYMENT);
  await screen.findByText(/that nothing was paid\? A payment must not happen twice\. Reference ref-1\.$/);
  expect(screen.queryByText(/^Deciding something below/)).toBeNull();
});

it('says confirmed only if nobody took the proposal back or replaced it meanwhile', async () => {
  answer = STEP;
  open(DECLINE);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('Confirmed.');
  cleanup();
  answer = { ...STEP, awaitsSecondPerson: true };
  open(DECLINE);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText(/^It had just changed\. This is your own proposal now/);
});
