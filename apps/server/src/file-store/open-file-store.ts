import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import type { Db } from '../db/tables.ts';
import type { FileStore } from './file-store.ts';

/**
 * Returns the file store, if one is configured.
 * @throws ConfigError if files are in a store that the settings don't name
 */
export async function openFileStore({ s3 }: Config, db: Db): Promise<FileStore | undefined> {
  if (s3) return (await import('./s3.ts')).s3Store(s3);
  const moved = await db
    .selectFrom('stored_file')
    .select('uuid')
    .where('object', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (moved) throw new ConfigError('S3_URL is required: files of this installation are in a bucket');
  return undefined;
}
