import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { commandLine } from '../scripts/command-line.ts';
import { type Installation, startInstallation } from '../tests/journeys/installation.ts';
import { completeApplication } from '../tests/journeys/traveller.ts';
import temporaryFolder from '../tests/temporary-folder.ts';
import { applicant } from './applicant.ts';
import { cpuMsOf } from './process.ts';

const USAGE = `npm run bench:servers
  Takes applications from registration to the signed closing over one server and over three on the same PostgreSQL, and says what each costs.`;

const WARM_UP = 2;
const APPLICATIONS = 12;
const AT_ONCE = 4;

commandLine(USAGE, {});
const removeTemporaryFiles = temporaryFolder();
const [loadBefore = 0] = loadavg();
const first = await startInstallation('postgres');
const shared = first.sharedSettings();
const database = new pg.Client(shared['DATABASE_URL']);
await database.connect();
const postmaster = await postmasterPid();
let people = 0;
for (let index = 0; index < WARM_UP; index += 1) await complete(first);
const before = await sizes();
console.log(
  `${cpus().length} cores, load ${loadBefore.toFixed(1)} before; the sandbox, the borrowers and PostgreSQL run beside the servers`,
);
await measure('one server', [first]);
const others = [await startInstallation('pglite', shared), await startInstallation('pglite', shared)];
for (const other of others) await complete(other);
await measure('three servers', [first, ...others]);
const after = await sizes();
const grown = people - WARM_UP;
for (const [what, size] of Object.entries(after))
  console.log(`${what} per application: ${((size - (before[what] ?? 0)) / grown).toFixed(1)}`);
for (const installation of [...others, first]) {
  if (installation === first) await database.end();
  await installation.stop();
}
removeTemporaryFiles();

/** Takes one person to the signed closing over one of the servers. After that the clock would move, which only the first would notice. */
async function complete(server: Installation): Promise<void> {
  people += 1;
  await completeApplication(first, applicant(people), server.url, () => 0, 'RESCISSION');
}

async function measure(what: string, servers: readonly Installation[]): Promise<void> {
  const startedMs = performance.now();
  const serverMs = cpuOf(servers);
  const postgresMs = postgresCpuMs();
  let left = APPLICATIONS;
  const borrower = async (index: number) => {
    const server = servers[index % servers.length];
    while (left > 0 && server) {
      left -= 1;
      await complete(server);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => borrower(index)));
  const minutes = (performance.now() - startedMs) / 60_000;
  const [ofServers, ofPostgres] = [cpuOf(servers) - serverMs, postgresCpuMs() - postgresMs];
  console.log(
    `${what}: ${(APPLICATIONS / minutes).toFixed(1)} applications a minute, each ${(ofServers / APPLICATIONS).toFixed(0)} ms of the servers and ${(ofPostgres / APPLICATIONS).toFixed(0)} ms of PostgreSQL`,
  );
}

function cpuOf(servers: readonly Installation[]): number {
  return servers.reduce((sum, server) => sum + cpuMsOf(server.serverPid()), 0);
}

async function postmasterPid(): Promise<number> {
  const { rows } = await database.query('select pg_backend_pid() as pid');
  return Number(statOf(rows[0].pid)[1]);
}

/** Returns the CPU of PostgreSQL's processes, those that ended included, in ms. */
function postgresCpuMs(): number {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOfPostgres(Number(name)));
  const fields = statOf(postmaster);
  const ended = ((Number(fields[13]) + Number(fields[14])) / 100) * 1000;
  return running.reduce((sum, pid) => sum + cpuMsOf(Number(pid)), ended);
}

function isOfPostgres(pid: number): boolean {
  try {
    return pid === postmaster || Number(statOf(pid)[1]) === postmaster;
  } catch {
    // It ended meanwhile.
    return false;
  }
}

/** Returns the fields of /proc/<pid>/stat after the program's name: its state, its parent, … */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
}

async function sizes(): Promise<Record<string, number>> {
  const { rows } =
    await database.query(`select (select count(*) from fact) as facts, (select count(*) from audit_event) as "audit events",
    (select count(*) from stored_file) as files, pg_database_size(current_database()) / 1024.0 as "KiB of the database"`);
  return Object.fromEntries(Object.entries(rows[0]).map(([what, size]) => [what, Number(size)]));
}
