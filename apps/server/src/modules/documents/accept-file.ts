import { type FileProblem, fileProblem } from '@homeline/domain/documents/file-checks.ts';
import type { Context } from '../../context.ts';
import type { OpenedFile, OpeningProblem } from '../../files/open-file.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Opens a sent file once, by its content and whatever its name, and returns it as it is kept, or a refusal. */
export async function acceptFile({ files }: Context, bytes: Uint8Array): Promise<OpenedFile | Refusal> {
  const problem = fileProblem(bytes);
  if (problem) return refusalOf(problem);
  const opened = await files.open(bytes);
  return typeof opened === 'string' ? refusalOf(opened) : opened;
}

const WORDS: Readonly<Record<FileProblem | OpeningProblem, string>> = {
  EMPTY: 'Must not be empty',
  TOO_LARGE: 'Cannot be more than 20 MB',
  WRONG_TYPE: 'Must be a PDF, JPEG, PNG or HEIC file',
  ENCRYPTED: 'Must not have a password. Save a copy without one, then upload that.',
  TOO_MANY_PAGES: 'Cannot have more than 200 pages. Split it into several files.',
  UNREADABLE: 'Cannot be opened. Save it again or take a photo of it, then upload that.',
};

function refusalOf(problem: FileProblem | OpeningProblem): Refusal {
  const code = problem === 'WRONG_TYPE' ? 'UNSUPPORTED_MEDIA_TYPE' : 'INVALID_INPUT';
  return refuse(code, { fields: { file: WORDS[problem] } });
}
