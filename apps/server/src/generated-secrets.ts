import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Secrets = z.object({ SEALING_KEYS: z.string(), AUTH_SECRET: z.string(), WEBHOOK_SECRET: z.string() });
export type Secrets = z.infer<typeof Secrets>;

/**
 * The keys of an installation that was given none: made on the first start, kept in its data folder, readable by its owner alone.
 * @param dataDir made when it is not there
 */
export function generatedSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  const secrets: Secrets = {
    SEALING_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    WEBHOOK_SECRET: randomBytes(32).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Exclusive, so that two starters agree on one set of keys.
    writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return secrets;
  } catch {
    return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  }
}
