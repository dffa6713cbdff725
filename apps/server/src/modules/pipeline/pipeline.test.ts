// Proves CO-07, CO-08.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { addressTerms } from '@homeline/domain/staff/search-terms.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { addStaff, changeStaff, removal } from '../accounts/staff.ts';

type Listed = {
  applications: PipelineEntry[];
  next?: string;
  matchesTooMany: boolean;
  matchesSimilar: boolean;
};

let app: TestApp;
let [processor, other, manager, titleAgent] = ['', '', '', ''];
beforeAll(async () => {
  app = await testApp();
  processor = await createStaffMember(app, ['OPERATIONS']);
  other = await createStaffMember(app, ['OPERATIONS', 'UNDERWRITER']);
  manager = await createStaffMember(app, ['MANAGER']);
  titleAgent = await createStaffMember(app, ['TITLE_AGENT']);
});
afterAll(() => app.stop());

async function registered(name: { firstName: string; lastName: string; street1?: string }): Promise<string> {
  const body = { ...REGISTRATION, ...name, email: `${randomUUID()}@example.com` };
  return ((await app.call('register', { body })).body as { applicationUuid: string }).applicationUuid;
}

async function list(jwt: string, query: Record<string, unknown> = {}): Promise<Listed> {
  return (await app.call('listPipeline', { jwt, query })).body as Listed;
}

const found = async (search: string, jwt = processor) =>
  (await list(jwt, { search })).applications.map(({ borrower }) => borrower);
const asStaff = (name: CallName, jwt: string, uuid: string, body?: object) =>
  app.call(name, { jwt, params: { uuid }, ...(body && { body }) });

describe('the work list', () => {
  it('shows who must act since when, in pages, longest wait first', async () => {
    const lastName = 'Pageful';
    const names = Array.from(
      { length: 51 },
      (_, index) => `A${'b'.repeat(index % 26)}${'c'.repeat(index / 26)}`,
    );
    for (const firstName of names) await registered({ firstName, lastName });
    const first = await list(processor, { search: lastName });
    expect(first.applications).toHaveLength(50);
    expect(first.applications[0]).toMatchObject({
      borrower: `A ${lastName}`,
      waitsFor: 'BORROWER',
      step: 'IN_PROGRESS',
      state: 'OH',
    });
    const rest = await list(processor, { search: lastName, after: first.next });
    expect(rest.applications.map(({ borrower }) => borrower)).toEqual([`${names.at(-1)} ${lastName}`]);
    expect(rest.next).toBeUndefined();
  });

  it('finds an application by any name without case and accents, by loan number and email', async () => {
    const uuid = await registered({ firstName: 'Ángel', lastName: 'García-Quill' });
    expect(await found('quill ang')).toEqual(['Ángel García-Quill']);
    expect(await found('quill somebody')).toEqual([]);
    const [{ loanNumber } = { loanNumber: '' }] = (await list(processor, { search: 'quill' })).applications;
    expect((await list(processor, { search: loanNumber })).applications).toMatchObject([{ uuid }]);
    const contact = (
      await app.context.db.selectFrom('fact').select('value').where('application_id', '=', uuid).execute()
    ).find(({ value }) => (value as { email?: string }).email);
    const { email = '' } = (contact?.value ?? {}) as { email?: string };
    expect(await found(email.toUpperCase())).toEqual(['Ángel García-Quill']);
  });

  it('finds an application by its address, and by a name with one typo', async () => {
    const uuid = await registered({ firstName: 'Ada', lastName: 'Legaldesc' });
    const { street1, city } = REGISTRATION;
    const similar = async (search: string) => {
      const { applications, matchesSimilar } = await list(processor, { search });
      return [applications.some((one) => one.uuid === uuid), matchesSimilar];
    };
    expect(await similar(`legaldesc ${street1}, ${city}`)).toEqual([true, false]);
    expect(await similar(`legaldesc ${city} nowhere`)).toEqual([false, false]);
    await registered({ firstName: 'Elma', lastName: 'Roads', street1: '4417 North Elm Road' });
    expect(await found('4417 n. elm rd')).toEqual(['Elma Roads']);
    expect(await found('4418 n. elm rd')).toEqual([]);
    expect(await similar('Lgaldesc')).toEqual([true, true]);
    expect(await similar('ada legadlesc')).toEqual([true, true]);
    expect(await similar('lgaldecs')).toEqual([false, false]);
    expect(await similar('adda')).toEqual([true, true]);
    expect(await similar('add')).toEqual([false, false]);
    expect(await similar('legald')).toEqual([true, false]);
  });

  it('keeps neither phone number, email address, address nor digits of an SSN in plain text', async () => {
    await registered({ firstName: 'Plain', lastName: 'Text' });
    const terms = await app.context.db.selectFrom('search_term').select('term').execute();
    const plain = terms.map(({ term }) => term).filter((term) => !term.startsWith('#'));
    expect(plain.filter((term) => /@|\d/.test(term))).toEqual([]);
    const address = addressTerms(`${REGISTRATION.street1} ${REGISTRATION.city}`).map(
      (one) => 'hashed' in one && one.hashed,
    );
    expect(plain.filter((term) => address.includes(term))).toEqual([]);
  });

  it('finds nothing for a nonsense search, and shows the first page for a foreign cursor', async () => {
    for (const search of ['%', "' or 1=1 --", '\\', '_', '🦙']) expect(await found(search)).toEqual([]);
    expect((await list(processor, { after: "x'" })).applications.length).toBeGreaterThan(0);
  });

  it('shows a partner only their own desk’s reviews', async () => {
    const uuid = await registered({ firstName: 'Not', lastName: 'Theirs' });
    expect((await list(titleAgent)).applications).toEqual([]);
    expect((await list(titleAgent, { waitsFor: 'BORROWER' })).applications).toEqual([]);
    expect(await found('theirs', titleAgent)).toEqual([]);
    expect((await asStaff('claimApplication', titleAgent, uuid)).status).toBe(404);
    const counts = (await app.call('countPipeline', { jwt: titleAgent })).body as {
      waitsFor: { owner: string }[];
    };
    expect(counts.waitsFor.map(({ owner }) => owner)).toEqual(['TITLE_AGENT']);
  });

  it('shows another lender’s staff nothing', async () => {
    await registered({ firstName: 'Only', lastName: 'Ours' });
    const elsewhere = await createStaffMember(app, ['OPERATIONS'], 'harborview');
    const answer = await app.call('listPipeline', {
      jwt: elsewhere,
      query: { search: 'ours' },
      headers: { 'x-org': 'harborview' },
    });
    expect((answer.body as Listed).applications).toEqual([]);
  });
});

