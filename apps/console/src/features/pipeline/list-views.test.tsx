// @vitest-environment happy-dom
// Proves CO-07.

import { server } from '@homeline/client/testing/fake-server.ts';
import { getLoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { assignApplication, claimApplication } from '@homeline/contract/pipeline/assign-application.ts';
import {
  DEFAULT_COLUMNS,
  getListColumns,
  saveListColumns,
} from '@homeline/contract/pipeline/list-columns.ts';
import { listOfficers } from '@homeline/contract/pipeline/list-officers.ts';
import { listPipeline } from '@homeline/contract/pipeline/list-pipeline.ts';
import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const today = civilDateIn('America/Los_Angeles', Date.now());
const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const AVERY = {
  ...{ uuid: FIRST, borrower: 'Avery Applicant', loanNumber: 'HL-1', step: 'UW_REVIEW' },
  waitsFor: 'UNDERWRITER',
};
const BEA = { ...AVERY, uuid: SECOND, borrower: 'Bea Second', loanNumber: 'HL-2' };

beforeEach(() => server.answers(getListColumns, { columns: [...DEFAULT_COLUMNS] }));
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const asked = () => server.received(listPipeline).at(-1)?.query;

describe('the columns of a list', () => {
  it('are those that a person chose, in their order', async () => {
    server.answers(getListColumns, { columns: ['due', 'loan', 'notice'] });
    server.answers(listPipeline, { applications: [{ ...AVERY, noticeDueOn: '2026-12-24' }] });
    openConsole('/work', 'UNDERWRITER');
    await screen.findByText('Avery Applicant');
    expect(heads()).toEqual(['Borrower', 'Due', 'Loan', 'Notice due', 'Preview']);
    screen.getByRole('cell', { name: 'Dec 24' });
  });

  it('close at Escape, and give the focus back', async () => {
    server.answers(listPipeline, { applications: [AVERY] });
    openConsole('/work', 'UNDERWRITER');
    const summary = await screen.findByText('Columns');
    const menu = summary.closest('details') ?? expect.fail();
    menu.open = true;
    within(menu).getByRole('checkbox', { name: 'Due' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('are hidden, shown and moved, and saved immediately', async () => {
    server.answers(getListColumns, { columns: ['loan', 'due'] });
    server.answers(listPipeline, { applications: [AVERY] });
    openConsole('/work', 'UNDERWRITER');
    await userEvent.click(await screen.findByText('Columns'));
    await userEvent.click(screen.getByRole('button', { name: 'Move Due to the left' }));
    await waitFor(() => expect(heads()).toEqual(['Borrower', 'Due', 'Loan', 'Preview']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Loan' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Officer' }));
    await waitFor(() => expect(heads()).toEqual(['Borrower', 'Due', 'Officer', 'Preview']));
    expect(server.received(saveListColumns).map(({ body }) => body)).toEqual([
      { columns: ['due', 'loan'] },
      { columns: ['due'] },
      { columns: ['due', 'officer'] },
    ]);
  });

  it('stay unchanged when they can’t be saved', async () => {
    server.answers(getListColumns, { columns: ['loan', 'due'] });
    server.answers(listPipeline, { applications: [AVERY] });
    server.refuses(saveListColumns, 'TOO_MANY_ATTEMPTS');
    openConsole('/work', 'UNDERWRITER');
    await userEvent.click(await screen.findByText('Columns'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Loan' }));
    await screen.findByText(/^Too many attempts/);
    expect(heads()).toEqual(['Borrower', 'Loan', 'Due', 'Preview']);
  });
});

describe('a preview beside the list', () => {
  const open = async () => {
    server.answers(listPipeline, { applications: [AVERY, BEA] });
    server.answersBy(getLoanFile, ({ params }) => ({
      ...(params['uuid'] === FIRST ? AVERY : BEA),
      ...{ referred: ['Income from tax returns'], address: '143 Test Street', officer: undefined },
      figures: [{ label: 'DTI', value: '42.94%', detail: 'of 50%' }],
      decisions: [],
    }));
    openConsole('/work', 'UNDERWRITER');
    return screen.findByRole('link', { name: 'Avery Applicant' });
  };
  const preview = () => screen.findByRole('complementary', { name: 'Preview' });

  it('opens with the space bar, follows the arrow keys and closes with space', async () => {
    (await open()).focus();
    await userEvent.keyboard(' ');
    const shown = within(await preview());
    await shown.findByRole('heading', { name: 'Avery Applicant' });
    for (const words of [
      'Underwriter review',
      'Income from tax returns',
      '42.94%',
      /^HL-1 · 143 Test Street/,
    ])
      shown.getByText(words);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Bea Second');
    await within(await preview()).findByRole('heading', { name: 'Bea Second' });
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Avery Applicant');
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
  });

  it('opens and closes with a pointer, and leads to the file', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Preview Bea Second, HL-2' }));
    const link = await within(await preview()).findByRole('link', { name: 'Open the file' });
    expect(link.getAttribute('href')).toBe(`/applications/${SECOND}`);
    await userEvent.click(screen.getByRole('button', { name: 'Close the preview' }));
    expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
  });
});

describe('the next file', () => {
  it('is the one promised earliest that no colleague has claimed', async () => {
    const colleague = { identity: 'bo', name: 'Bo Berg' };
    server.answers(listPipeline, { applications: [{ ...AVERY, officer: colleague }, BEA] });
    const router = openConsole('/work?state=OH', 'UNDERWRITER');
    await screen.findByText('Oldest promise first, without colleagues’ files');
    await userEvent.click(screen.getByRole('button', { name: 'Next file' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/applications/${SECOND}`));
    expect(server.received(listPipeline).map(({ query }) => query)).toContainEqual({
      state: 'OH',
      sort: 'due',
    });
    expect(router.state.location.state).toEqual({ list: '?state=OH&sort=due' });
  });

  it('is none when colleagues have claimed all of them', async () => {
    server.answers(listPipeline, { applications: [{ ...AVERY, officer: { identity: 'bo', name: 'Bo' } }] });
    const router = openConsole('/work', 'UNDERWRITER');
    await userEvent.click(await screen.findByRole('button', { name: 'Next file' }));
    await screen.findByText('Colleagues have claimed everything in this list.');
    expect(router.state.location.pathname).toBe('/work');
  });
});

describe('the board', () => {
  it('has a column per desk, earliest due first, overdue ones marked', async () => {
    server.answersBy(listPipeline, ({ query }) =>
      query['waitsFor'] === 'UNDERWRITER'
        ? { applications: [{ ...AVERY, promisedBy: addDays(today, -1) }, BEA], next: 'page-2' }
        : { applications: [] },
    );
    openConsole('/work/board?state=OH', 'UNDERWRITER');
    const first = await screen.findByRole('link', { name: 'Avery Applicant' });
    expect(first.closest('li')?.dataset['due']).toBe('OVERDUE');
    expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(8);
    const queries = server.received(listPipeline).map(({ query }) => query);
    expect(queries).toContainEqual({ state: 'OH', waitsFor: 'FUNDING_OFFICER', sort: 'due' });
    screen.getByText('2+');
    expect(screen.getByRole('link', { name: 'Show the whole list' }).getAttribute('href')).toBe(
      '/work?waitsFor=UNDERWRITER&state=OH&sort=due',
    );
    expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/work?state=OH');
  });

  it('says who works on each card, and lets its desk claim an unclaimed one', async () => {
    const officer = { identity: 'bo', name: 'Bo Berg' };
    server.answersBy(listPipeline, ({ query }) => ({
      applications: query['waitsFor'] === 'UNDERWRITER' ? [{ ...AVERY, officer }, BEA] : [],
    }));
    openConsole('/work/board', 'UNDERWRITER');
    const [avery, bea] = await Promise.all(
      ['Avery Applicant', 'Bea Second'].map(async (name) =>
        within((await screen.findByRole('link', { name })).closest('li') ?? expect.fail()),
      ),
    );
    avery?.getByText('Bo Berg');
    expect(avery?.queryByRole('button', { name: 'Claim' })).toBeNull();
    bea?.getByText('Nobody yet');
    await userEvent.click(bea?.getByRole('button', { name: 'Claim' }) ?? expect.fail());
    await waitFor(() =>
      expect(server.received(claimApplication)).toMatchObject([{ params: { uuid: SECOND } }]),
    );
    await waitFor(() => expect(screen.getAllByText('Nothing waits here.').length).toBeGreaterThan(1));
    expect(screen.getByRole('region', { name: 'Funder' }).dataset['empty']).toBe('true');
  });

  it('lets a manager assign a card', async () => {
    server.answers(listOfficers, [{ identity: 'bo', name: 'Bo Berg' }]);
    server.answersBy(listPipeline, ({ query }) => ({
      applications: query['waitsFor'] === 'UNDERWRITER' ? [AVERY] : [],
    }));
    openConsole('/work/board', 'MANAGER');
    await screen.findByRole('option', { name: 'Bo Berg' });
    await userEvent.selectOptions(screen.getByLabelText('Officer of Avery Applicant'), 'Bo Berg');
    await waitFor(() =>
      expect(server.received(assignApplication)).toMatchObject([
        { params: { uuid: FIRST }, body: { identity: 'bo' } },
      ]),
    );
  });

  it('shows partners their own desk alone', async () => {
    openConsole('/work/board', 'TITLE_AGENT');
    await screen.findByText('Nothing waits here.');
    expect(server.received(listPipeline).map(({ query }) => query)).toEqual([
      { waitsFor: 'TITLE_AGENT', sort: 'due' },
    ]);
  });
});

describe('a list that a figure of insight opens', () => {
  it('says what the figure counts, and can be cleared', async () => {
    const router = openConsole(
      '/work?startedFrom=2026-03-01&startedTo=2026-03-31&reached=SUBMITTED&outcome=FUNDED&channel=BROKER&ended=true',
      'MANAGER',
    );
    await screen.findByText('Started Mar 1 to Mar 31 · submitted · now funded · through a broker');
    expect(asked()).toMatchObject({ startedFrom: '2026-03-01', outcome: 'FUNDED', ended: 'true' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave these figures' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('on an empty installation says how applications arrive', async () => {
    openConsole('/work', 'MANAGER');
    await screen.findByText('An application appears here as soon as somebody starts one.');
    expect(screen.queryByRole('button', { name: 'Next file' })).toBeNull();
  });
});
