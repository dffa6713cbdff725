// Proves CO-07.

import { randomUUID } from 'node:crypto';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { promisedBy } from '@homeline/domain/staff/promised-by.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

type Listed = { applications: PipelineEntry[]; next?: string };

const TIME_ZONE = 'America/Los_Angeles';

let app: TestApp;
let processor: string;
let titleAgent: string;
beforeAll(async () => {
  app = await testApp();
  processor = await createStaffMember(app, ['OPERATIONS']);
  titleAgent = await createStaffMember(app, ['TITLE_AGENT']);
});
afterAll(() => app.stop());

async function add(lastName: string, columns: object): Promise<void> {
  const body = { ...REGISTRATION, firstName: 'Any', lastName, email: `${randomUUID()}@example.com` };
  const { applicationUuid } = (await app.call('register', { body })).body as { applicationUuid: string };
  await app.context.db
    .updateTable('projection')
    .set({ borrower: `Any ${lastName}`, ...columns })
    .where('application_id', '=', applicationUuid)
    .execute();
}

async function list(query: Record<string, unknown>, jwt = processor): Promise<Listed> {
  const answer = await app.call('listPipeline', { jwt, query });
  expect(answer.status).toBe(200);
  return answer.body as Listed;
}

async function order(group: string, sort?: string) {
  const { applications } = await list({ search: group, sort });
  return applications.map(({ borrower }) => borrower?.split(' ')[1]);
}

const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T18:00:00.000Z`;

describe('a list', () => {
  beforeAll(async () => {
    await add('Sorta-Zeta', { since: at(4), state: 'OH', amount_cents: 2_000_000, step: 'UW_REVIEW' });
    await add('Sorta-Ängel', { since: at(3), state: 'AZ', amount_cents: 10_000_000, step: 'IN_PROGRESS' });
    await add('Sorta-Andy', { since: at(2), state: null, amount_cents: null, step: 'IN_PROGRESS' });
    await add('Sorta-beta', { since: at(1), state: 'OH', amount_cents: 2_000_000, step: 'NOTE_SIGNING' });
  });

  it.each([
    [undefined, ['beta', 'Andy', 'Ängel', 'Zeta']],
    ['-waiting', ['beta', 'Andy', 'Ängel', 'Zeta']],
    ['waiting', ['Zeta', 'Ängel', 'Andy', 'beta']],
    ['borrower', ['Andy', 'Ängel', 'beta', 'Zeta']],
    ['-borrower', ['Zeta', 'beta', 'Ängel', 'Andy']],
    ['state', ['Ängel', 'beta', 'Zeta', 'Andy']],
    ['-state', ['beta', 'Zeta', 'Ängel', 'Andy']],
    ['amount', ['beta', 'Zeta', 'Ängel', 'Andy']],
    ['-amount', ['Ängel', 'beta', 'Zeta', 'Andy']],
  ])('sorts by %s, a missing value last and the longest waiting first among equals', async (sort, names) => {
    expect(await order('sorta', sort)).toEqual(names.map((name) => `Sorta-${name}`));
  });

  it('sorts by how far along the step is', async () => {
    const [first, second, third, last] = await order('sorta', 'step');
    expect([first, second, third, last]).toEqual(['Sorta-Andy', 'Sorta-Ängel', 'Sorta-Zeta', 'Sorta-beta']);
    expect((await order('sorta', '-step'))[0]).toBe('Sorta-beta');
  });
});

it('a list sorts by the earlier of the promised day and the day a notice is due, across weekends and holidays', async () => {
  // The Thursday before a weekend and a bank holiday, and days around them.
  for (const [index, since] of [...Array(8).keys()].map((day) => [day, at(10 + day)] as const))
    await add(`Dueish-${'abcdefgh'[index]}`, { kind: 'REVIEW', step: 'UW_REVIEW', since });
  // The eve of a holiday on a Friday.
  await add('Dueish-eve', { kind: 'REVIEW', since: '2026-12-24T18:00:00.000Z' });
  await add('Dueish-christmas', { kind: 'QUESTION', notice_due_on: '2026-12-27', since: at(20) });
  await add('Dueish-notice', { kind: 'QUESTION', notice_due_on: '2026-02-13', since: at(20) });
  await add('Dueish-both', { kind: 'REVIEW', notice_due_on: '2026-02-01', since: at(20) });
  await add('Dueish-never', { kind: 'QUESTION', since: at(1) });
  const { applications } = await list({ search: 'dueish', sort: 'due' });
  const due = applications.map(
    ({ kind, since, noticeDueOn = '9999' }) =>
      [promisedBy(kind, since, TIME_ZONE) ?? '9999', noticeDueOn].toSorted()[0],
  );
  expect(due).toEqual(due.toSorted());
  expect(due[0]).toBe('2026-02-01');
  expect(due.filter((day) => day === '2026-02-17')).toHaveLength(4);
  expect(applications.at(-1)?.borrower).toBe('Any Dueish-never');
  const down = await order('dueish', '-due');
  expect([down[0], down[1], down.at(-1)]).toEqual(['Dueish-eve', 'Dueish-christmas', 'Dueish-never']);
});

describe('the pages of a sorted list', () => {
  beforeAll(async () => {
    // Many equal values, times and missing ones, so that a page ends among them.
    for (let index = 0; index < 56; index += 1)
      await add(`Paged-${'abcdefg'[index % 7]}`, {
        since: at(1 + (index % 3)),
        state: index % 5 === 0 ? null : ['OH', 'TX'][index % 2],
        amount_cents: index % 4 === 0 ? null : 1_000_000 * (index % 2),
        kind: index % 2 === 0 ? 'REVIEW' : 'QUESTION',
      });
  });

  it.each([
    ...['-waiting', 'waiting', 'borrower', '-borrower', 'state', '-state'],
    ...['amount', '-amount', 'step', '-step', 'due', '-due'],
  ])('follow each other without gap or repetition by %s', async (sort) => {
    const first = await list({ search: 'paged', sort });
    const second = await list({ search: 'paged', sort, after: first.next });
    expect([first.applications.length, second.applications.length]).toEqual([50, 6]);
    expect(second.next).toBeUndefined();
    const all = [...first.applications, ...second.applications];
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(56);
    const other = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
    // A cursor of another order starts again.
    expect((await list({ search: 'paged', sort: other, after: first.next })).applications).toHaveLength(50);
  });

  it('start over with an invalid cursor', async () => {
    const place = `${at(1)} ${randomUUID()}`;
    for (const after of [`${place} amount x`, `${place} amount 9999999999999999999`])
      expect((await list({ search: 'paged', sort: after.split(' ')[2], after })).applications).toHaveLength(
        50,
      );
  });
});

it('a partner can’t infer amounts by sorting', async () => {
  for (const [name, amount_cents] of Object.entries({ small: 1_000_000, large: 9_000_000 }))
    await add(`Partnerly-${name}`, {
      ...{ waits_for: 'TITLE_AGENT', amount_cents, since: at(name === 'small' ? 1 : 2) },
    });
  const sorted = async (sort: string) =>
    (await list({ search: 'partnerly', sort }, titleAgent)).applications.map(({ borrower }) => borrower);
  expect(await sorted('-amount')).toEqual(await sorted('amount'));
});
