import { statfsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/tables.ts';
import type { Log } from '../../log.ts';

const GB = 1_000_000_000;

/** Below this the embedded database's disk takes no uploads. What is left is for everything else; registrations end last. */
const LEAST_FREE_BYTES = GB;
/** Below this, and above this part of the quota, operators are warned. */
const LOW_FREE_BYTES = 5 * GB;
const HIGH_PART = 0.8;

/** `LOW`: files are taken, and an operator should make room. `FULL`: none are taken. */
export type RoomState = 'ENOUGH' | 'LOW' | 'FULL';

/** What the files of all applications take, and the most that they may. */
export type Room = {
  readonly state: RoomState;
  readonly usedBytes: number;
  readonly quotaBytes: number;
  /** Of the embedded database's disk; the disk of a database server isn't ours to see. */
  readonly freeBytes?: number;
};

export type UploadRoom = {
  /** Takes room for a file. Returns false if there is none. */
  take(bytes: number): boolean;
  /** Counts what is stored, and warns in the log while room is low. */
  refresh(): Promise<void>;
  now(): Room;
};

/** Returns the state of the room for files. */
export function roomState({
  usedBytes,
  quotaBytes,
  freeBytes = Number.POSITIVE_INFINITY,
}: Omit<Room, 'state'>): RoomState {
  if (usedBytes >= quotaBytes || freeBytes < LEAST_FREE_BYTES) return 'FULL';
  return usedBytes >= HIGH_PART * quotaBytes || freeBytes < LOW_FREE_BYTES ? 'LOW' : 'ENOUGH';
}

/** Keeps count of the room that all applications' files may take. */
export function createUploadRoom(
  db: Db,
  { uploadsGb, databaseUrl, dataDir }: Pick<Config, 'uploadsGb' | 'databaseUrl' | 'dataDir'>,
  log: Log,
): UploadRoom {
  const quotaBytes = uploadsGb * GB;
  let usedBytes = 0;
  const now = (): Room => {
    const free = databaseUrl ? undefined : freeBytesOf(dataDir);
    const room = { usedBytes, quotaBytes, ...(free !== undefined && { freeBytes: free }) };
    return { state: roomState(room), ...room };
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
      const room = {
        usedGb: inGb(usedBytes),
        quotaGb: uploadsGb,
        ...(freeBytes && { freeGb: inGb(freeBytes) }),
      };
      if (state === 'LOW') log.warn(room, 'Room for uploaded files is low');
      if (state === 'FULL') log.error(room, 'There is no room for uploaded files: uploads are refused');
    },
  };
}

async function storedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectNoFrom(({ selectFrom }) => [
      sql<number>`coalesce(${selectFrom('stored_file').select(sql`sum(size)`.as('size'))}, 0)::float
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
