import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/**
 * Returns the data folder, created when missing, for its owner only.
 * @throws ConfigError if it can't be created or written
 */
export function writableFolder(dataDir: string): string {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
    return dataDir;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR ${dataDir} can't be used: ${code ?? message}`);
  }
}

// Node's own recursive mkdir never ends in a file system without folders to make, such as /proc.
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error('it is a file');
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
