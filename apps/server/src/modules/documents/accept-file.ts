import { type FileProblem, type FileType, fileProblem } from '@homeline/domain/documents/file-checks.ts';
import { storedFileName } from '@homeline/domain/documents/stored-file-name.ts';
import type { Context } from '../../context.ts';
import type { OpeningProblem } from '../../files/open-file.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { malwareRefusal } from './scan-file.ts';

/** A file as stored, with its type's extension. */
export type AcceptedFile = {
  readonly name: string;
  readonly contentType: FileType;
  readonly bytes: Uint8Array;
};

/** Scans and opens an upload once, by its content whatever its name. Returns the file as stored, or a refusal. */
export async function acceptFile(
  context: Context,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<AcceptedFile | Refusal> {
  const problem = fileProblem(bytes);
  if (problem) return refusalOf(problem);
  const infected = await malwareRefusal(context, bytes);
  if (infected) return infected;
  const opened = await context.files.open(bytes);
  if (typeof opened === 'string') return refusalOf(opened);
  return { name: storedFileName(name, opened.contentType), ...opened };
}

const WORDS: Readonly<Record<FileProblem | OpeningProblem, string>> = {
  EMPTY: 'Must not be empty',
  TOO_LARGE: 'Cannot be more than 20 MB',
  WRONG_TYPE: 'Must be a PDF, JPEG, PNG or HEIC file',
  ENCRYPTED: 'Must not have a password. Save a copy without one, then upload that.',
  TOO_MANY_PAGES: 'Cannot have more than 200 pages. Split it into several files.',
  ACTIVE: 'This PDF holds a script, an attachment or an action. Print it to a new PDF, and upload that one.',
  UNREADABLE: 'Cannot be opened. Save it again or take a photo of it, then upload that.',
};

function refusalOf(problem: FileProblem | OpeningProblem): Refusal {
  const code = problem === 'WRONG_TYPE' ? 'UNSUPPORTED_MEDIA_TYPE' : 'INVALID_INPUT';
  return refuse(code, { fields: { file: WORDS[problem] } });
}