it('counts waiting applications by owner and age, and the person’s own', async () => {
  type Counts = { mine: number; waitsFor: { owner: string; count: number; oldest?: string }[] };
  const counts = async () => (await app.call('countPipeline', { jwt: other })).body as Counts;
  const before = await counts();
  const uuid = await registered({ firstName: 'Counted', lastName: 'Once' });
  await asStaff('claimApplication', other, uuid);
  const after = await counts();
  const waiting = ({ waitsFor }: Counts) => waitsFor.find(({ owner }) => owner === 'BORROWER');
  expect(after.mine).toBe(before.mine + 1);
  expect(waiting(after)?.count).toBe((waiting(before)?.count ?? 0) + 1);
  expect(waiting(after)?.oldest).toMatch(/^\d{4}-/);
  expect(after.waitsFor.find(({ owner }) => owner === 'UNDERWRITER')).toEqual({
    owner: 'UNDERWRITER',
    count: 0,
  });
});

describe('an application', () => {
  it('is claimed and released by one person; a manager can reassign it', async () => {
    const uuid = await registered({ firstName: 'Claimed', lastName: 'Once' });
    expect((await asStaff('claimApplication', processor, uuid)).status).toBe(204);
    expect((await asStaff('claimApplication', processor, uuid)).status).toBe(204);
    const refused = await asStaff('claimApplication', other, uuid);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'CLAIMED' }]);
    expect((await asStaff('releaseApplication', other, uuid)).status).toBe(204);
    expect((await asStaff('claimApplication', other, uuid)).status).toBe(409);
    const officers = (await app.call('listOfficers', { jwt: manager })).body as { identity: string }[];
    const [entry] = (await list(processor, { search: 'claimed once' })).applications;
    const someoneElse = officers.find(({ identity }) => identity !== entry?.officer?.identity);
    const to = { identity: someoneElse?.identity };
    expect((await asStaff('assignApplication', processor, uuid, to)).status).toBe(404);
    expect((await asStaff('assignApplication', manager, uuid, to)).status).toBe(204);
    const [assigned] = (await list(processor, { search: 'claimed once' })).applications;
    expect(assigned?.officer?.identity).toBe(to.identity);
    expect((await asStaff('assignApplication', manager, uuid, { identity: randomUUID() })).status).toBe(400);
  });

  it('is claimed by only one of two people who ask at once', async () => {
    const uuid = await registered({ firstName: 'Two', lastName: 'Atonce' });
    const answers = await Promise.all(
      [processor, other].map((jwt) => asStaff('claimApplication', jwt, uuid)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

it('lets a partner act only on applications waiting for their desk', async () => {
  const uuid = await registered({ firstName: 'Others', lastName: 'Business' });
  const answer = await app.call('raiseCondition', {
    jwt: titleAgent,
    params: { uuid },
    body: { category: 'MISSING_PHONE_NUMBER' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status).toBe(404);
  expect((await asStaff('listProposals', titleAgent, uuid)).status).toBe(404);
  expect((await list(processor, { search: 'business' })).applications).toMatchObject([
    { step: 'IN_PROGRESS' },
  ]);
});

it('refuses to assign an application to a person who can’t open it, and unassigns a leaver’s', async () => {
  const uuid = await registered({ firstName: 'Left', lastName: 'Behind' });
  const [partner] = await app.context.db
    .selectFrom('staff')
    .select('identity')
    .where('permissions', '=', sql<string[]>`array['TITLE_AGENT']`)
    .execute();
  const refused = await asStaff('assignApplication', manager, uuid, { identity: partner?.identity });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { identity: 'Choose somebody who may open applications' } },
  });
  const email = 'leaver@lender.example.com';
  await addStaff(app.context, { organisation: 'homeline', email, password: PASSWORD, roles: ['OPERATIONS'] });
  const { jwt } = (await app.call('logIn', { body: { email, password: PASSWORD } })).body as { jwt: string };
  expect((await asStaff('claimApplication', jwt, uuid)).status).toBe(204);
  await changeStaff(app.context, { organisation: 'homeline', email }, removal);
  expect((await asStaff('claimApplication', processor, uuid)).status).toBe(204);
});

describe('a saved view', () => {
  const view = { name: 'Ohio', filters: { state: 'OH', minDays: 3 } };

  it('belongs to one person, is replaced by name, and can be removed', async () => {
    await app.call('saveView', { jwt: processor, body: { ...view, filters: {} } });
    await app.call('saveView', { jwt: processor, body: view });
    expect((await app.call('listViews', { jwt: processor })).body).toEqual([view]);
    expect((await app.call('listViews', { jwt: other })).body).toEqual([]);
    await app.call('removeView', { jwt: processor, query: { name: 'Ohio' } });
    expect((await app.call('listViews', { jwt: processor })).body).toEqual([]);
  });
});
