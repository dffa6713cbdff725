import { statfsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/tables.ts';
import type { Log } from '../../log.ts';

const GB = 1_000_000_000;

/** Below this the embedded database's disk accepts no uploads. The rest is for other data; registrations stop last. */
const LEAST_FREE_BYTES = GB;
/** Below this, and above this part of the quota, operators are warned. */
const LOW_FREE_BYTES = 5 * GB;
const HIGH_PART = 0.8;

/** `LOW`: uploads are accepted, but an operator should add storage. `FULL`: uploads are refused. */
export type StorageState = 'ENOUGH' | 'LOW' | 'FULL';

/** The storage used by all applications' files, and its limit. */
export type StorageUse = {
  readonly state: StorageState;
  readonly usedBytes: number;
  readonly quotaBytes: number;
  /** Of the embedded database's disk; the disk of a database server isn't ours to see. */
  readonly freeBytes?: number;
};

export type UploadStorage = {
  /** Reserves storage for a file. Returns false if there isn't enough. */
  take(bytes: number): boolean;
  /** Measures the stored bytes, and warns in the log while storage is low. */
  refresh(): Promise<void>;
  now(): StorageUse;
};

/** Returns the state of the storage for uploads. */
export function storageState({
  usedBytes,
  quotaBytes,
  freeBytes = Number.POSITIVE_INFINITY,
}: Omit<StorageUse, 'state'>): StorageState {
  if (usedBytes >= quotaBytes || freeBytes < LEAST_FREE_BYTES) return 'FULL';
  return usedBytes >= HIGH_PART * quotaBytes || freeBytes < LOW_FREE_BYTES ? 'LOW' : 'ENOUGH';
}

/** Tracks the storage used by all applications' uploads. */
export function createUploadStorage(
  db: Db,
  { uploadsGb, databaseUrl, dataDir }: Pick<Config, 'uploadsGb' | 'databaseUrl' | 'dataDir'>,
  log: Log,
): UploadStorage {
  const quotaBytes = uploadsGb * GB;
  let usedBytes = 0;
  const now = (): StorageUse => {
    const free = databaseUrl ? undefined : freeBytesOf(dataDir);
    const use = { usedBytes, quotaBytes, ...(free !== undefined && { freeBytes: free }) };
    return { state: storageState(use), ...use };
  };
  return {
    now,
    take(bytes) {
      const { state } = now();
      if (state === 'FULL' || usedBytes + bytes > quotaBytes) return false;
      // Other processes' files are added at the next count.
      usedBytes += bytes;
      return true;
    },
    async refresh() {
      usedBytes = await storedBytes(db);
      const { state, freeBytes } = now();
      const use = {
        usedGb: inGb(usedBytes),
        quotaGb: uploadsGb,
        ...(freeBytes && { freeGb: inGb(freeBytes) }),
      };
      if (state === 'LOW') log.warn(use, 'Storage for uploaded files is low');
      if (state === 'FULL') log.error(use, 'Storage for uploaded files is full: uploads are refused');
    },
  };
}

/** Counts what is in the database. The file store has its own limits. */
async function storedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectNoFrom(({ selectFrom }) => [
      sql<number>`coalesce(${selectFrom('stored_file').select(sql`sum(size)`.as('size')).where('object', 'is', null)}, 0)::float
        + coalesce(${selectFrom('upload_part').select(sql`sum(size)`.as('size'))}, 0)::float
        + coalesce(${selectFrom('chat_file').select(sql`sum(size)`.as('size'))}, 0)::float`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return bytes;
}

function freeBytesOf(folder: string): number | undefined {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems tell nothing.
  return blocks > 0 ? bavail * bsize : undefined;
}

function inGb(bytes: number): number {
  return Math.round((bytes / GB) * 10) / 10;
}
