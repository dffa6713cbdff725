import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE, REGISTRATION } from '../../apps/server/src/testing/app.ts';
import { SERVER } from '../../scripts/processes.ts';
import { people } from '../personas/people.ts';
import { type Installation, startInstallation } from './installation.ts';
import { canHaveSmallDisk, onSmallDisk } from './small-disk.ts';
import { completeApplication } from './traveller.ts';

// Uploads need a free gigabyte.
const DISK_MIB = 1536;
const MIB = 1024 * 1024;
const REGISTRATIONS = 20;
const TIMEOUT_MS = 240_000;
const CAN_RUN = Boolean(process.env['TEST_LONG']) && canHaveSmallDisk();

describe.runIf(CAN_RUN)('the embedded database on a small disk', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation('pglite', {}, { diskMib: DISK_MIB });
  }, TIMEOUT_MS);
  afterAll(() => installation.stop());

  const filler = () => join(installation.dataDir(), 'filler');
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(installation.dataDir());
    return bavail * bsize;
  };

  /** Fills the disk until so much is left. */
  function fillUpTo(leftBytes: number): void {
    const file = openSync(filler(), 'a');
    const block = Buffer.alloc(MIB);
    while (freeBytes() > leftBytes) writeSync(file, block, 0, Math.min(MIB, freeBytes() - leftBytes));
    closeSync(file);
  }

  async function call(
    name: CallName,
    params: object,
    init: { jwt?: string; version?: number; body?: object },
  ) {
    const answer = await fetch(installation.url + pathOf(CALLS[name], params, undefined), {
      method: CALLS[name].method,
      headers: {
        'content-type': 'application/json',
        ...(init.jwt ? { authorization: `Bearer ${init.jwt}` } : {}),
        ...(init.version ? { 'if-match': `"${init.version}"` } : {}),
      },
      ...(init.body ? { body: JSON.stringify(init.body) } : {}),
    });
    const { status, headers } = answer;
    return { status, retryAfter: headers.get('retry-after'), body: (await answer.json()) as never };
  }

  const register = (email: string) => call('register', {}, { body: { ...REGISTRATION, email } });
  const registerAll = (round: string) =>
    Promise.all(
      Array.from({ length: REGISTRATIONS }, (_, number) => register(`person${number}@${round}.example`)),
    );

  it(
    'answers writes with 503 while the disk is full, still reads, and writes again once there is room',
    async () => {
      const { jwt, applicationUuid: uuid } = (await register('first@example.com')).body as {
        jwt: string;
        applicationUuid: string;
      };
      const status = async () => (await call('getStatus', { uuid }, { jwt })).status;
      const saveProfile = () => call('saveProfile', { uuid }, { jwt, version: 5, body: PROFILE });

      const whileFilling = registerAll('filling');
      fillUpTo(100 * MIB);
      for (const answer of await whileFilling) expect([201, 503]).toContain(answer.status);
      fillUpTo(0);
      expect(freeBytes()).toBe(0);
      for (const answer of [...(await registerAll('full')), await saveProfile()])
        expect(answer).toMatchObject({ status: 503, retryAfter: '5', body: { code: 'UNAVAILABLE' } });
      expect(await status()).toBe(200);
      expect((await fetch(`${installation.url}/healthz`)).status).toBe(200);

      rmSync(filler());
      expect((await saveProfile()).status).toBe(200);
      for (const answer of await registerAll('full')) expect(answer.status).toBe(201);
    },
    TIMEOUT_MS,
  );

  it(
    'takes an application from registration to the end after the disk was full in between',
    async () => {
      const person = people.find(({ id }) => id === 'T01');
      if (!person) throw new Error('T01 is missing');
      const { steps } = await completeApplication(installation, person);
      expect(steps.at(-1)).toBe('COMPLETE');
    },
    TIMEOUT_MS,
  );
});

/** Runs Node with a small disk at DATA_DIR. */
async function run(mib: number, args: readonly string[]) {
  const [command = '', ...rest] = onSmallDisk(mib, args);
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: mkdtempSync(join(tmpdir(), 'small-')),
    SANDBOX_URL: 'http://sandbox.invalid',
  };
  const child = spawn(command, rest, {
    cwd: join(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

/** Fills the disk, and goes on with commits that the database doesn't expect to fail. */
const COMMITS_ON_A_FULL_DISK = `
  import { closeSync, openSync, writeSync } from 'node:fs';
  import { sql } from 'kysely';
  import { openDatabase } from './apps/server/src/db/database.ts';
  const dataDir = process.env.DATA_DIR;
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  const file = openSync(dataDir + '/filler', 'a');
  try {
    for (;;) writeSync(file, Buffer.alloc(1048576));
  } catch {}
  for (let n = 0; n < 3000; n += 1) await sql\`select pg_logical_emit_message(true, 'a', repeat('b', 20000))\`.execute(db);
`;

describe.runIf(CAN_RUN)('a server with the embedded database', () => {
  it(
    'does not start on a disk without room, and says so in one line',
    async () => {
      const { code, stderr } = await run(64, SERVER);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringMatching(
          /^DATA_DIR: the disk of .* has \d+ MiB left, and needs at least 128\n$/,
        ),
      });
    },
    TIMEOUT_MS,
  );

  it(
    'ends with one line instead of hanging, if the disk fills up within a commit',
    async () => {
      const { code, stderr } = await run(256, ['--input-type=module', '-e', COMMITS_ON_A_FULL_DISK]);
      expect(code).toBe(1);
      expect(stderr).toContain('Check the disk');
    },
    TIMEOUT_MS,
  );
});
