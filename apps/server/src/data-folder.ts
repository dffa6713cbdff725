import { accessSync, constants, linkSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/**
 * Returns a folder for data, created when missing, for its owner only.
 * @param variable names it in the error
 * @throws ConfigError if it can't be created or written
 */
export function writableFolder(folder: string, variable: string): string {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${variable} ${folder} can't be used: ${code ?? message}`);
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

/** Keeps the file that the first process creates, so that two that start at once share it. */
export function linkUnlessExists(temporary: string, path: string): void {
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
