import { type FactName, type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { PROFILE, type TestApp, testApp } from '../testing/app.ts';
import { projectionOf, queuedTasks, recordFacts, waitingForSoftCredit } from '../testing/stages.ts';
import { loadFacts } from './load.ts';
import { record } from './record.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

const chainOf = (uuid: string) => ({ organisation: 'homeline', applicationId: uuid });

const eventsOf = (uuid: string) =>
  app.context.db
    .selectFrom('audit_event')
    .select(['what', 'actor'])
    .where('application_id', '=', uuid)
    .orderBy('number')
    .execute();

it('writes facts, step, task and audit events together', async () => {
  const person = await waitingForSoftCredit(app);
  expect(await projectionOf(app, person)).toMatchObject({
    step: 'WAITING_FOR_SOFT_CREDIT',
    kind: 'WAITING',
    entered_seq: 9,
  });
  const path = (await eventsOf(person.uuid))
    .map(({ what }) => what)
    .filter((what) => what.startsWith('step'));
  expect(path).toEqual([
    'step IN_PROGRESS',
    'step WAITING_FOR_PROPERTY_DATA',
    'step WAITING_FOR_SOFT_CREDIT',
  ]);
});

it('records the actor of every fact', async () => {
  const person = await waitingForSoftCredit(app);
  const events = await eventsOf(person.uuid);
  expect(events.find(({ what }) => what === 'fact propertyLookups')?.actor).toBe('TASK test');
  expect(events.find(({ what }) => what === 'fact profile')?.actor).toMatch(/^BORROWER [0-9a-f-]{36}$/);
});

it('writes nothing if any write fails', async () => {
  const person = await waitingForSoftCredit(app);
  const before = [
    await projectionOf(app, person),
    await eventsOf(person.uuid),
    await queuedTasks(app, person),
  ];
  const wrong = { fact: 'softCredit', value: { answer: 'MAYBE' } } as never;
  await expect(recordFacts(app, person, 'TASK', wrong)).rejects.toThrow(
    'softCredit does not fit its schema at answer',
  );
  await expect(
    recordFacts(app, person, 'BORROWER', { fact: 'softCredit', value: { answer: 'HIT' } }),
  ).rejects.toThrow('BORROWER may not write softCredit');
  expect([
    await projectionOf(app, person),
    await eventsOf(person.uuid),
    await queuedTasks(app, person),
  ]).toEqual(before);
});

it('serializes two concurrent writers', async () => {
  const person = await app.register();
  const save = (version: number) =>
    app.call('saveProfile', {
      params: { uuid: person.uuid },
      jwt: person.jwt,
      version,
      body: PROFILE,
    });
  const answers = await Promise.all([save(5), save(5)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('keeps both a form and a vendor result that arrived while the form was open', async () => {
  const person = await app.register();
  const shownBefore = 5;
  await recordFacts(app, person, 'TASK', {
    fact: 'automatedValuations',
    value: { answer: 'NO_HIT' },
  });
  expect(
    (
      await app.call('saveProfile', {
        params: { uuid: person.uuid },
        jwt: person.jwt,
        version: shownBefore,
        body: PROFILE,
      })
    ).status,
  ).toBe(200);
});

it('refuses a form that shows an older entry of a fact, and no other', async () => {
  const person = await app.register();
  const write = (shown: FactName, version: number) =>
    record(
      app.context,
      {
        ...chainOf(person.uuid),
        actor: { by: 'BORROWER', id: 'test' },
        shown: { facts: [shown], version },
      },
      () => [],
    );
  const before = newestSeq(await loadFacts(app.context.db, chainOf(person.uuid)));
  await recordFacts(app, person, 'BORROWER', {
    fact: 'contact',
    value: { email: 'another@example.com', phone: '5555550101' },
  });
  expect(await write('contact', before)).toMatchObject({ refused: 'STALE_VERSION' });
  expect(await write('contact', before + 1)).not.toHaveProperty('refused');
  expect(await write('profile', before)).not.toHaveProperty('refused');
});

it('decides without answers that no longer apply', async () => {
  const person = await app.register({ employmentType: 'FULL_TIME', employerName: 'Old Mill' });
  const statedIncome = { employmentType: 'RETIRED', employerName: 'Old Mill', monthlyGrossCents: 500_000 };
  await recordFacts(app, person, 'BORROWER', { fact: 'statedIncome', value: statedIncome as never });
  const decided: Facts[] = [];
  await record(app.context, { ...chainOf(person.uuid), actor: { by: 'BORROWER', id: 'test' } }, (facts) => {
    decided.push(facts);
    return [];
  });
  expect(decided).toMatchObject([{ statedIncome: { employmentType: 'RETIRED' } }]);
  expect(decided[0]?.statedIncome).not.toHaveProperty('employerName');
});

it('refuses a write for a step entry that has ended', async () => {
  const person = await waitingForSoftCredit(app);
  const recorded = await record(
    app.context,
    { ...chainOf(person.uuid), enteredSeq: 8, actor: { by: 'TASK', id: 'pullSoftCredit' } },
    () => [{ fact: 'softCredit', value: { answer: 'NO_HIT' } }],
  );
  expect(isRefusal(recorded) && recorded.refused).toBe('WRONG_STEP');
});
