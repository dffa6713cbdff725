import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startInstallation } from './installation.ts';

/** Moments after its start at which the server's first migration is under way. */
const MOMENTS_MS = [300, 600, 900, 1200];

describe('the server is killed while it makes its tables', () => {
  it.each(['pglite', 'postgres'] as const)('and starts whole again on %s', async (database) => {
    const installation = await startInstallation(database, {}, { startsServer: false });
    try {
      for (const moment of MOMENTS_MS) await installation.startAndKill(moment + randomInt(100));
      await installation.startServer();
      expect((await fetch(`${installation.url}/readyz`)).status).toBe(200);
    } finally {
      await installation.stop();
    }
  });
});
