import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { MIGRATION_NAMES } from '../db/migrate.ts';

const MANIFEST = 'manifest.json';
/** The data folder, compressed. With the embedded database, that is in it. */
export const DATA_FILE = 'data.tar.gz.age';
/** What pg_dump writes of a PostgreSQL server's database. */
export const DATABASE_FILE = 'database.dump.age';

/** What a backup says about itself, unencrypted and without personal data. */
const Manifest = z.object({
  at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The newest migration of the program that wrote it. */
  schema: z.string(),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** A backup can't be made, or not be restored. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/** Returns what a manifest says, in its file's name and text. */
export function manifestFile(manifest: Omit<Manifest, 'schema'>): [name: string, text: string] {
  const schema = MIGRATION_NAMES.at(-1) ?? '';
  return [MANIFEST, `${JSON.stringify({ ...manifest, schema }, null, 2)}\n`];
}

/**
 * Reads a backup's manifest, and checks that every file is whole.
 * @throws BackupProblem if one is missing, cut short or changed, or if a newer version wrote the backup
 */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = manifestIn(folder);
  if (!MIGRATION_NAMES.includes(manifest.schema))
    throw new BackupProblem(
      `${folder} was written by a newer version (${manifest.schema}): restore it with that version`,
    );
  for (const [name, expected] of Object.entries(manifest.files)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found) throw new BackupProblem(`${path} is missing`);
    if (found.size !== expected.bytes)
      throw new BackupProblem(`${path} has ${found.size} bytes instead of ${expected.bytes}`);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    if (hash.digest('hex') !== expected.sha256) throw new BackupProblem(`${path} was changed`);
  }
  return manifest;
}

function manifestIn(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new BackupProblem(`${folder} is not a backup, or was not finished: it has no ${MANIFEST}`);
  }
}
