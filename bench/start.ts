import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { commandLine } from '../scripts/command-line.ts';
import { startInstallation } from '../tests/journeys/installation.ts';
import temporaryFolder from '../tests/temporary-folder.ts';
import { cpuMsOf, memoryMiBOf } from './process.ts';

const USAGE = `npm run build && npm run bench:start
  Starts the built server again and again, on PostgreSQL and embedded, and says how long the first answer takes and what it needs at rest.`;

const STARTS = 7;
const REST_MS = 15_000;
const ROOT = join(import.meta.dirname, '..');

commandLine(USAGE, {});
const removeTemporaryFiles = temporaryFolder();
for (const database of ['postgres', 'pglite'] as const) {
  const settings = { ORGANISATIONS_DIR: join(ROOT, 'dist/organisations') };
  const installation = await startInstallation(database, settings, { build: join(ROOT, 'dist') });
  // What Node compiled is kept when a server stops.
  await installation.stopServer();
  const starts: { readonly wallMs: number; readonly cpuMs: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const startedMs = performance.now();
    await installation.startServer();
    starts.push({ wallMs: performance.now() - startedMs, cpuMs: cpuMsOf(installation.serverPid()) });
    if (start < STARTS - 1) await installation.stopServer();
  }
  await setTimeout(REST_MS);
  const restMiB = memoryMiBOf(installation.serverPid());
  await installation.stop();
  const [walls, cpu] = [starts.map(({ wallMs }) => wallMs), starts.map(({ cpuMs }) => cpuMs)];
  console.log(
    `${database}: first answer after ${median(walls)} ms (fastest ${Math.min(...walls).toFixed(0)}), CPU until then ${median(cpu)} ms (least ${Math.min(...cpu)}), at rest ${restMiB.toFixed(0)} MiB; load ${loadavg()[0]?.toFixed(1)}`,
  );
}
removeTemporaryFiles();

function median(all: readonly number[]): string {
  return (all.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0).toFixed(0);
}
