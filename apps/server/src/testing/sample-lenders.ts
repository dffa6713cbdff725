import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLES = join(import.meta.dirname, '../../../../organisations');

/**
 * Copies the sample lenders to a new folder, and adds lenders that are like the first but for some keys. The first may be changed too.
 * @param added the keys of each added lender, by its code
 */
export function sampleLendersAnd(added: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'organisations-'));
  cpSync(SAMPLES, folder, { recursive: true });
  for (const [code, keys] of Object.entries(added)) {
    if (code !== 'homeline') cpSync(join(folder, 'homeline'), join(folder, code), { recursive: true });
    const file = join(folder, code, 'organisation.json');
    const like = JSON.parse(readFileSync(file, 'utf8'));
    const own = { code, canonicalCode: code, hosts: [`${code}.localhost`] };
    writeFileSync(file, JSON.stringify({ ...like, ...own, ...keys }));
  }
  return folder;
}
