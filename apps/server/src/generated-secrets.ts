import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Secrets = z.object({
  SEALING_KEYS: z.string(),
  AUTH_SECRET: z.string(),
  WEBHOOK_SECRET: z.string(),
  STAFF_PASSWORD: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/**
 * Returns the generated keys of an installation without configured ones. The first start creates them in the data folder, readable
 * only by their owner; a key added by a later release is generated then.
 * @param dataDir created when missing
 */
export function generatedSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const kept = readKept(path);
  const parsed = Secrets.safeParse(kept);
  if (parsed.success) return parsed.data;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const ours = `${path}.${process.pid}`;
  writeFileSync(ours, `${JSON.stringify({ ...newSecrets(), ...kept }, null, 2)}\n`, { mode: 0o600 });
  if (kept) renameSync(ours, path);
  else linkWhenFirst(ours, path);
  return Secrets.parse(readKept(path));
}

function newSecrets(): Secrets {
  return {
    SEALING_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    WEBHOOK_SECRET: randomBytes(32).toString('base64url'),
    STAFF_PASSWORD: randomBytes(12).toString('base64url'),
  };
}

function readKept(path: string): object | undefined {
  return existsSync(path) ? z.looseObject({}).parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** Two processes that start at once end up with the same keys. */
function linkWhenFirst(ours: string, path: string): void {
  try {
    linkSync(ours, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(ours);
  }
}
