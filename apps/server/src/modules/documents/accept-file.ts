import { inflateSync } from 'node:zlib';
import {
  type FileProblem,
  type FileType,
  fileProblem,
  fileTypeOf,
} from '@homeline/domain/documents/file-checks.ts';
import { hasPdfActions } from '@homeline/domain/documents/pdf-actions.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** A hostile PDF must not make us inflate more than these. */
const MOST_STREAMS = 2000;
const MOST_STREAM_BYTES = 4_000_000;
const MOST_TEXT_BYTES = 40_000_000;

/** Returns the type of a file that we take, or a refusal. Detects the type from content; ignores name and header. */
export function acceptFile(bytes: Uint8Array): FileType | Refusal {
  const type = fileTypeOf(bytes);
  if (!type) return refusalOf('WRONG_TYPE');
  const streams = type === 'application/pdf' ? objectStreams(Buffer.from(bytes)) : [];
  const problem = fileProblem(bytes, streams);
  if (problem) return refusalOf(problem);
  const isActive =
    type === 'application/pdf' && hasPdfActions([Buffer.from(bytes).toString('latin1'), ...streams]);
  return isActive ? refuse('INVALID_INPUT', { fields: { file: ACTIVE } }) : type;
}

const WORDS: Readonly<Record<FileProblem, string>> = {
  EMPTY: 'Must not be empty',
  TOO_LARGE: 'Cannot be more than 20 MB',
  WRONG_TYPE: 'Must be a PDF, JPEG or PNG',
  ENCRYPTED: 'Must not have a password',
  TOO_MANY_PAGES: 'Cannot have more than 200 pages',
};

const ACTIVE =
  'This PDF holds a script, an attachment or an action. Print it to a new PDF, and upload that one.';

function refusalOf(problem: FileProblem): Refusal {
  const code = problem === 'WRONG_TYPE' ? 'UNSUPPORTED_MEDIA_TYPE' : 'INVALID_INPUT';
  return refuse(code, { fields: { file: WORDS[problem] } });
}

/** Returns the texts of a PDF's compressed object streams, where its page tree may be (ISO 32000-1, 7.5.7). */
function objectStreams(bytes: Buffer): string[] {
  const texts: string[] = [];
  let total = 0;
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const start = bytes.indexOf('stream', at);
    const end = bytes.indexOf('endstream', start);
    if (start < 0 || end < 0 || texts.length >= MOST_STREAMS || total >= MOST_TEXT_BYTES) break;
    const data = bytes.subarray(start + 'stream'.length, end);
    const text = inflated(data.subarray(data[0] === 0x0d ? 2 : 1));
    total += text.length;
    texts.push(text);
  }
  return texts;
}

function inflated(data: Buffer): string {
  try {
    return inflateSync(data, { maxOutputLength: MOST_STREAM_BYTES }).toString('latin1');
  } catch {
    return '';
  }
}
