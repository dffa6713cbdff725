import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../jobs/sweep.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { startTestProviders, type TestProviders } from '../vendors/testing/test-providers.ts';
import { anchorHash, anchorsOf, headsBefore } from './anchor.ts';
import { anchorStores } from './anchor-stores.ts';
import { type Chain, headHash, keyedHash } from './chain.ts';
import { findingInWords, verifyLender } from './verify-lender.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let providers: TestProviders;
let app: TestApp;
let uuid: string;

beforeAll(async () => {
  providers = await startTestProviders();
});
afterAll(() => providers.stop());

/** A server with one application, and anchors of two days in the database, a file and a remote store. */
beforeEach(async () => {
  await providers.control('POST', '/control/reset', {}).catch(() => {});
  app = await testApp(
    {},
    {
      SANDBOX_URL: providers.url,
      ANCHORS_URL: `${providers.url}/anchors`,
      ANCHORS_KEY: 'key-of-anchors',
    },
  );
  await app.context.jobs.start(app.context);
  ({ uuid } = await app.register());
  for (const days of [1, 2]) {
    app.clock.moveTo(days * DAY_MS + HOUR_MS);
    await sweep(app.context);
  }
  return () => app.stop();
});

const verify = (stores = anchorStores(app.context.config)) =>
  verifyLender(app.context.db, app.context.sealing, stores, 'homeline');
const findings = async () => (await verify()).findings.map(findingInWords);
const anchorFile = () => join(app.context.config.anchorsDir, 'homeline.jsonl');
const run = (statement: string) => sql.raw(statement).execute(app.context.db);

/** Removes every trace of the application from the database. */
async function removeApplication(): Promise<void> {
  for (const table of ['fact', 'projection', 'audit_event', 'terms_ledger'])
    await run(`delete from ${table} where application_id = '${uuid}'`);
  await run(`delete from application where id = '${uuid}'`);
}

/** Changes an actor and writes every hash of the chain and every anchor again, as somebody with the key could. */
async function rewriteEverything(): Promise<void> {
  const { db, sealing } = app.context;
  const chain: Chain = { organisation: 'homeline', applicationId: uuid };
  const events = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('application_id', '=', uuid)
    .orderBy('number')
    .execute();
  let previous = events[0]?.previous_hash ?? '';
  await run(`update fact set actor = 'STAFF nobody' where seq = 1 and application_id = '${uuid}'`);
  for (const event of events) {
    const actor = event.number === 1 ? 'STAFF nobody' : event.actor;
    const hash = keyedHash(sealing, chain, previous, { ...event, at: event.at.toISOString(), actor });
    await run(
      `update audit_event set actor = '${actor}', previous_hash = '${previous}', hash = '${hash}' where number = ${event.number} and application_id = '${uuid}'`,
    );
    previous = hash;
  }
  const application = await db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow();
  await run(
    `update application set head_hash = '${headHash(sealing, chain, application, previous)}' where id = '${uuid}'`,
  );
  let previousHash = '';
  for (const anchor of await anchorsOf(db, 'homeline')) {
    const heads = await headsBefore(db, 'homeline', addDays(anchor.day, 1));
    const hash = anchorHash(sealing, 'homeline', { ...anchor, previousHash }, heads);
    await run(
      `update audit_anchor set previous_hash = '${previousHash}', hash = '${hash}' where organisation = 'homeline' and day = '${anchor.day}'`,
    );
    previousHash = hash;
  }
}

describe('the audit of a lender', () => {
  it('reports no changes when there are none, and lists what it checked', async () => {
    expect(await verify()).toMatchObject({
      ...{ applications: 1, events: 6, facts: 5, terms: 0, anchors: 2, findings: [] },
      stored: [
        { name: anchorFile(), anchors: 2 },
        { name: `${providers.url}/anchors/homeline`, anchors: 2 },
      ],
    });
  });

  it('finds an application removed with all its rows', async () => {
    await removeApplication();
    expect(await findings()).toEqual([
      expect.stringMatching(
        /^the chains don't match the anchor of .*: applications in the anchor 1, in the database 0/,
      ),
    ]);
  });

  it('finds a changed anchor', async () => {
    await run("update audit_anchor set hash = 'another' where day = (select max(day) from audit_anchor)");
    expect(await findings()).toEqual([
      expect.stringMatching(/^the chains don't match the anchor of/),
      expect.stringContaining(`differs from the one in ${anchorFile()}`),
      expect.stringContaining(`differs from the one in ${providers.url}/anchors/homeline`),
    ]);
  });

  it('finds a database rewritten with the key, by the file and the remote store', async () => {
    await rewriteEverything();
    expect((await verify([])).findings).toEqual([]);
    const found = await findings();
    expect(found).toContainEqual(expect.stringContaining(`differs from the one in ${anchorFile()}`));
    expect(found).toContainEqual(
      expect.stringContaining(`differs from the one in ${providers.url}/anchors/homeline`),
    );
  });

  it('finds a removed newest anchor and an emptied database, by the file', async () => {
    await run('delete from audit_anchor where day = (select max(day) from audit_anchor)');
    expect(await findings()).toContainEqual(
      expect.stringMatching(/homeline\.jsonl has an anchor of .* that the database lacks$/),
    );
    await removeApplication();
    await run('delete from audit_anchor');
    expect((await findings()).length).toBeGreaterThan(1);
  });

  it('finds a changed, a removed and an unreadable line of the file', async () => {
    const [first = '', ...later] = readFileSync(anchorFile(), 'utf8').split('\n');
    writeFileSync(anchorFile(), [first.replace('"applications":1', '"applications":5'), ...later].join('\n'));
    expect(await findings()).toEqual([expect.stringContaining('differs from the one in')]);
    writeFileSync(anchorFile(), later.join('\n'));
    expect(await findings()).toEqual([expect.stringMatching(/homeline\.jsonl lacks the anchor of .*$/)]);
    writeFileSync(anchorFile(), ['{', ...later].join('\n'));
    expect(await findings()).toEqual([expect.stringContaining("can't be read: line 1 is not an anchor")]);
  });
});

describe('the sweep', () => {
  it('appends only missing anchors to the file, after an incomplete line', async () => {
    const before = readFileSync(anchorFile(), 'utf8');
    appendFileSync(anchorFile(), '{"day":"20');
    app.clock.moveTo(3 * DAY_MS + HOUR_MS);
    await sweep(app.context);
    const after = readFileSync(anchorFile(), 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after.split('\n')).toHaveLength(4);
    expect(await findings()).toEqual([]);
  });

  it('stores missing anchors once the store is writable again', async () => {
    const folder = app.context.config.anchorsDir;
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, 'a file in place of the folder');
    app.clock.moveTo(3 * DAY_MS + HOUR_MS);
    await sweep(app.context);
    expect(await findings()).toEqual([expect.stringContaining("homeline.jsonl can't be read: ENOTDIR")]);
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
    await sweep(app.context);
    expect(await findings()).toEqual([]);
  });
});
