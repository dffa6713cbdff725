/** The largest file that we take: a long trust agreement, scanned. */
export const MOST_FILE_BYTES = 20_000_000;
export const MOST_PDF_PAGES = 200;

/** What people send. A photo of an iPhone (HEIC) is kept as JPEG. */
export const UPLOAD_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** What we keep. */
export type FileType = Exclude<UploadType, 'image/heic'>;

/** Why we can't take a file, as its first bytes and its size tell. */
export type FileProblem = 'EMPTY' | 'TOO_LARGE' | 'WRONG_TYPE';

/** PDF readers ignore what a mail program or a scanner wrote before the header (ISO 32000-1, annex H, note 13). */
const PDF_HEADER_WITHIN = 1024;
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];

/** Returns a file's type by its first bytes, whatever its name; undefined for a type that we don't take. */
export function fileTypeOf(start: Uint8Array): UploadType | undefined {
  const text = String.fromCharCode(...start.subarray(0, PDF_HEADER_WITHIN));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return text.includes('%PDF-') ? 'application/pdf' : undefined;
}

/** Returns what is wrong with a file before it is opened. */
export function fileProblem(file: Uint8Array): FileProblem | undefined {
  if (file.length === 0) return 'EMPTY';
  if (file.length > MOST_FILE_BYTES) return 'TOO_LARGE';
  return fileTypeOf(file) ? undefined : 'WRONG_TYPE';
}
