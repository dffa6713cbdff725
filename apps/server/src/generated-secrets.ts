import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { linkUnlessExists, writableFolder } from './data-folder.ts';

const Secrets = z.object({
  SEALING_KEYS: z.string(),
  AUTH_SECRET: z.string(),
  WEBHOOK_SECRET: z.string(),
  STAFF_PASSWORD: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/**
 * Returns the keys stored in the data folder. Generates missing ones into a file that only its owner can read.
 * @param dataDir created when missing
 * @throws ConfigError if the folder can't be written or its file can't be read
 */
export function generatedSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const stored = readStored(path);
  const parsed = Secrets.safeParse(stored);
  if (parsed.success) return parsed.data;
  writableFolder(dataDir, 'DATA_DIR');
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, `${JSON.stringify({ ...newSecrets(), ...stored }, null, 2)}\n`, { mode: 0o600 });
    if (stored) renameSync(temporary, path);
    else linkUnlessExists(temporary, path);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${path} can't be written: ${(error as NodeJS.ErrnoException).code}`);
  } finally {
    rmSync(temporary, { force: true });
  }
  return Secrets.parse(readStored(path));
}

/** Returns the password of the first member of staff, if the data folder has one. Writes nothing. */
export function storedStaffPassword(dataDir: string): string | undefined {
  return Secrets.partial().parse(readStored(join(dataDir, 'secrets.json')) ?? {}).STAFF_PASSWORD;
}

function newSecrets(): Secrets {
  return {
    SEALING_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    WEBHOOK_SECRET: randomBytes(32).toString('base64url'),
    STAFF_PASSWORD: randomBytes(12).toString('base64url'),
  };
}

function readStored(path: string): object | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return z.looseObject({}).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // The parser's own message would quote the keys.
    throw new ConfigError(
      `DATA_DIR: ${path} can't be read. Restore it from a backup, or set the keys yourself`,
    );
  }
}
