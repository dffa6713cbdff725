// Proves IN-02, IN-14.

import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASED_EMAIL, RELEASED_KEY } from '../../apps/server/src/testing/released-data.ts';
import { ROOT } from '../../scripts/processes.ts';
import { canMakeMachines } from './bare-machine.ts';
import {
  type Elsewhere,
  type InstalledMachine,
  installMachine,
  prepareElsewhere,
  SETTINGS_FILE,
} from './installed-machine.ts';

/** Debian's packages come over the network. */
const TIMEOUT_MS = 900_000;
const CAN_RUN = Boolean(process.env['TEST_LONG']) && canMakeMachines();
const CLEAN = /^homeline: applications [1-9][\s\S]*, findings 0\n$/m;

describe.runIf(CAN_RUN)('an installation on a bare Debian', () => {
  let elsewhere: Elsewhere;
  let machine: InstalledMachine;
  beforeAll(async () => {
    elsewhere = await prepareElsewhere();
  }, TIMEOUT_MS);
  afterAll(() => machine?.lose());

  let borrower: { email: string; step: string | undefined };
  let documents: Buffer[] | undefined;
  let lostAt: string;

  it(
    'is installed with one command, takes its first borrower to a funded line, and is backed up while it runs',
    async () => {
      machine = await installMachine(elsewhere);
      await machine.startSandbox();
      await machine.startServer();
      borrower = await machine.apply('T01');
      expect(borrower.step).toBe('COMPLETE');
      documents = await machine.documentsOf(borrower.email);
      expect(documents?.length).toBeGreaterThan(10);

      const newKey = ['backup', '--new-key', join(elsewhere.folder, 'backup.key')];
      const key = execFileSync(join(ROOT, 'dist/bin/homeline'), newKey, { encoding: 'utf8' }).trim();
      machine.run('root', 'install', '-d', '-o', 'homeline', '/backups');
      const written = machine.run('homeline', 'homeline', 'backup', '/backups', '--key', key);
      const [, backup = ''] = /^Wrote (\/backups\/homeline-\S+)\n$/.exec(written) ?? [];
      cpSync(join(machine.root, backup), join(elsewhere.folder, 'backup'), { recursive: true });
      const clock = await (await fetch(`${elsewhere.settings.SANDBOX_URL}/clock`)).json();
      lostAt = (clock as { now: string }).now;
    },
    TIMEOUT_MS,
  );

  it(
    'is restored on another machine after the first was lost, with every document and a clean audit',
    async () => {
      await machine.lose();
      machine = await installMachine(elsewhere);
      cpSync(join(elsewhere.folder, 'backup'), join(machine.root, 'backup'), { recursive: true });
      cpSync(join(elsewhere.folder, 'backup.key'), join(machine.root, 'backup/key'));
      machine.run('root', 'chown', '-R', 'homeline:', '/backup');
      machine.run('homeline', 'homeline', 'restore', '/backup', '--key-file', '/backup/key');
      expect(machine.audit()).toMatch(CLEAN);

      await machine.startSandbox();
      await machine.moveClock(lostAt);
      await machine.startServer();
      expect(await machine.documentsOf(borrower.email)).toEqual(documents);
    },
    TIMEOUT_MS,
  );

  it(
    'is upgraded by installing a later package, goes on with settings and data, and its audit stays clean',
    async () => {
      const settingsFile = () => readFileSync(join(machine.root, SETTINGS_FILE), 'utf8');
      const before = settingsFile();
      machine.installPackage('later.deb');
      await machine.untilServes();
      expect(machine.run('root', 'dpkg-query', '--show', 'homeline')).toMatch(/\+later\n$/);
      expect(settingsFile()).toBe(before);
      expect(await machine.documentsOf(borrower.email)).toEqual(documents);
      await machine.apply('T02', 'OFFER_SELECTION');
      expect(machine.audit()).toMatch(CLEAN);
    },
    TIMEOUT_MS,
  );

  it(
    'brings the database of release 0.2.0 up to date, in which a borrower of then signs in',
    async () => {
      machine.run('root', 'systemctl', 'stop', 'homeline');
      machine.psql('create database released owner homeline');
      cpSync(join(ROOT, 'apps/server/src/db/releases/0.2.0.sql'), join(machine.root, 'released.sql'));
      const released = {
        DATABASE_URL: elsewhere.settings.DATABASE_URL.replace(/homeline$/, 'released'),
        SEALING_KEYS: RELEASED_KEY,
        DATA_DIR: '/var/lib/homeline/released',
      };
      machine.run('homeline', 'psql', '--quiet', '--file=/released.sql', released.DATABASE_URL);
      machine.startService('released', 'server', released);
      await machine.untilServes();
      expect(await machine.documentsOf(RELEASED_EMAIL)).toEqual([]);
      machine.run('root', 'systemctl', 'stop', 'released');
      expect(machine.audit(released)).toMatch(CLEAN);
    },
    TIMEOUT_MS,
  );

  it(
    'goes back to a point in time with pgBackRest: what was recorded before is there, and the audit names what is lost',
    async () => {
      await machine.startServer();
      setUpPgBackRest();
      const { email: before } = await machine.apply('T03', 'OFFER_SELECTION');
      const at = new Date().toISOString();
      const anchors = '/var/lib/homeline/anchors';
      const links = () => readFileSync(join(machine.root, anchors, '_installation.jsonl'), 'utf8').length;
      const linked = links();
      const { email: after } = await machine.apply('T04', 'OFFER_SELECTION');
      await expect.poll(links, { timeout: 120_000 }).toBeGreaterThan(linked);

      machine.run('root', 'systemctl', 'stop', 'homeline', 'postgresql@15-main');
      const target = [
        '--delta',
        '--type=time',
        `--target=${at.replace('T', ' ').replace('Z', '+00')}`,
        '--target-action=promote',
      ];
      machine.run('postgres', 'pgbackrest', '--stanza=homeline', ...target, 'restore');
      machine.run('root', 'systemctl', 'start', 'postgresql@15-main');
      expect(machine.audit()).toMatch(
        /link \d+ of the installation's chain differs from the file of anchors/,
      );

      machine.run('root', 'mv', anchors, '/var/lib/homeline/anchors-of-what-was-lost');
      await machine.startServer();
      expect(await machine.documentsOf(before)).toBeDefined();
      expect(await machine.documentsOf(borrower.email)).toEqual(documents);
      expect(await machine.documentsOf(after)).toBeUndefined();
      await machine.apply('T04', 'OFFER_SELECTION');
      expect(machine.audit()).toMatch(CLEAN);
    },
    TIMEOUT_MS,
  );

  /** Lets PostgreSQL archive its log, and writes a first backup, as docs/operate.md says. */
  function setUpPgBackRest(): void {
    const settings = {
      archive_mode: 'on',
      archive_timeout: '60',
      archive_command: 'pgbackrest --stanza=homeline archive-push %p',
    };
    for (const [name, value] of Object.entries(settings))
      machine.run('root', 'pg_conftool', '15', 'main', 'set', name, value);
    writeFileSync(join(machine.root, 'etc/pgbackrest.conf'), CONFIGURATION);
    appendFileSync(join(machine.root, 'etc/pgbackrest.conf'), `pg1-port=${elsewhere.postgresPort}\n`);
    machine.run('root', 'systemctl', 'restart', 'postgresql@15-main');
    machine.run('postgres', 'pgbackrest', '--stanza=homeline', 'stanza-create');
    machine.run('postgres', 'pgbackrest', '--stanza=homeline', 'backup');
  }
});

const CONFIGURATION = `[global]
repo1-path=/var/lib/pgbackrest
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=a-passphrase-of-a-trial
start-fast=y

[homeline]
pg1-path=/var/lib/postgresql/15/main
`;
