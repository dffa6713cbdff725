import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { REGISTRATION, type TestApp, testApp } from '../testing/app.ts';
import { createDatabase, startPostgres, type TestPostgres } from '../testing/postgres.ts';

const ROUNDS = 20;
const OPEN_TRANSACTIONS = 8;
/** Both processes share them. */
const SECRETS = {
  AUTH_SECRET: 'a secret that two processes of a lender share',
  SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a PostgreSQL server that fails', () => {
  let postgres: TestPostgres;
  let app: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await createDatabase(postgres.urlOf('homeline'));
    const open = async () => testApp({ database: await openDatabase({ databaseUrl, dataDir: '' }) }, SECRETS);
    app = await open();
    second = await open();
  });
  afterAll(async () => {
    await Promise.all([app.stop(), second.stop()]);
    await postgres.stop();
  });

  const cutConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(app.context.db);
  const untilReady = async () => {
    for (const each of [app, second])
      await expect.poll(async () => (await each.send({ url: '/readyz' })).status).toBe(200);
  };

  it('loses the connections of open transactions 20 times, and the server recovers', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const allOpen = Promise.withResolvers<void>();
      let open = 0;
      const transactions = Array.from({ length: OPEN_TRANSACTIONS }, () =>
        app.context.db.transaction().execute(async (trx) => {
          await sql`select 1`.execute(trx);
          open += 1;
          if (open === OPEN_TRANSACTIONS) allOpen.resolve();
          await sql`select pg_sleep(30)`.execute(trx);
        }),
      );
      const ended = Promise.allSettled(transactions);
      await allOpen.promise;
      await cutConnections();
      expect((await ended).map(({ status }) => status)).toEqual(transactions.map(() => 'rejected'));
    }
    await untilReady();
  });

  it('interrupts registrations, which return 503 and roll back', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, body } = await interrupted(round);
      if (status !== 201) expect([status, body]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    }
    await untilReady();
    const { rows } = await sql`select id from application
      where not exists (select 1 from projection where application_id = application.id)`.execute(
      app.context.db,
    );
    expect(rows).toEqual([]);
  });

  it('does not answer, and readyz reports it within seconds', async () => {
    await app.context.db.transaction().execute(async (trx) => {
      await sql`lock table staff in access exclusive mode`.execute(trx);
      const { status, body, headers } = await app.send({ url: '/readyz' });
      expect([status, body]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
      expect(headers['retry-after']).toBe('5');
    });
    await untilReady();
  });

  it('restarts, and calls to both processes succeed again', async () => {
    const { jwt } = await app.register({ email: 'before@example.com' });
    await postgres.restart();
    await untilReady();
    for (const each of [app, second]) expect((await each.call('getProfile', { jwt })).status).toBe(200);
  });

  it('is gone, and readyz and every call report it', async () => {
    const { jwt } = await app.register({ email: 'gone@example.com' });
    await postgres.stop();
    for (const answer of [await app.send({ url: '/readyz' }), await app.call('getProfile', { jwt })]) {
      expect(answer.headers['retry-after']).toBe('5');
      expect([answer.status, answer.body]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    }
    expect((await app.send({ url: '/healthz' })).status).toBe(200);
  });

  async function interrupted(round: number) {
    const [answer] = await Promise.all([
      app.call('register', { body: { ...REGISTRATION, email: `person${round}@interrupted.example` } }),
      cutConnections().catch(() => {}),
    ]);
    return answer;
  }
});
