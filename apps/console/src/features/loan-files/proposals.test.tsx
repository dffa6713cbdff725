// @vitest-environment happy-dom
// Proves CO-05.

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
    given: { reasonCodes: ['AA10'], comments: 'The returns disagree' },
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

const EFFECT = {
  step: 'DECLINED',
  figures: [{ before: { label: 'Line', value: '$75,000' } }],
  borrowerReads: ['Read our decision'],
};

let proposals: readonly Proposal[] = [];
let answer: { readonly status: number; readonly body: object } = { status: 200, body: STEP };
let sent: unknown;

await import('../chat/testing/embed-lender.ts');
// Stub before the import of the component: the client takes `fetch` when it is created.
vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string } = {}) => {
  if (path.endsWith('/proposals')) return new Response(JSON.stringify(proposals), { status: 200 });
  if (path.endsWith('/effect')) return new Response(JSON.stringify(EFFECT), { status: 200 });
  sent = JSON.parse(body ?? '{}');
  return new Response(JSON.stringify(answer.body), { status: answer.status });
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

it('tells the second person which text the borrower reads and which stays in the file', async () => {
  open(DECLINE);
  await screen.findByText('The borrower reads: We could not confirm your income');
  screen.getByText('Comments for the file: The returns disagree');
});

it('shows the second person what the decision changes', async () => {
  open(DECLINE);
  await screen.findByText('What this changes');
  screen.getByText('$75,000');
  screen.getByText('Next step: Declined.');
  screen.getByText('Read our decision');
});

it('asks the second person too to confirm that nothing was paid, and names the payment', async () => {
  open(PAYMENT);
  await screen.findByText(/that no payment went out\? A payment must not happen twice\. Reference ref-1\.$/);
  expect(screen.queryByText(/^A decision below/)).toBeNull();
});

it('confirms the proposal on screen, and says why it can’t once another has replaced it', async () => {
  const changed = 'This is no longer what was proposed. Look at it again.';
  answer = { status: 409, body: { code: 'STALE_VERSION', errors: [changed] } };
  open(DECLINE);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toBe(changed);
  expect(sent).toEqual({ ...DECLINE.input, confirms: DECLINE.proposedAt });
  expect(screen.queryByText('Confirmed.')).toBeNull();
  cleanup();
  answer = { status: 200, body: STEP };
  open(DECLINE);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('Confirmed.');
});

it.each([
  [false, 'Proposal returned', 'Returned: Which garage?'],
  [true, 'Proposal taken back', 'Taken back: Which garage?'],
])(
  'says who ended a proposal and why, and offers no confirmation: %s',
  async (isTakenBack, heading, text) => {
    const returned = { by: 'Bo Berg', at: DECLINE.proposedAt, comment: 'Which garage?', isTakenBack };
    open({ ...DECLINE, returned });
    await screen.findByRole('heading', { name: heading });
    screen.getByText(text);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
);

it('has compliance confirm the exact text that the borrower will read', async () => {
  answer = { status: 200, body: STEP };
  const given = { reasonCodes: ['AA24'], statedReason: 'The home burned down' };
  open({ ...DECLINE, input: { ...DECLINE.input, given } });
  await screen.findByText('The borrower reads: The home burned down');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm these words' }));
  await screen.findAllByText('Confirmed.');
  expect(sent).toEqual({ proposedAt: DECLINE.proposedAt });
});
