import { setTimeout } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { type Installation, startInstallation } from '../tests/journeys/installation.ts';
import { completeApplication } from '../tests/journeys/traveller.ts';
import { applicant } from './applicant.ts';
import { cpuMsOf, memoryMiBOf } from './process.ts';

const APPLICATIONS = 10;
const WARM_UP = 3;
const REST_MS = 15_000;

/** Measures the server process: memory at rest, start time, and CPU for whole applications. */
export async function installationFigures(database: 'pglite' | 'postgres') {
  const installation = await startInstallation(database);
  try {
    await setTimeout(REST_MS);
    const restMiB = memoryMiBOf(installation.serverPid());
    const whole = await wholeApplications(installation);
    await installation.kill();
    const startedMs = performance.now();
    await installation.startServer();
    const secondStartMs = performance.now() - startedMs;
    return { restMiB, secondStartMs, ...whole };
  } finally {
    await installation.stop();
  }
}

/** Measures the server's CPU per application, from registration to funding, without password hashing. */
async function wholeApplications(installation: Installation) {
  // The first applications pay for compilation and caches.
  for (let index = 0; index < WARM_UP; index += 1) await completeApplication(installation, applicant(-index));
  const before = cpuMsOf(installation.serverPid());
  let offersMs = 0;
  for (let index = 1; index <= APPLICATIONS; index += 1) {
    const { marks } = await completeApplication(installation, applicant(index), installation.url, () =>
      cpuMsOf(installation.serverPid()),
    );
    offersMs += (marks.get('OFFER_SELECTION') ?? 0) - (marks.get('IN_PROGRESS') ?? 0);
  }
  const wholeMs = (cpuMsOf(installation.serverPid()) - before) / APPLICATIONS;
  const hashingMs = await passwordHashingMs();
  return { wholeCpuMs: wholeMs - hashingMs, hashingMs, offersCpuMs: offersMs / APPLICATIONS };
}

async function passwordHashingMs(): Promise<number> {
  const before = process.cpuUsage();
  const times = 5;
  for (let done = 0; done < times; done += 1)
    await hash('correct horse battery', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
