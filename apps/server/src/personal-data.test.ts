import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from './audit/verify-chain.ts';
import { accountNumberOf } from './modules/bank/account-number-of.ts';
import { PASSWORD, type TestResponse } from './testing/app.ts';
import { builtInPersona } from './testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from './testing/journey.ts';
import { createDecider, drive, type Journey, register } from './testing/persona-driver.ts';

const HMDA_TEXT = 'Hmong';
/** A number the SSA never issues, so it is rejected. */
const REFUSED_SSN = '666-12-3456';

const log: string[] = [];
let app: AppWithProviders;
let happy: Journey;
let frozen: Journey;
let refusals: TestResponse[];
let stored: string;

/** Drives one borrower to the end and another past a frozen credit file, with typing errors, then dumps the database as text. */
beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  app = await workingApp([], { overrides: { logTo }, environment: { LOG_LEVEL: 'trace' } });
  const decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  happy = await register(app, builtInPersona('t01'));
  refusals = await sendMistypedRequests(happy);
  await drive(happy, decider, 'HMDA_COLLECTION');
  await happy.call('saveHmda', {
    body: { ethnicity: ['2'], race: ['27'], otherAsian: HMDA_TEXT, sex: ['2'] },
  });
  await drive(happy, decider);
  frozen = await register(app, builtInPersona('t03'));
  await drive(frozen, decider, 'OFFER_SELECTION');
  stored = await dumpDatabase(app);
});
afterAll(() => app.stop());

/** Returns the answers to requests with typing errors and to an unknown address. */
async function sendMistypedRequests({ jwt, uuid, person }: Journey): Promise<TestResponse[]> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'mistyped-number' };
  const request = { params: { uuid }, jwt, headers };
  return [
    await app.call('logIn', { body: { email: person.email, password: `${PASSWORD} mistyped` } }),
    await app.call('logIn', { body: `{"password":"${PASSWORD}"`, headers }),
    await app.call('submitSsn', { ...request, version: 0, body: { ssn: REFUSED_SSN } }),
    await app.call('submitSsn', { ...request, version: 0, body: { ssn: person.testId } }),
    await app.send({ url: `/service-nothing?ssn=${person.testId}&dob=${person.dob}` }),
  ];
}

/** Returns every row of every table as text, including those of the task queue and the sign-in library. */
async function dumpDatabase({ context }: AppWithProviders): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(context.db);
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fact', 'audit_event', 'idempotency_key', 'user', 'job']));
  const texts: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(context.db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** Returns a secret as typed, without punctuation, as a US date, and each of these in hexadecimal. */
function encodingsOf(secret: string): string[] {
  const [year, month, day] = secret.split('-');
  const plain = [secret, secret.replace(/[^\w ]/g, ''), ...(day ? [`${month}/${day}/${year}`] : [])];
  return plain.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
}

/** Returns whether a text contains a secret. Six digits must stand alone, because a hash can contain them by chance. */
function contains(text: string, secret: string): boolean {
  return /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text)
    : text.includes(secret);
}

async function secretsOf(journey: Journey): Promise<Record<string, string>> {
  const { testId, dob, credit } = journey.person;
  const key = { organisation: 'homeline', applicationId: journey.uuid };
  const account = (await journey.facts()).bankAccounts.at(-1);
  return {
    ...{ 'social security number': testId, 'date of birth': dob, password: PASSWORD, token: journey.jwt },
    ...(account && { 'account number': accountNumberOf(app.context, key, account) }),
    ...(credit.freezePin && { PIN: credit.freezePin }),
  };
}

describe('after two people have applied', () => {
  it('no table and no log line contains their secrets', async () => {
    const lines = log.join('\n');
    // Their requests are there, by route.
    expect(lines).toMatch(/"route":"[^"]*ssn"/i);
    const secrets = [await secretsOf(happy), await secretsOf(frozen)].flatMap(Object.entries<string>);
    expect(secrets.map(([name]) => name)).toEqual(expect.arrayContaining(['account number', 'PIN']));
    for (const [name, secret] of secrets) {
      for (const encoding of encodingsOf(secret)) {
        expect(contains(stored, encoding), `${name} in the database`).toBe(false);
        expect(contains(lines, encoding), `${name} in the log`).toBe(false);
      }
    }
    expect(lines).not.toContain(REFUSED_SSN);
  });

  it('no error response repeats what they typed', () => {
    expect(refusals.map(({ status }) => status)).toEqual([401, 400, 400, 409, 404]);
    for (const secret of [PASSWORD, REFUSED_SSN, happy.person.testId, happy.person.dob]) {
      expect(JSON.stringify(refusals.map(({ body }) => body))).not.toContain(secret);
    }
  });

  it('no table and no log line contains the HMDA answers in plain text', () => {
    expect(stored).not.toContain(HMDA_TEXT);
    expect(log.join('\n')).not.toContain(HMDA_TEXT);
  });

  it('the audit chain is unbroken', async () => {
    for (const { uuid } of [happy, frozen]) {
      const chain = { organisation: 'homeline', applicationId: uuid };
      expect((await verifyChain(app.context.db, app.context.sealing, chain)).findings).toEqual([]);
    }
  });
});
