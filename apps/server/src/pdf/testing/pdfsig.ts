import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PDFSIG = '/usr/bin/pdfsig';

/** Whether poppler’s pdfsig is installed. A run without it says so, since nothing else judges our seals from outside. */
export const hasPdfsig = existsSync(PDFSIG);
if (!hasPdfsig)
  process.stderr.write(
    '\n*** pdfsig is missing (install poppler-utils): no signed PDF is judged from outside ***\n\n',
  );

/** Returns what pdfsig says of each signature of a PDF: whether it covers the whole file, and its verdict. */
export function pdfsigSays(pdf: Uint8Array): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  const file = join(folder, 'sealed.pdf');
  try {
    writeFileSync(file, pdf);
    const said = execFileSync(PDFSIG, ['-nocert', file], { encoding: 'utf8' });
    return said.match(/Signature is \w+|Digest Mismatch|(Not t|T)otal document signed/g) ?? [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
