// @vitest-environment happy-dom
// Proves CO-07.

import { server } from '@homeline/client/testing/fake-server.ts';
import { assignApplication } from '@homeline/contract/pipeline/assign-application.ts';
import { countPipeline, MOST_COUNTED } from '@homeline/contract/pipeline/count-pipeline.ts';
import { exportPipeline } from '@homeline/contract/pipeline/export-pipeline.ts';
import { DEFAULT_COLUMNS, getListColumns } from '@homeline/contract/pipeline/list-columns.ts';
import { listOfficers } from '@homeline/contract/pipeline/list-officers.ts';
import { listPipeline } from '@homeline/contract/pipeline/list-pipeline.ts';
import { listViews, removeView, saveView } from '@homeline/contract/pipeline/saved-views.ts';
import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const today = civilDateIn('America/Los_Angeles', Date.now());
const ENTRY = {
  uuid: '11111111-1111-4111-8111-111111111111',
  borrower: 'Avery Applicant',
  loanNumber: 'HL-1001',
  state: 'OH',
  amountCents: toCents(75_000),
  step: 'UW_REVIEW',
  waitsFor: 'UNDERWRITER',
};

beforeEach(() => server.answers(getListColumns, { columns: [...DEFAULT_COLUMNS] }));

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const asked = () => server.received(listPipeline).at(-1)?.query;
const count = (list: HTMLElement) => list.querySelector('.count')?.textContent;

describe('a row of the work list', () => {
  it('names the borrower, the loan, its step and who must act', async () => {
    server.answers(listPipeline, {
      applications: [{ ...ENTRY, officer: { identity: 'bo', name: 'Bo Berg' } }],
    });
    openConsole('/work', 'UNDERWRITER');
    const [row] = await rows();
    const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual([
      ...['Avery Applicant', 'HL-1001', 'OH', '$75,000', 'Underwriter review', '', 'Underwriter'],
      ...[expect.stringMatching(/^\d+ d$/), 'Bo Berg', '›'],
    ]);
    expect(screen.getByRole('link', { name: 'Avery Applicant' }).getAttribute('href')).toBe(
      `/applications/${ENTRY.uuid}`,
    );
    expect(screen.queryByText(/second person|proposal returned|to read|Overdue|Due ./)).toBeNull();
  });

  it('counts days by the installation’s clock', async () => {
    server.movesClock(60 * 86_400_000);
    const since = new Date().toISOString();
    server.answers(listPipeline, { applications: [{ ...ENTRY, since, promisedBy: addDays(today, 1) }] });
    openConsole('/work', 'UNDERWRITER');
    const [row] = await rows();
    within(row as HTMLElement).getByText(/^Overdue, due /);
    within(row as HTMLElement).getByText('60 d');
  });

  it.each([
    [{ promisedBy: addDays(today, -1) }, /^Overdue, due [A-Z]/],
    [{ promisedBy: today }, 'Due today'],
    [{ promisedBy: addDays(today, 1) }, /^Due [A-Z]/],
    [{ noticeDueOn: addDays(today, 2) }, /^Notice due /],
    [{ step: 'IN_PROGRESS', noticeDueOn: addDays(today, 2) }, /^Disclosures due /],
    [{ awaitsSecondPerson: true }, 'waits for a second person'],
    [{ proposalReturned: true }, 'proposal returned'],
    [{ unreadText: true }, 'message to read'],
    [{ declinedToSign: true }, 'declined to sign'],
  ] as const)('is marked by its deadline or its proposal: %o', async (given, mark) => {
    server.answers(listPipeline, { applications: [{ ...ENTRY, ...given }] });
    openConsole('/work', 'UNDERWRITER');
    await screen.findByText(mark);
    expect(document.querySelectorAll('tbody .tag')).toHaveLength(1);
  });

  it.each([
    ['UNREACHABLE', 'credit', 'Credit bureau can’t be reached'],
    ['REFUSED', 'title', 'Title refused the request'],
    ['FAILED', undefined, 'Our own system failed'],
  ] as const)('says why it can’t proceed: %s', async (failure, provider, words) => {
    const stuck = { failure, since: new Date().toISOString(), ...(provider && { provider }) };
    server.answers(listPipeline, { applications: [{ ...ENTRY, stuck }] });
    openConsole('/work', 'UNDERWRITER');
    expect((await screen.findByText(words)).className).toContain('tag-danger');
    screen.getByText(/^For 0 min\. It won’t be retried automatically/);
    expect(screen.queryByRole('link', { name: 'Repair it in Operations' })).toBeNull();
  });

  it('for a stuck application says when it is retried, and links a processor to restart it', async () => {
    const at = '2026-03-10T12:00:00.000Z';
    const stuck = { provider: 'credit', failure: 'TIMEOUT', since: at, nextTryAt: at } as const;
    server.answers(listPipeline, { applications: [{ ...ENTRY, stuck }] });
    openConsole('/work', 'OPERATIONS');
    await screen.findByText('Credit bureau doesn’t answer');
    screen.getByText(/Next try Mar 10, 2026/);
    const link = screen.getByRole('link', { name: 'Start it again in Operations' });
    expect(link.getAttribute('href')).toBe('/operations/providers');
  });

  it.each([
    [addDays(today, -1), 'tag-danger', 'tag-danger', 'age-danger'],
    [today, 'tag-caution', 'tag-danger', 'age-caution'],
    [addDays(today, 1), undefined, 'tag-caution', null],
  ])(
    'is red once the promised day has passed or the notice is due, by %s',
    async (day, promise, notice, age) => {
      server.answers(listPipeline, { applications: [{ ...ENTRY, promisedBy: day, noticeDueOn: day }] });
      openConsole('/work', 'UNDERWRITER');
      await rows();
      const tones = [...document.querySelectorAll('tbody .tag')].map(({ classList }) => classList[1]);
      expect(tones).toEqual([promise, notice]);
      expect(document.querySelector('[class^="age-"]')?.className ?? null).toBe(age);
    },
  );

  it('says that a borrower without a profile has no name yet', async () => {
    server.answers(listPipeline, { applications: [{ ...ENTRY, borrower: undefined }] });
    openConsole('/work', 'UNDERWRITER');
    await screen.findByRole('link', { name: 'No name yet' });
  });
});

