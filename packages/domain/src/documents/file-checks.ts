/** The largest file that we take: a long trust agreement, scanned. */
export const MOST_FILE_BYTES = 20_000_000;
export const MOST_PDF_PAGES = 200;

const SIGNATURES = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

export type FileType = (typeof SIGNATURES)[number]['type'];

/** Why we can't take a file. */
export type FileProblem = 'EMPTY' | 'TOO_LARGE' | 'WRONG_TYPE' | 'ENCRYPTED' | 'TOO_MANY_PAGES';

/** Returns a file's type by its first bytes, whatever its name; undefined for a type that we don't take. */
export function fileTypeOf(start: Uint8Array): FileType | undefined {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.type;
}

/**
 * Returns what is wrong with a file, by its content.
 * @param hidden the texts of a PDF's compressed object streams, where its page tree may be
 */
export function fileProblem(file: Uint8Array, hidden: readonly string[] = []): FileProblem | undefined {
  if (file.length === 0) return 'EMPTY';
  if (file.length > MOST_FILE_BYTES) return 'TOO_LARGE';
  const type = fileTypeOf(file);
  if (!type) return 'WRONG_TYPE';
  if (type !== 'application/pdf') return undefined;
  const text = latin1(file);
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)) return 'ENCRYPTED';
  const pages = Math.max(0, ...[text, ...hidden].map(pageCountIn));
  return pages > MOST_PDF_PAGES ? 'TOO_MANY_PAGES' : undefined;
}

/** The root of a PDF's page tree has the highest count (ISO 32000-1, 7.7.3.2). */
function pageCountIn(text: string): number {
  const nodes = text.matchAll(/\/Type\s*\/Pages\b/g);
  return Math.max(0, ...Array.from(nodes, ({ index }) => countAround(text, index)));
}

/** Returns the count in the dictionary around a position. */
function countAround(text: string, position: number): number {
  const start = text.lastIndexOf('<<', position);
  const end = text.indexOf('>>', position);
  const [, count] =
    /\/Count\s+(\d{1,7})/.exec(text.slice(Math.max(0, start), end < 0 ? undefined : end)) ?? [];
  return Number(count ?? 0);
}

const CHUNK = 8192;

/** Returns bytes as text, a letter for each byte. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
