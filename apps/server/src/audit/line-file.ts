import { type FileHandle, open, readFile } from 'node:fs/promises';

/** Returns the complete lines of a file; none without a file. */
export async function finishedLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').slice(0, -1);
}

/** Appends values to a file, a line of JSON each. Lines are only appended. */
export async function appendLines(path: string, values: readonly object[]): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    await removeUnfinishedLine(file);
    await file.appendFile(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes the part of a line that a full disk or a crash left. */
async function removeUnfinishedLine(file: FileHandle): Promise<void> {
  const text = await file.readFile('utf8');
  const finished = text.slice(0, text.lastIndexOf('\n') + 1);
  if (finished !== text) await file.truncate(Buffer.byteLength(finished));
}
