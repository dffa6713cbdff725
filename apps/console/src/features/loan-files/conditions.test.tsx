// @vitest-environment happy-dom
// Proves CO-11.

import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

let state: ConditionSummary['state'] = 'OPEN';

await import('../chat/testing/embed-lender.ts');
// The client takes the browser's fetch when it is made.
vi.stubGlobal('fetch', async () => {
  const condition = {
    ...{ uuid: 'c-1', categoryEnum: 'GENERIC_DOCUMENT_REQUEST', state, since: '2026-03-10T12:00:00.000Z' },
    requestDocuments: [],
  };
  return new Response(JSON.stringify([condition]), { status: 200 });
});
const { Conditions } = await import('./conditions.tsx');

afterEach(cleanup);

/** Which acts the buttons of a condition in this state allow. */
async function enabledAt(given: ConditionSummary['state']): Promise<readonly (string | null)[]> {
  state = given;
  const file = { uuid: 'f-1', disabledReasons: [] } as Partial<LoanFile> as LoanFile;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Conditions file={file} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Waive' });
  const buttons = screen.getAllByRole('button') as HTMLButtonElement[];
  return buttons.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
}

it('lets staff only waive a condition without an answer, and says why', async () => {
  expect(await enabledAt('OPEN')).toEqual(['Waive']);
  screen.getByText('The borrower hasn’t answered this condition yet. It can only be waived.');
  cleanup();
  expect(await enabledAt('RETURNED')).toEqual(['Waive']);
  cleanup();
  expect(await enabledAt('RESPONDED')).toEqual(['Clear', 'Return', 'Waive']);
});
