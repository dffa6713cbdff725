import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { expect } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { onePersonLenders } from '../../apps/server/src/testing/sample-lenders.ts';
import { ROOT, untilReady } from '../../scripts/processes.ts';
import { callerAt, completeApplication } from '../journeys/traveller.ts';
import { people } from '../personas/people.ts';
import { type BareMachine, bootMachine, makeRoot } from './bare-machine.ts';

/** What a lender keeps away from its servers: the packages, the settings with the keys, and the lenders' folder. */
export type Elsewhere = {
  readonly folder: string;
  readonly settings: Readonly<Record<SettingName, string>>;
  readonly postgresPort: number;
};
type SettingName =
  | 'DATABASE_URL'
  | 'SEALING_KEYS'
  | 'AUTH_SECRET'
  | 'WEBHOOK_SECRET'
  | 'SANDBOX_URL'
  | 'ORGANISATIONS_DIR'
  | 'PORT'
  | 'HEALTH_PORT'
  | 'STAFF_EMAIL'
  | 'STAFF_PASSWORD';
type Others = Readonly<Record<string, string>>;

/** A bare machine with PostgreSQL on which the package is installed. */
export type InstalledMachine = BareMachine & {
  readonly installPackage: (name: 'homeline.deb' | 'later.deb') => void;
  /** Runs statements of SQL as PostgreSQL's own user. */
  readonly psql: (statement: string) => void;
  /** Runs one of our programs as a service of this name, with settings besides those of the file. */
  readonly startService: (name: string, program: string, others: Others) => void;
  readonly startSandbox: () => Promise<void>;
  /** Starts the package's own service. */
  readonly startServer: () => Promise<void>;
  readonly untilServes: () => Promise<void>;
  readonly moveClock: (now: string) => Promise<void>;
  /** Takes a person to a step, by default the last. */
  readonly apply: (id: string, until?: StepName) => Promise<{ email: string; step: string | undefined }>;
  /** Signs a borrower in. Returns the bytes of all their documents; undefined if there is no such account. */
  readonly documentsOf: (email: string) => Promise<Buffer[] | undefined>;
  /** Returns what the audit prints, and what it finds. */
  readonly audit: (others?: Others) => string;
};

export const SETTINGS_FILE = 'etc/homeline/homeline.env';
const LENDERS = 'etc/homeline/organisations';

/** Makes the root of a machine, the package of the build, the same as a later version, and a lender's settings. */
export async function prepareElsewhere(): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-elsewhere-'));
  makeRoot(join(folder, 'root.tar'));
  makePackages(folder);
  cpSync(onePersonLenders(), join(folder, 'organisations'), { recursive: true });
  const postgresPort = await freePort();
  const settings = {
    DATABASE_URL: `postgres://homeline:homeline@127.0.0.1:${postgresPort}/homeline`,
    SEALING_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    SANDBOX_URL: `http://127.0.0.1:${await freePort()}`,
    ORGANISATIONS_DIR: `/${LENDERS}`,
    PORT: String(await freePort()),
    HEALTH_PORT: String(await freePort()),
    STAFF_EMAIL: 'staff@homeline.example',
    STAFF_PASSWORD: 'a password for staff',
  };
  return { folder, settings, postgresPort };
}

function makePackages(folder: string): void {
  const said = execFileSync(process.execPath, ['scripts/package-deb.ts'], { cwd: ROOT, encoding: 'utf8' });
  const [, file = ''] = /^Wrote (.*\.deb),/.exec(said) ?? [];
  cpSync(file, join(folder, 'homeline.deb'));
  const tree = join(folder, 'later');
  execFileSync('dpkg-deb', ['--raw-extract', file, tree]);
  const control = join(tree, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, '$&+later'));
  execFileSync('dpkg-deb', ['-Znone', '--build', tree, join(folder, 'later.deb')], { stdio: 'ignore' });
  rmSync(tree, { recursive: true });
}

/** Boots a machine with PostgreSQL and an empty database, and installs the package with the lender's settings. */
export async function installMachine({
  folder,
  settings,
  postgresPort,
}: Elsewhere): Promise<InstalledMachine> {
  const booted = await bootMachine(join(folder, 'root.tar'));
  const port = String(postgresPort);
  const url = `http://127.0.0.1:${settings.PORT}`;
  const untilServes = () => untilReady(`http://127.0.0.1:${settings.HEALTH_PORT}/readyz`);
  const machine: InstalledMachine = {
    ...booted,
    untilServes,
    installPackage(name) {
      cpSync(join(folder, name), join(booted.root, name));
      booted.run('root', 'apt-get', 'install', '--yes', `/${name}`);
      rmSync(join(booted.root, name));
    },
    psql: (statement) =>
      void booted.run('postgres', 'psql', '--quiet', '--port', port, '--command', statement),
    startService(name, program, others) {
      const set = Object.entries(others).map(([setting, value]) => `--setenv=${setting}=${value}`);
      const how = [`--unit=${name}`, '--uid=homeline', '--working-directory=/var/lib/homeline', ...set];
      booted.run('root', 'systemd-run', '--quiet', ...how, 'homeline', program);
    },
    async startSandbox() {
      const SANDBOX_PORT = new URL(settings.SANDBOX_URL).port;
      machine.startService('sandbox', 'sandbox', { SANDBOX_PORT, SERVER_URL: url });
      await untilReady(`${settings.SANDBOX_URL}/clock`);
    },
    async startServer() {
      booted.run('root', 'systemctl', 'enable', '--now', 'homeline');
      await untilServes();
    },
    async moveClock(now) {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'PUT', body: JSON.stringify({ now }), headers };
      expect((await fetch(`${settings.SANDBOX_URL}/clock`, init)).ok).toBe(true);
    },
    async apply(id, until) {
      const person = people.find((one) => one.id === id) ?? expect.fail();
      const installation = { url, sandboxUrl: settings.SANDBOX_URL, moveClock: machine.moveClock };
      const { steps } = await completeApplication(installation, person, url, () => 0, until);
      return { email: person.email, step: steps.at(-1) };
    },
    async documentsOf(email) {
      const call = callerAt(url);
      const signedIn = await call('logIn', { body: { email, password: PASSWORD } });
      if (signedIn.status !== 200) return undefined;
      const { jwt } = signedIn.body as { jwt: string };
      const [{ uuid }] = (await call('listApplications', {}, jwt)).body as [{ uuid: string }];
      const listed = (await call('listDocuments', { params: { uuid } }, jwt)).body as DocumentSummary[];
      const headers = { 'x-org': 'homeline', authorization: `Bearer ${jwt}` };
      const files = listed.map(async ({ uuid: document }) => {
        const path = pathOf(CALLS.getDocumentFile, { uuid, document }, undefined);
        const answer = await fetch(url + path, { headers });
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer());
      });
      return Promise.all(files);
    },
    audit(others = {}) {
      const set = Object.entries(others).map(([name, value]) => `${name}=${value}`);
      return booted.run('homeline', 'env', ...set, 'sh', '-c', 'homeline audit 2>&1 || true');
    },
  };
  booted.run('root', 'pg_conftool', '15', 'main', 'set', 'port', port);
  booted.run('root', 'systemctl', 'restart', 'postgresql@15-main');
  machine.psql("create role homeline login password 'homeline'");
  machine.psql('create database homeline owner homeline');
  machine.installPackage('homeline.deb');
  cpSync(join(folder, 'organisations'), join(booted.root, LENDERS), { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(join(booted.root, SETTINGS_FILE), lines.join(''));
  return machine;
}
