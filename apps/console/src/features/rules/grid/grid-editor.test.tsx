// @vitest-environment happy-dom
// Proves CO-33.

import { readFileSync } from 'node:fs';
import { server } from '@homeline/client/testing/fake-server.ts';
import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { getRuleDraft, listRuleDrafts, saveRuleDraft } from '@homeline/contract/rules/rule-drafts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

beforeAll(() => window.history.replaceState({}, '', '/console/rules/rates/edit'));

const PUBLISHED = readFileSync('organisations/homeline/rates/2026-01-01.dmn', 'utf8');
const DRAFT = { kind: 'rates', version: 4, basedOn: '2026-01-01', changedBy: 'Bo Berg' } as const;

/** Opens the draft of the rate sheet, with its base rates as a matrix of scores and CLTV. */
async function open(xml = PUBLISHED) {
  server.answers(listRuleDrafts, [DRAFT]);
  server.answers(getRuleDraft, { ...DRAFT, xml });
  server.answers(getRuleVersion, { xml: PUBLISHED });
  openConsole('/rules/rates/edit', 'CREDIT_OFFICER');
  return screen.findByRole('grid', { name: 'Base rate' }, { timeout: 15_000 });
}

const lineOf = (heading: string) => screen.getByRole('row', { name: new RegExp(`^${heading}`) });
const cellAt = (heading: string, column: number) =>
  within(lineOf(heading)).getAllByRole('gridcell')[column] ?? expect.fail();
const textsOf = (heading: string) =>
  within(lineOf(heading))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
const point = (cell: HTMLElement, isExtended = false) => fireEvent.mouseDown(cell, { shiftKey: isExtended });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function savedXml(): Promise<string> {
  await press('Save draft');
  await screen.findByText('Draft saved.');
  const bodies = server.received(saveRuleDraft).map(({ body }) => body as { xml: string });
  return bodies.at(-1)?.xml ?? expect.fail();
}
const rateIn = (xml: string, row: number) =>
  new RegExp(`id="base_row_${row}_out_1"><text>([^<]*)`).exec(xml)?.[1];

it('shows scores down, CLTV across and a dash where the sheet has no rate', async () => {
  await open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Score', 'Combined loan to value, %', 'up to 50', 'over 50 to 60', 'over 60 to 70'],
    ...['over 70 to 75', 'over 75 to 80', 'over 80 to 85', 'over 85'],
  ]);
  expect(textsOf('from 800')).toEqual(['8.80', '8.90', '9.05', '9.25', '9.55', '10.25', '–']);
});

it('is saved byte for byte until a cell is changed', async () => {
  await open();
  expect(await savedXml()).toBe(PUBLISHED);
});

it('is edited by keyboard alone: arrows, Enter, F2, Escape', async () => {
  await open();
  point(cellAt('from 800', 0));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}9.125{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(cellAt('780 to 799', 1)));
  await userEvent.keyboard('{F2}1{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(cellAt('780 to 799', 1)));
  const xml = await savedXml();
  expect([rateIn(xml, 2), rateIn(xml, 9)]).toEqual(['9.125', '8.95']);
});

it('pastes a spreadsheet range with percent signs', async () => {
  const grid = await open();
  point(cellAt('from 800', 0));
  fireEvent.paste(grid, { clipboardData: { getData: () => '8.500%\t8.625%\r\n8.55\t8.65\r\n' } });
  expect(textsOf('from 800').slice(0, 2)).toEqual(['8.800 8.500', '8.900 8.625']);
  const xml = await savedXml();
  expect([1, 2, 8, 9].map((row) => rateIn(xml, row))).toEqual(['8.5', '8.625', '8.55', '8.65']);
});

it('pastes grouped thousands, but takes no decimal comma for them, and nothing from an empty clipboard', async () => {
  await open();
  const grid = screen.getAllByRole('grid')[0] ?? expect.fail();
  const paste = (text: string) => fireEvent.paste(grid, { clipboardData: { getData: () => text } });
  point(cellAt('from 800', 0));
  const before = textsOf('from 800')[0];
  paste('');
  expect(textsOf('from 800')[0]).toBe(before);
  paste('0,25');
  expect(textsOf('from 800')[0]).toContain('0,25');
  paste('$1,250.50');
  expect(textsOf('from 800')[0]).toContain('1250.5');
});

