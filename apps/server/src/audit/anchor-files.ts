import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Anchor, type AnchorStore } from './anchor-store.ts';

/** Keeps anchors in a folder: a file per lender, a line of JSON per day. Lines are only appended. */
export function anchorFiles(folder: string): AnchorStore {
  const pathOf = (organisation: string) => join(folder, `${organisation}.jsonl`);
  return {
    nameFor: pathOf,
    async read(organisation) {
      const path = pathOf(organisation);
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return finishedLines(text).map((line, index) => anchorIn(line, index + 1));
    },
    async append(organisation, anchors) {
      const file = await open(pathOf(organisation), 'a+', 0o600);
      try {
        await removeUnfinishedLine(file);
        await file.appendFile(anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}

/** Removes the part of a line that a full disk or a crash left. */
async function removeUnfinishedLine(file: FileHandle): Promise<void> {
  const text = await file.readFile('utf8');
  const finished = text.slice(0, text.lastIndexOf('\n') + 1);
  if (finished !== text) await file.truncate(Buffer.byteLength(finished));
}

function finishedLines(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

function anchorIn(line: string, number: number): Anchor {
  try {
    return Anchor.parse(JSON.parse(line));
  } catch {
    throw new Error(`line ${number} is not an anchor`);
  }
}
