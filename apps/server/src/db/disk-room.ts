import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

// More than the largest upload, twice: its row, and the log of its transaction.
const LEAST_FREE_BYTES = 128 * 1024 * 1024;
const MIB = 1024 * 1024;

/** PostgreSQL's own code for a full disk. */
const DISK_FULL = '53100';

/** The statements that need no disk space. Any other may write. */
const READS = /^\s*(select|set|show|rollback|listen|unlisten)\b/i;

/** Thrown before a statement that might fill the disk. Reads still work, and writes resume once there is space. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = DISK_FULL;
  constructor(folder: string, freeBytes: number) {
    super(
      `the disk of ${folder} has ${Math.floor(freeBytes / MIB)} MiB left, and needs at least ${LEAST_FREE_BYTES / MIB}`,
    );
  }
}

/**
 * Checks that a folder's disk has room for any one transaction.
 * @throws DiskFull if it hasn't
 */
export function requireRoom(folder: string): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  const freeBytes = bavail * bsize;
  // Some file systems tell nothing.
  if (blocks > 0 && freeBytes < LEAST_FREE_BYTES) throw new DiskFull(folder, freeBytes);
}

/** What the server uses of the embedded database. */
export type Embedded = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'listen' | 'close' | 'closed' | 'ready' | 'waitReady'
>;

/**
 * Wraps the embedded database so that it writes only while its disk has room. The database itself can't survive a disk that fills up
 * within a commit: it would stop answering for ever.
 */
export function keepingRoom(pglite: PGlite, folder: string): Embedded {
  const require = (text: string) => {
    if (!READS.test(text)) requireRoom(folder);
  };
  return {
    async query(text, ...rest) {
      require(text);
      return pglite.query(text, ...rest);
    },
    async exec(text, ...rest) {
      require(text);
      return pglite.exec(text, ...rest);
    },
    transaction: (callback) =>
      pglite.transaction((trx) => {
        const query: typeof trx.query = async (text, ...rest) => {
          require(text);
          return trx.query(text, ...rest);
        };
        return callback({ ...trx, query });
      }),
    listen: (...args) => pglite.listen(...args),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
  };
}
