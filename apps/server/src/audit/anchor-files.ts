import { join } from 'node:path';
import { Anchor, type AnchorStore } from './anchor-store.ts';
import { appendLines, finishedLines } from './line-file.ts';

/** Keeps anchors in a folder: a file per lender, a line of JSON per day. */
export function anchorFiles(folder: string): AnchorStore {
  const pathOf = (organisation: string) => join(folder, `${organisation}.jsonl`);
  return {
    nameFor: pathOf,
    async read(organisation) {
      const lines = await finishedLines(pathOf(organisation));
      return lines.map((line, index) => anchorIn(line, index + 1));
    },
    append: (organisation, anchors) => appendLines(pathOf(organisation), anchors),
  };
}

function anchorIn(line: string, number: number): Anchor {
  try {
    return Anchor.parse(JSON.parse(line));
  } catch {
    throw new Error(`line ${number} is not an anchor`);
  }
}
