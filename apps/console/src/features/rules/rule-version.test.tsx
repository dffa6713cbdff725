// @vitest-environment happy-dom
// Proves CO-33.

import { readFileSync } from 'node:fs';
import { server } from '@homeline/client/testing/fake-server.ts';
import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const OLD = readFileSync('organisations/homeline/rates/2026-01-01.dmn', 'utf8');
const NEW = OLD.replace(/(id="term_row_3_out_1"><text>)[^<]*/, '$10.25');
const DAYS = ['2026-01-01', '2026-03-01'].map((effectiveOn) => ({ kind: 'rates' as const, effectiveOn }));

const textsOf = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

it('is read-only for a manager', async () => {
  server.answers(listRuleVersions, { versions: DAYS });
  server.answers(getRuleVersion, { xml: NEW });
  openConsole('/rules/rates/versions/2026-03-01', 'MANAGER');
  const grid = await screen.findByRole('grid', { name: 'Base rate' }, { timeout: 15_000 });
  expect(grid.getAttribute('aria-readonly')).toBe('true');
  await userEvent.click(within(grid).getAllByRole('gridcell')[0] ?? expect.fail());
  await userEvent.keyboard('9');
  expect(textsOf(grid)[0]).toBe('8.80');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('is shown beside another version, at the table that differs, with both numbers', async () => {
  server.answers(listRuleVersions, { versions: DAYS });
  server.answersBy(getRuleVersion, ({ params }) => ({
    xml: params['effectiveOn'] === '2026-03-01' ? NEW : OLD,
  }));
  openConsole('/rules/rates/versions/2026-03-01', 'MANAGER');
  await screen.findByRole('grid', {}, { timeout: 15_000 });
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), '2026-01-01');
  const [before, after] = await screen.findAllByRole('grid', { name: 'Term' });
  expect([textsOf(before ?? expect.fail())[2], textsOf(after ?? expect.fail())[2]]).toEqual([
    '0.00',
    '0.00 0.25',
  ]);
  screen.getByRole('heading', { name: 'From Jan 1, 2026' });
});