it('shifts the whole table by the sheet’s own step, leaves “no rate” alone, and undoes it', async () => {
  await open();
  screen.getByText(/^0.05 is this sheet’s step \(constant “Step of a rate, %”\)/);
  await press('Shift table');
  expect(textsOf('from 800').at(0)).toBe('8.80 8.85');
  expect(textsOf('from 800').at(-1)).toBe('–');
  await press('Undo');
  expect(textsOf('from 800').at(0)).toBe('8.80');
  point(cellAt('from 800', 0));
  point(cellAt('780 to 799', 1), true);
  fireEvent.change(screen.getByLabelText('Shift by'), { target: { value: '-0.25' } });
  await press('Shift 4 cells');
  const xml = await savedXml();
  expect([1, 2, 3, 8, 9].map((row) => rateIn(xml, row))).toEqual(['8.55', '8.65', '9.05', '8.6', '8.7']);
});

it('says how many pasted cells fall outside the table', async () => {
  const grid = await open();
  point(cellAt('from 800', 5));
  fireEvent.paste(grid, { clipboardData: { getData: () => '9\t9\t9\n9\t9\t9' } });
  screen.getByText('2 cells of the block were not pasted');
  point(cellAt('from 800', 0));
  fireEvent.paste(grid, { clipboardData: { getData: () => '9\t9' } });
  expect(screen.queryByText(/of the block/)).toBeNull();
});

it('links each problem, named by its bands, to its cell', async () => {
  await open(PUBLISHED.replace(/(id="term_row_3_out_1"><text>)[^<]*/, '$10.33'));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Term; Term 15 years; Percent: 0.33/ }, { timeout: 5000 }),
  );
  const cell = screen.getByRole('grid', { name: 'Term' }).querySelector('[aria-selected="true"]');
  expect(cell?.textContent).toContain('0.33');
});

it('questions a number ten times the published one, and links to its cell', async () => {
  await open(PUBLISHED.replace(/(id="base_row_9_out_1"><text>)[^<]*/, '$189'));
  await screen.findByText('Is this number right?', undefined, { timeout: 5000 });
  await userEvent.click(
    screen.getByRole('button', {
      name: /^Base rate; Score 780 to 799, .+ over 50 to 60 %; Percent: 8.95 → 89, about ten times/,
    }),
  );
  expect(cellAt('780 to 799', 1).getAttribute('aria-selected')).toBe('true');
});

it('splits and removes a band, and checks the draft immediately', async () => {
  await open();
  point(cellAt('from 800', 0));
  await userEvent.click(screen.getByText('Rows and bands'));
  await userEvent.type(screen.getByLabelText('Split at'), '820');
  await press('Split band');
  await waitFor(() => expect(textsOf('800 to 819')[0]).toBe('8.80'));
  expect(textsOf('from 820')).toEqual(textsOf('800 to 819'));
  const xml = await savedXml();
  expect(xml.match(/&gt;= 820/g)).toHaveLength(7);
  point(cellAt('from 820', 0));
  await press('Remove band');
  await waitFor(() => expect(lineOf('from 800')).toBeTruthy());
  expect(screen.queryByRole('row', { name: /^800 to 819/ })).toBeNull();
  await press('Undo');
  await waitFor(() => expect(lineOf('800 to 819')).toBeTruthy());
});

it('fills a column down', async () => {
  await open();
  point(cellAt('from 800', 0));
  point(cellAt('780 to 799', 0), true);
  await press('Fill down');
  expect(rateIn(await savedXml(), 8)).toBe('8.8');
});

it('shows a cell’s error while it is typed', async () => {
  await open();
  point(cellAt('from 800', 0));
  await userEvent.keyboard('9.11{Enter}');
  await waitFor(() => expect(cellAt('from 800', 0).getAttribute('aria-invalid')).toBe('true'), {
    timeout: 5000,
  });
  point(cellAt('from 800', 0));
  expect(cellAt('from 800', 0).title).toMatch(/^9.11: Must be a multiple of 0.05 or of 0.125/);
  expect(cellAt('780 to 799', 0).getAttribute('aria-invalid')).toBeNull();
});

it('marks what a draft changes in the published version, with both numbers', async () => {
  await open(PUBLISHED.replace(/(id="base_row_1_out_1"><text>)[^<]*/, '$19.15'));
  await waitFor(() => expect(textsOf('from 800')[0]).toBe('8.80 9.15'));
  screen.getByText('1 cell differs from the published version.');
  screen.getByRole('option', { name: 'Base rate (1 changed)' });
});

it('edits the constants of the sheet together', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Table'), 'Constants');
  expect(textsOf('Highest APR, %')).toEqual(['17.2']);
});
