import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTermsShown } from '../modules/offers/terms-ledger.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { recordFacts, waitingForSoftCredit } from '../testing/stages.ts';
import { verifyChain } from './verify-chain.ts';

const TERMS = { to: 'borrower', origin: { ip: '192.0.2.1' }, where: 'quote', rules: {} } as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

const keyOf = (uuid: string) => ({ organisation: 'homeline', applicationId: uuid });

/** Returns an application with 9 facts, step events and two rows in the terms ledger. */
async function application() {
  const person = await waitingForSoftCredit(app);
  for (const lineCents of [30_000_00, 45_000_00])
    await recordTermsShown(app.context, keyOf(person.uuid), { ...TERMS, terms: { lineCents } });
  return person;
}

const findingsOf = async (uuid: string) =>
  (await verifyChain(app.context.db, app.context.sealing, keyOf(uuid))).findings;

/** Runs SQL on the rows of one application. */
async function tamper(uuid: string, ...statements: string[]): Promise<void> {
  for (const statement of statements)
    await sql
      .raw(
        statement
          .replaceAll('ITS', `organisation = 'homeline' and application_id = '${uuid}'`)
          .replaceAll('ROW', `organisation = 'homeline' and id = '${uuid}'`),
      )
      .execute(app.context.db);
}

const NEWEST = 'number = (select max(number) from audit_event where ITS)';
const FIRST_TERMS = 'number = (select min(number) from terms_ledger where ITS)';

describe('the audit of an application', () => {
  it('reports no changes when there are none', async () => {
    const { uuid } = await application();
    const checked = await verifyChain(app.context.db, app.context.sealing, keyOf(uuid));
    expect(checked).toMatchObject({ events: 14, facts: 9, terms: 2, findings: [] });
  });

  it.each<[string, string[], RegExp]>([
    [
      'a fact’s value is changed',
      [`update fact set value = jsonb_set(value, '{firstName}', '"Mallory"') where name = 'profile' and ITS`],
      /^fact 6 \(profile\) was changed: its value$/,
    ],
    [
      'a fact’s actor is changed',
      ["update fact set actor = 'STAFF nobody' where seq = 9 and ITS"],
      /^fact 9 \(propertyLookups\) was changed: its actor$/,
    ],
    [
      'a fact’s origin is changed',
      [`update fact set origin = '{"ip": "192.0.2.9"}' where seq = 9 and ITS`],
      /^fact 9 \(propertyLookups\) was changed: its origin$/,
    ],
    [
      'a fact’s time is changed',
      ["update fact set at = at - interval '1 day' where seq = 9 and ITS"],
      /^fact 9 \(propertyLookups\) was changed: its time$/,
    ],
    ['a fact is removed', ['delete from fact where seq = 8 and ITS'], /^fact 8 \(.*\) was removed$/],
    [
      'the newest fact is removed with its events',
      [
        'delete from fact where seq = 9 and ITS',
        `delete from audit_event where number >= (select number from audit_event where what = 'fact propertyLookups' and ITS) and ITS`,
      ],
      /^events 11 to 14 were removed$/,
    ],
    [
      'a fact is added',
      [
        'insert into fact select organisation, application_id, 10, name, value, at, actor, origin from fact where seq = 9 and ITS',
      ],
      /^fact 10 \(propertyLookups\) has no event$/,
    ],
    [
      'an event’s actor is changed',
      ["update audit_event set actor = 'STAFF nobody' where number = 3 and ITS"],
      /^event 3 \(fact .*\) was changed$/,
    ],
    [
      'an event’s origin is changed',
      [`update audit_event set origin = '{"ip": "192.0.2.9"}' where number = 3 and ITS`],
      /^event 3 \(fact .*\) was changed$/,
    ],
    ['an event is removed', ['delete from audit_event where number = 4 and ITS'], /^event 4 was removed$/],
    [
      'the newest event is removed',
      [`delete from audit_event where ${NEWEST} and ITS`],
      /^event 14 was removed$/,
    ],
    [
      'the newest event is removed and no longer counted',
      [
        `delete from audit_event where ${NEWEST} and ITS`,
        'update application set last_event = last_event - 1 where ROW',
      ],
      /newest events were removed/,
    ],
    ['all events are removed', ['delete from audit_event where ITS'], /^events 1 to 14 were removed$/],
    [
      'everything but the application is removed',
      [
        'delete from audit_event where ITS',
        'delete from fact where ITS',
        'delete from terms_ledger where ITS',
      ],
      /^events 1 to 14 were removed$/,
    ],
    [
      'the application is removed',
      ['delete from fact where ITS', 'delete from projection where ITS', 'delete from application where ROW'],
      /^the application was removed$/,
    ],
    [
      'the owner is changed',
      ["update application set owner = 'another' where ROW"],
      /^the application's row was changed/,
    ],
    [
      'a row of the terms ledger is changed',
      [`update terms_ledger set terms = jsonb_set(terms, '{lineCents}', '1') where ${FIRST_TERMS} and ITS`],
      /^row \d+ of the terms ledger \(quote\) was changed$/,
    ],
    [
      'the reader of a row of the terms ledger is changed',
      [`update terms_ledger set shown_to = 'another' where ${FIRST_TERMS} and ITS`],
      /^row \d+ of the terms ledger \(quote\) was changed$/,
    ],
    [
      'a row of the terms ledger is removed',
      [`delete from terms_ledger where ${FIRST_TERMS} and ITS`],
      /^row \d+ of the terms ledger was removed$/,
    ],
    [
      'a row of the terms ledger is added',
      [
        `insert into terms_ledger (organisation, application_id, shown_to, shown_at, shown_where, terms) select organisation, application_id, shown_to, shown_at, shown_where, terms from terms_ledger where ${FIRST_TERMS} and ITS`,
      ],
      /^row \d+ of the terms ledger \(quote\) has no event$/,
    ],
  ])('finds that %s', async (_, statements, finding) => {
    const { uuid } = await application();
    await tamper(uuid, ...statements);
    expect(await findingsOf(uuid)).toContainEqual(expect.stringMatching(finding));
  });

  it('still finds removed newest events after another event was appended', async () => {
    const person = await application();
    await tamper(
      person.uuid,
      `delete from audit_event where ${NEWEST} and ITS`,
      'update application set last_event = last_event - 1 where ROW',
    );
    await recordFacts(app, person, 'TASK', { fact: 'automatedValuations', value: { answer: 'NO_HIT' } });
    expect(await findingsOf(person.uuid)).toContainEqual(
      expect.stringMatching(/the chain had been changed before/),
    );
  });

  it('finds an event hashed without the key', async () => {
    const { uuid } = await application();
    await tamper(uuid, `update audit_event set version = 1 where ${NEWEST} and ITS`);
    expect(await findingsOf(uuid)).toEqual(['event 14 (terms quote) was added without the key']);
  });
});
