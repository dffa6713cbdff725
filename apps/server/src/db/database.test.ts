import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { POSTGRES_URL_VARIABLE } from '../testing/postgres-of-run.ts';
import { openDatabase } from './database.ts';

const open = (databaseUrl: string | undefined, dataDir = '') => openDatabase({ databaseUrl, dataDir });

describe('an unusable database', () => {
  it('that can’t be reached is reported in one line', async () => {
    await expect(open('postgres://127.0.0.1:1/homeline')).rejects.toThrow(/^DATABASE_URL cannot be reached$/);
    await expect(open('postgres://nobody.invalid/homeline')).rejects.toThrow(
      /^DATABASE_URL cannot be reached$/,
    );
  });

  it('that is damaged is reported in one line, and its folder is unlocked', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'homeline-damaged-'));
    mkdirSync(join(dataDir, 'database/pgdata'), { recursive: true });
    writeFileSync(join(dataDir, 'database/pgdata/PG_VERSION'), 'damaged');
    for (let tried = 0; tried < 2; tried += 1)
      await expect(open(undefined, dataDir)).rejects.toThrow(
        /^DATA_DIR: the database in .* can't be opened: /,
      );
  });

  describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('on a server', () => {
    const at = (change: Partial<URL>) =>
      Object.assign(new URL(process.env[POSTGRES_URL_VARIABLE] ?? ''), change).href;

    it('that doesn’t exist is reported in one line', async () => {
      await expect(open(at({ pathname: '/elsewhere' }))).rejects.toThrow(
        /^DATABASE_URL names a database that doesn’t exist$/,
      );
    });

    it('that accepts no connections is reported in one line, with PostgreSQL’s reason', async () => {
      await expect(open(at({ pathname: '/template0' }))).rejects.toThrow(
        /^DATABASE_URL can't be used: database "template0" is not currently accepting connections$/,
      );
    });

    it('without TLS is reported in one line, if the URL requires it', async () => {
      await expect(open(at({ search: '?sslmode=require' }))).rejects.toThrow(
        /^DATABASE_URL can't be used: The server does not support SSL connections$/,
      );
    });

    it('of an unknown user is reported in one line', async () => {
      await expect(open(at({ username: 'stranger' }))).rejects.toThrow(
        /^DATABASE_URL names a user who may not connect$/,
      );
    });
  });
});

// Opening a new one migrates it, which takes seconds.
describe.runIf(process.env['TEST_DATABASE'] !== 'postgres')('the embedded database', () => {
  it('converts bytes natively, so that a large upload doesn’t hold up other requests', async () => {
    const database = await open(undefined, mkdtempSync(join(tmpdir(), 'homeline-bytes-')));
    for (const bytes of [
      Buffer.from([0, 1, 0x5c, 0xff]),
      new Uint8Array([9, 8, 7]).subarray(1),
      new Uint8Array(),
    ]) {
      const { rows } = await sql<{ read: Uint8Array }>`select ${bytes}::bytea as read`.execute(database.db);
      expect(rows[0]?.read).toBeInstanceOf(Buffer);
      expect([...(rows[0]?.read ?? [])]).toEqual([...bytes]);
    }
    await database.close();
  });
});
