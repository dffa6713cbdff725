// @vitest-environment happy-dom
// Proves LW-13.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { getAvmControl, recordAvmTest } from '@homeline/contract/valuation/avm-control.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const UUID = '00000000-0000-4000-8000-000000000001';

function open() {
  openConsole('/insight', 'CREDIT_OFFICER');
}

it('shows the tested sample, and the areas that differ', async () => {
  server.answers(getAvmControl, {
    ...{ valuations: 120, full: 100 },
    sample: [
      {
        ...{ uuid: UUID, loanNumber: '1000000001', month: '2026-03', drawnAt: '2026-04-01T00:00:00.000Z' },
        ...{ zip: '43085', valueCents: cents(42_000_000) },
        test: { valueCents: cents(40_000_000), method: 'APPRAISAL', error: 0.05 },
      },
    ],
    areas: [
      {
        ...{ zip: '43211', valuations: 12, fullShare: 0.5, othersFullShare: 0.9, differsIn: ['FULL_SHARE'] },
        ...{ medianError: -0.04, othersMedianError: 0.01 },
      },
    ],
  });
  open();
  await screen.findByText('Differs');
  expect(linesOf(document.body).join('\n')).toContain('100 of 120 valuations');
  const sample = screen.getByRole('table', { name: 'Random sample' });
  const areas = screen.getByRole('table', { name: 'By area' });
  expect(sample.textContent).toContain('$400,000, appraisal+5.0%');
  expect(areas.textContent).toContain('1250% Differs90%-4.0% +1.0%');
  expect(screen.queryByText('Record a test')).toBeNull();
});

it('says when no sample was drawn', async () => {
  server.answers(getAvmControl, { valuations: 0, full: 0, sample: [], areas: [] });
  open();
  await screen.findByText(/No sample was drawn/);
});

it('records what the test of a sampled valuation found', async () => {
  const row = { uuid: UUID, loanNumber: '1000000001', month: '2026-03', drawnAt: '2026-04-01T00:00:00.000Z' };
  const sample = [{ ...row, zip: '43085', valueCents: cents(42_000_000) }];
  server.answers(getAvmControl, { valuations: 1, full: 1, sample, areas: [] });
  server.answers(recordAvmTest, undefined);
  open();
  await userEvent.click(await screen.findByText('Record a test'));
  await userEvent.selectOptions(screen.getByLabelText('Loan'), '1000000001, 2026-03');
  await userEvent.type(screen.getByLabelText('Value that the test found'), '400000');
  await userEvent.click(screen.getByLabelText('Appraisal'));
  await userEvent.click(screen.getByRole('button', { name: 'Record the test' }));
  await screen.findByText('Test recorded.');
  const [sent] = server.received(recordAvmTest);
  expect(sent).toMatchObject({
    params: { uuid: UUID },
    body: { valueCents: 40_000_000, method: 'APPRAISAL' },
  });
});