describe('the work list', () => {
  it('reads the next page when asked, and no more after the last', async () => {
    server.answersBy(listPipeline, ({ query }) =>
      query['after']
        ? {
            applications: [
              { ...ENTRY, uuid: '22222222-2222-4222-8222-222222222222', borrower: 'Bea Second' },
            ],
          }
        : { applications: [ENTRY], next: 'page-2' },
    );
    openConsole('/work', 'UNDERWRITER');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Bea Second');
    expect(await rows()).toHaveLength(2);
    expect(asked()).toEqual({ after: 'page-2' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that nothing waits, or that the filters match nothing', async () => {
    openConsole('/work?waitsFor=UNDERWRITER', 'UNDERWRITER');
    await screen.findByText('New applications appear automatically.');
  });

  it('says that no application matches a filter', async () => {
    openConsole('/work?state=OH', 'UNDERWRITER');
    await screen.findByText('Change the search or the filters.');
  });

  it('says that a search matches too many', async () => {
    server.answers(listPipeline, { applications: [ENTRY], matchesTooMany: true });
    openConsole('/work?search=a', 'UNDERWRITER');
    await screen.findByText(/^More than 200 applications match/);
  });

  it('says that it shows similar names, unless there are none', async () => {
    server.answers(listPipeline, { applications: [ENTRY], matchesSimilar: true });
    openConsole('/work?search=avry', 'UNDERWRITER');
    await screen.findByText(/^No name matches exactly/);
  });

  it('says only that nothing matches when no name is similar', async () => {
    server.answers(listPipeline, { applications: [], matchesSimilar: true });
    openConsole('/work?search=avry', 'UNDERWRITER');
    await screen.findByText(/^No application matches/);
    expect(screen.queryByText(/^No name matches exactly/)).toBeNull();
  });

  it('searches for what was typed, without spaces around it, and clears all filters at once', async () => {
    const router = openConsole('/work?state=OH', 'UNDERWRITER');
    await userEvent.type(await screen.findByRole('searchbox'), '  avery {Enter}');
    await waitFor(() => expect(asked()).toEqual({ state: 'OH', search: 'avery' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it.each([
    ['Waits for', 'UNDERWRITER', { waitsFor: 'UNDERWRITER' }],
    ['State', 'TX', { state: 'TX' }],
    ['Officer', 'NOBODY', { officer: 'NOBODY' }],
    ['Officer', 'bo', { officer: 'bo' }],
    ['At this step', '7', { minDays: '7' }],
    ['Line from', '10000000', { minAmountCents: '10000000' }],
  ])('filters by %s: %s', async (label, value, query) => {
    server.answers(listOfficers, [{ identity: 'bo', name: 'Bo Berg' }]);
    openConsole('/work', 'MANAGER');
    if (value === 'bo') await screen.findByRole('option', { name: 'Bo Berg' });
    await userEvent.selectOptions(await screen.findByLabelText(label), value);
    await waitFor(() => expect(asked()).toEqual(query));
    await userEvent.selectOptions(screen.getByLabelText(label), '');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  });

  it('includes ended applications while the box is checked', async () => {
    openConsole('/work', 'UNDERWRITER');
    const box = await screen.findByLabelText<HTMLInputElement>('Include ended');
    await userEvent.click(box);
    await waitFor(() => expect(asked()).toEqual({ ended: 'true' }));
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
  });

  it('shows partners neither colleagues nor other desks', async () => {
    openConsole('/work', 'TITLE_AGENT');
    await screen.findByRole('heading', { name: 'Work list' });
    expect(screen.queryByLabelText('Officer')).toBeNull();
    expect(screen.queryByLabelText('Waits for')).toBeNull();
    const tabs = within(await screen.findByRole('list', { name: 'Work list' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Title agent', 'Mine', 'All open']);
    expect(server.received(listOfficers)).toEqual([]);
  });
});

describe('a head of the work list', () => {
  const sortedBy = () =>
    screen
      .getAllByRole('columnheader')
      .flatMap((head) =>
        head.hasAttribute('aria-sort') ? [`${head.textContent} ${head.getAttribute('aria-sort')}`] : [],
      );

  it.each([
    ['Borrower', 'borrower', '-borrower'],
    ['State', 'state', '-state'],
    ['Line', '-amount', 'amount'],
    ['Step', 'step', '-step'],
    ['Due', 'due', '-due'],
    ['Waiting', 'waiting', undefined],
  ])('sorts the whole list by %s, and the other way when pressed again', async (name, first, second) => {
    server.answers(listPipeline, { applications: [ENTRY] });
    const router = openConsole('/work?state=OH', 'UNDERWRITER');
    await rows();
    expect(sortedBy()).toEqual(['Waiting descending']);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(asked()).toEqual({ state: 'OH', sort: first }));
    const words = (sort = '-waiting') => `${name} ${sort.startsWith('-') ? 'descending' : 'ascending'}`;
    expect(sortedBy()).toEqual([words(first)]);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?state=OH${second ? `&sort=${second}` : ''}`),
    );
    expect(sortedBy()).toEqual([words(second)]);
  });

  it('keeps the order while filters are cleared, and in a saved view', async () => {
    server.answers(listPipeline, { applications: [ENTRY] });
    const router = openConsole('/work?state=OH&sort=due', 'UNDERWRITER');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=due'));
    await userEvent.click(screen.getByRole('button', { name: 'Save this view' }));
    await userEvent.type(screen.getByLabelText('Name of the view'), 'Due{Enter}');
    await screen.findByText('View saved.');
    expect(server.received(saveView).at(-1)?.body).toEqual({ name: 'Due', filters: { sort: 'due' } });
  });

  it('doesn’t sort by line amount for partners, who may not see it', async () => {
    server.answers(listPipeline, { applications: [ENTRY] });
    openConsole('/work', 'VALUATION_AGENT');
    await screen.findByRole('button', { name: 'Due' });
    expect(screen.queryByRole('button', { name: 'Line' })).toBeNull();
  });
});

describe('a download of the work list', () => {
  const texts: Promise<string>[] = [];
  const saved: string[] = [];
  beforeEach(() => {
    texts.length = 0;
    saved.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      texts.push((file as Blob).text());
      return 'blob:list';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => vi.restoreAllMocks());
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));

  it('has the whole list, filtered and sorted as shown, and no cell that a spreadsheet runs as a formula', async () => {
    const since = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
    const entry = { ...ENTRY, since, promisedBy: '2026-03-10', officer: { identity: 'bo', name: '=Bo' } };
    server.answers(listPipeline, { applications: [ENTRY], next: 'page-2' });
    server.answers(exportPipeline, { applications: [entry, { ...ENTRY, borrower: 'Ángel, Jr.' }] });
    openConsole('/work?state=OH&sort=-amount', 'UNDERWRITER');
    await press();
    await waitFor(() => expect(saved).toEqual([`work-list-${today}.csv`]));
    expect(server.received(exportPipeline).at(-1)?.query).toEqual({ state: 'OH', sort: '-amount' });
    const [head, first, second] = ((await texts[0]) ?? '').split('\r\n');
    expect(head).toMatch(
      /^\uFEFF?Borrower,Loan,State,Line \(USD\),Step,Due,Notice due,Waits for,Waiting \(days\),Officer$/,
    );
    expect(first).toBe("Avery Applicant,HL-1001,OH,75000,Underwriter review,2026-03-10,,Underwriter,3,'=Bo");
    expect(second).toMatch(/^"Ángel, Jr\.",HL-1001,OH,75000,Underwriter review,,,Underwriter,\d+,$/);
    expect(screen.queryByText(/^The file has/)).toBeNull();
  });

  it('says when the list was too long, and why a download is refused', async () => {
    server.answers(listPipeline, { applications: [ENTRY] });
    server.answers(exportPipeline, { applications: [ENTRY], isCut: true });
    openConsole('/work', 'UNDERWRITER');
    await press();
    await screen.findByText(/^The file has the first 1 applications/);
    server.refuses(exportPipeline, 'TOO_MANY_ATTEMPTS');
    await press();
    await screen.findByText(/^Too many attempts/);
    expect(saved).toHaveLength(1);
  });

  it('isn’t offered to partners', async () => {
    server.answers(listPipeline, { applications: [ENTRY] });
    openConsole('/work', 'TITLE_AGENT');
    await rows();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('isn’t offered for an empty list', async () => {
    openConsole('/work', 'MANAGER');
    await screen.findByText('Nothing waits here');
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });
});

describe('a selection of the work list', () => {
  const BEA = {
    ...ENTRY,
    uuid: '22222222-2222-4222-8222-222222222222',
    borrower: 'Bea Second',
    loanNumber: 'HL-2',
  };
  const CY = {
    ...ENTRY,
    uuid: '33333333-3333-4333-8333-333333333333',
    borrower: undefined,
    loanNumber: 'HL-3',
  };
  const open = async (...roles: Parameters<typeof openConsole>[1][]) => {
    server.answers(listOfficers, [{ identity: 'bo', name: 'Bo Berg' }]);
    server.answers(listPipeline, { applications: [ENTRY, BEA, CY] });
    openConsole('/work', ...roles);
    await rows();
  };
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const boxes = () =>
    [ENTRY, BEA].map(({ borrower, loanNumber }) => box(`Select ${borrower}, ${loanNumber}`).checked);
  const assignTo = async (person: string) => {
    const people = screen.getByLabelText('Assign to');
    await within(people).findByRole('option', { name: 'Bo Berg' });
    await userEvent.selectOptions(people, person);
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  };
  const assigned = () => server.received(assignApplication).map(({ params, body }) => [params['uuid'], body]);

  it('is assigned to one person in one step, with a call per application', async () => {
    await open('MANAGER');
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
    await userEvent.click(box('Select Bea Second, HL-2'));
    screen.getByText('1 selected');
    expect(box('Select all shown').indeterminate).toBe(true);
    await userEvent.click(box('Select No name yet, HL-3'));
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    expect(assigned()).toEqual([]);
    await assignTo('Bo Berg');
    await screen.findByText('2 applications assigned.');
    expect(assigned()).toEqual([
      [BEA.uuid, { identity: 'bo' }],
      [CY.uuid, { identity: 'bo' }],
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull());
    expect(boxes()).toEqual([false, false]);
    expect(server.received(listPipeline).length).toBeGreaterThan(1);
  });

  it('can be unassigned', async () => {
    await open('MANAGER');
    await userEvent.click(box('Select Bea Second, HL-2'));
    await assignTo('Nobody');
    await screen.findByText('1 application assigned.');
    expect(assigned()).toEqual([[BEA.uuid, { identity: null }]]);
  });

  it('keeps what couldn’t be assigned selected, and says why', async () => {
    await open('MANAGER');
    server.refuses(assignApplication, 'NOT_FOUND', { errors: ['It was deleted'] });
    await userEvent.click(box('Select Bea Second, HL-2'));
    await assignTo('Bo Berg');
    expect((await screen.findByRole('alert')).textContent).toContain('Bea Second, HL-2: It was deleted');
    expect(boxes()).toEqual([false, true]);
    expect(screen.queryByText(/assigned\.$/)).toBeNull();
    screen.getByText('1 selected');
  });

  it('selects all shown applications, or none', async () => {
    await open('MANAGER');
    await userEvent.click(box('Select all shown'));
    expect(boxes()).toEqual([true, true]);
    screen.getByText('3 selected');
    await userEvent.click(box('Select all shown'));
    expect(boxes()).toEqual([false, false]);
    await userEvent.click(box('Select all shown'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(boxes()).toEqual([false, false]);
  });

  it('is offered only to people who may assign', async () => {
    await open('UNDERWRITER');
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  });
});

describe('the lists of the desks', () => {
  it('count waiting applications, and mark the current list', async () => {
    server.answers(countPipeline, {
      mine: 2,
      returned: 1,
      waitsFor: [
        { owner: 'UNDERWRITER', count: MOST_COUNTED },
        { owner: 'FUNDER', count: 0 },
      ],
    });
    openConsole('/work?waitsFor=UNDERWRITER', 'UNDERWRITER');
    const tabs = within(await screen.findByRole('list', { name: 'Work list' }));
    const own = await tabs.findByRole('link', { name: /^Underwriter/ });
    await waitFor(() => expect(count(own)).toBe(`${MOST_COUNTED - 1}+`));
    expect(count(tabs.getByRole('link', { name: /^Mine/ }))).toBe('2');
    expect(count(tabs.getByRole('link', { name: /^Returned to you/ }))).toBe('1');
    const current = tabs.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current).toEqual([own]);
    const titles = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    expect(titles.findIndex((title) => title?.startsWith('Underwriter'))).toBe(0);
  });

  it('fold those of other desks, unless one of them is open', async () => {
    openConsole('/work?waitsFor=UNDERWRITER', 'UNDERWRITER');
    const others = async () => (await screen.findByText('Other desks')).closest('details');
    expect((await others())?.open).toBe(false);
    cleanup();
    openConsole('/work?waitsFor=FUNDING_OFFICER', 'UNDERWRITER');
    await waitFor(async () => expect((await others())?.open).toBe(true));
  });

  it('list applications with an unread text message', async () => {
    server.answers(countPipeline, { unreadTexts: 3 });
    openConsole('/work', 'UNDERWRITER');
    const tab = await screen.findByRole('link', { name: /^Messages to read/ });
    expect(count(tab)).toBe('3');
    await userEvent.click(tab);
    await waitFor(() => expect(asked()).toEqual({ unreadText: 'true' }));
    expect(screen.getByRole('link', { name: 'All open' }).getAttribute('aria-current')).toBeNull();
  });

  it('hide the lists of returned proposals and unread texts while empty', async () => {
    openConsole('/work', 'UNDERWRITER');
    await screen.findByRole('link', { name: /^Mine/ });
    expect(screen.queryByText('Returned to you')).toBeNull();
    expect(screen.queryByText('Messages to read')).toBeNull();
    expect(screen.getByRole('link', { name: 'All open' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('saved views', () => {
  it('keep the filters under a name, and can be opened and removed', async () => {
    server.answers(listViews, [{ name: 'Texas', filters: { state: 'TX' } }]);
    openConsole('/work?state=OH', 'UNDERWRITER');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    await userEvent.type(screen.getByLabelText('Name of the view'), 'Ohio{Enter}');
    await screen.findByText('View saved.');
    expect(server.received(saveView).at(-1)?.body).toEqual({ name: 'Ohio', filters: { state: 'OH' } });
    await userEvent.click(screen.getByRole('button', { name: 'Texas' }));
    await waitFor(() => expect(asked()).toEqual({ state: 'TX' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the view Texas' }));
    await screen.findByText('View removed.');
    expect(server.received(removeView).at(-1)?.query).toEqual({ name: 'Texas' });
  });

  it('say why one isn’t saved', async () => {
    server.refuses(saveView, 'TOO_MANY_ATTEMPTS');
    openConsole('/work?state=OH', 'UNDERWRITER');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    await userEvent.type(screen.getByLabelText('Name of the view'), 'Ohio{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again later.');
    expect(screen.queryByText('View saved.')).toBeNull();
  });

  it('aren’t offered when there are neither views nor filters', async () => {
    openConsole('/work', 'UNDERWRITER');
    await screen.findByText('Nothing waits here');
    expect(document.querySelector('.views')).toBeNull();
  });
});
