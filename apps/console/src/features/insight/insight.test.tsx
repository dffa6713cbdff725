// @vitest-environment happy-dom
// Proves CO-16, CO-24.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { getInsight } from '@homeline/contract/insight/get-insight.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { INSIGHT } from './testing/insight-of-a-month.ts';

const cardOf = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section, .card') as HTMLElement;
const card = async (title: string) => {
  await screen.findByRole('heading', { name: title });
  return within(cardOf(title));
};
const bars = async (title: string) =>
  [...(await card(title)).getByRole('list', { name: title }).querySelectorAll('li:not([aria-hidden])')].map(
    (bar) => ({
      text: linesOf(bar as HTMLElement).join(' '),
      widths: [...bar.querySelectorAll('rect')].map((part) => Math.round(Number(part.getAttribute('width')))),
    }),
  );

describe('a chart of insight', () => {
  it('shows how many started applications reached each stage', async () => {
    server.answers(getInsight, INSIGHT);
    openConsole('/insight', 'MANAGER');
    const [first, ...others] = await bars('How far they came');
    expect(first).toEqual({ text: expect.stringContaining('Started'), widths: [100] });
    expect(others.at(-1)?.widths).toEqual([25]);
    expect(others.at(-1)?.text).toMatch(/Funded.*300.*25%.*60%.*\$15M/);
  });

  it('has the same figures as a table, each with a link to the applications that it counts', async () => {
    server.answers(getInsight, INSIGHT);
    openConsole('/insight?from=2026-02-01&to=2026-03-01', 'MANAGER');
    const pullThrough = await card('Pull-through');
    await userEvent.click(pullThrough.getByRole('button', { name: /^Table/ }));
    const [, row] = pullThrough.getAllByRole('row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Feb 2',
      '300',
      '120',
      '80',
      '100',
      '50%',
      '$15,000,000',
    ]);
    expect(
      within(row as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))[0],
    ).toBe('/work?ended=true&startedFrom=2026-02-02&startedTo=2026-02-08&reached=SUBMITTED&outcome=FUNDED');
    await userEvent.click(pullThrough.getByRole('button', { name: 'Channel' }));
    expect(pullThrough.getByRole('row', { name: /^Broker/ }).textContent).toContain('25%');
    await userEvent.click(pullThrough.getByRole('button', { name: 'Person' }));
    expect(pullThrough.getByRole('row', { name: /^Bo Berg/ }).textContent).toContain('60%');
    pullThrough.getByRole('row', { name: /^Unassigned/ });
    await userEvent.click(pullThrough.getByRole('button', { name: /^Table/ }));
    expect(pullThrough.queryByRole('table')).toBeNull();
  });

  it('draws medians and 90th percentiles week by week against the promise', async () => {
    server.answers(getInsight, INSIGHT);
    openConsole('/insight', 'MANAGER');
    const times = await card('Application to offers');
    times.getByText('90% within 5 minutes. Median 3 min, 90th percentile 7 min.');
    times.getByText('Promise: 5 minutes');
    const titles = [...cardOf('Application to offers').querySelectorAll('circle title')];
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      ...['Feb 2, Median: 2 min', 'Feb 9, Median: 3 min'],
      ...['Feb 2, 90th percentile: 6 min', 'Feb 9, 90th percentile: 7 min'],
    ]);
  });

  it('shows what waits for each desk and person now, and what is overdue', async () => {
    server.answers(getInsight, INSIGHT);
    openConsole('/insight', 'MANAGER');
    const [desk] = await bars('Open now, by desk');
    expect(desk).toEqual({ text: expect.stringMatching(/6.*4.*\$1M/), widths: [60, 40] });
    const desks = await card('Open now, by desk');
    expect(desks.getByRole('link', { name: /Underwriter|UNDERWRITER/ }).getAttribute('href')).toBe(
      '/work?waitsFor=UNDERWRITER',
    );
    const [person] = await bars('Open now, by person');
    expect(person?.text).toContain('Bo Berg');
  });

  it('has no links for people who may not open the work list', async () => {
    server.answers(getInsight, INSIGHT);
    openConsole('/insight', 'CREDIT_OFFICER');
    await bars('How far they came');
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
  });
});

describe('a file of insight', () => {
  afterEach(() => vi.restoreAllMocks());
  it('holds one chart’s figures with their units, or the whole page’s', async () => {
    const texts: Promise<string>[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      texts.push((file as Blob).text());
      return 'blob:insight';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    server.answers(getInsight, INSIGHT);
    openConsole('/insight', 'MANAGER');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Download “Application to offers” as CSV' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download all as CSV' }));
    expect(names).toEqual(['time-to-offer-2026-02-01-2026-03-01.csv', 'insight-2026-02-01-2026-03-01.csv']);
    const [times = '', all = ''] = await Promise.all(texts);
    expect(times.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'Week of,Median (seconds),90th percentile (seconds),Applications (applications),Within the promise (%)',
      'Feb 2,120,360,10,80',
    ]);
    for (const line of [
      'Visit,4000,100',
      'Funded,300,25,60,15000000',
      'Broker,100,100,100,100,25,5000000',
      'Debts too high,4',
    ])
      expect(all).toContain(line);
  });
});

it('shows the outcomes of the range at a glance', async () => {
  server.answers(getInsight, INSIGHT);
  openConsole('/insight', 'MANAGER');
  await screen.findByText('Debts too high');
  expect(linesOf(document.querySelector('.totals') as HTMLElement)).toEqual([
    ...['Started', '1,200', 'Submitted', '600', 'Funded', '300', 'Declined', '160'],
    ...[
      'Withdrawn or lapsed',
      '80',
      'Pull-through',
      '50% funded of submitted',
      'Funded lines',
      '$15,000,000',
    ],
  ]);
});

it('says when a date range has no data', async () => {
  openConsole('/insight?from=2026-02-01&to=2026-02-02', 'MANAGER');
  await screen.findByText('No visits in this period.');
  screen.getByText('No reviews in this period.');
  screen.getByText('No notices of a decline in this period.');
  screen.getByText('Nothing waits for a desk.');
  expect(screen.getAllByText('Nobody has got there yet.')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Table/ })).toBeNull();
  expect(server.received(getInsight).at(-1)?.query).toEqual({ from: '2026-02-01', to: '2026-02-02' });
});

it('loads another date range when a date changes, and keeps it in the URL', async () => {
  const router = openConsole('/insight?from=2026-02-01&to=2026-02-02', 'MANAGER');
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2026-03-05' } });
  await waitFor(() =>
    expect(server.received(getInsight).at(-1)?.query).toEqual({ from: '2026-02-01', to: '2026-03-05' }),
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-03' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-02-03&to=2026-03-05'));
});

it('shows the last three months by default, and preset ranges', async () => {
  openConsole('/insight', 'MANAGER');
  await screen.findByLabelText('To');
  const days = () => {
    const { from = '', to = '' } = server.received(getInsight).at(-1)?.query ?? {};
    return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  };
  expect(days()).toBeGreaterThanOrEqual(89);
  expect(days()).toBeLessThanOrEqual(92);
  await userEvent.click(screen.getByRole('button', { name: '1 month' }));
  await waitFor(() => expect(days()).toBeLessThanOrEqual(31));
});
