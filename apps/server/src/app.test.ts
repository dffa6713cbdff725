import { describe, expect, it, vi } from 'vitest';
import { queueEmail } from './modules/notifications/outbox.ts';
import { testApp } from './testing/app.ts';
import { testDatabase } from './testing/database.ts';
import { startTestProviders } from './vendors/testing/test-providers.ts';

/** A database that tells whether it was closed. */
async function watchedDatabase() {
  const database = await testDatabase();
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    await database.close();
  };
  return { database: { ...database, close }, isClosed: () => isClosed };
}

const noPdfs = {
  render: async () => new Uint8Array(),
  renderNow: async () => new Uint8Array(),
  close: async () => {},
};

describe('a server that stops', () => {
  it('finishes sending an email before it closes the database', async () => {
    const { database, isClosed } = await watchedDatabase();
    const providers = await startTestProviders();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const { messaging } = providers.vendors;
    const email: typeof messaging.email = {
      ...messaging.email,
      async ask(message) {
        asked.resolve();
        await answer.promise;
        expect(isClosed()).toBe(false);
        return messaging.email.ask(message);
      },
    };
    const unsent: unknown[] = [];
    const close = async () => {
      const rows = database.db.selectFrom('outbox').select('uuid').where('sent_at', 'is', null);
      unsent.push(...(await rows.execute()));
      await database.close();
    };
    const app = await testApp({
      ...{ database: { ...database, close }, tasks: {}, pdfs: noPdfs },
      vendors: { ...providers.vendors, messaging: { ...messaging, email } },
    });
    await app.context.db.transaction().execute((trx) =>
      queueEmail(trx, app.context, { organisation: 'homeline', applicationId: null }, 'TEST', {
        ...{ from: { name: 'Lender', email: 'lender@example.com' }, to: 'avery@example.com' },
        ...{ subject: 'Hello', text: 'Hello' },
      }),
    );
    await app.startJobs();
    await asked.promise;
    const stopped = app.stop();
    answer.resolve();
    await stopped;
    expect(isClosed()).toBe(true);
    expect(unsent).toEqual([]);
    await providers.stop();
  });

  it('closes its database even if another part fails to stop, and reports that', async () => {
    const { database, isClosed } = await watchedDatabase();
    const failing = { ...noPdfs, close: () => Promise.reject(new Error('A thread hangs')) };
    const app = await testApp({ database, pdfs: failing });
    await expect(app.stop()).rejects.toMatchObject({ errors: [new Error('A thread hangs')] });
    expect(isClosed()).toBe(true);
  });
});

describe('a server that can’t start', () => {
  it('closes its database when a later part can’t start', async () => {
    const { database, isClosed } = await watchedDatabase();
    const listen: typeof database.listen = (channel, ...more) =>
      channel === 'session_revoked'
        ? Promise.reject(new Error('No connection'))
        : database.listen(channel, ...more);
    await expect(testApp({ database: { ...database, listen } })).rejects.toThrow('No connection');
    expect(isClosed()).toBe(true);
  });

  it('stops when its task queue can’t start', async () => {
    const { database, isClosed } = await watchedDatabase();
    const app = await testApp({ database, tasks: { 'no name of a queue!': async () => {} } });
    await expect(app.openJobs()).rejects.toThrow();
    expect(isClosed()).toBe(true);
  });
});

describe('a repeating job that fails', () => {
  it('doesn’t stop the other chat jobs', async () => {
    const app = await testApp({ tasks: {}, pdfs: noPdfs });
    // Silent chats look at the sessions that ended.
    await app.context.db.schema.alterTable('revoked_session').renameTo('revoked_session_gone').execute();
    await app.startJobs();
    const hasFailed = async (job: string) => {
      await app.context.activity.write();
      const rows = app.context.db.selectFrom('repeating_job').select('has_failed').where('name', '=', job);
      return (await rows.executeTakeFirst())?.has_failed;
    };
    await vi.waitUntil(async () => (await hasFailed('chats')) === true);
    for (const job of ['missed chat replies', 'gone agents'])
      await vi.waitUntil(async () => (await hasFailed(job)) === false);
    await app.stop();
  });
});
