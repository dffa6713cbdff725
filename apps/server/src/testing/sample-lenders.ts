import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLES = join(import.meta.dirname, '../../../../organisations');

/**
 * Copies the sample lenders to a new folder, and adds lenders that are like the first but for some keys. The first may be changed too.
 * There the first is a lender of one person, so that a test needs one person to decide; the others ask for two, as shipped.
 * @param added the keys of each added lender, by its code
 */
export function sampleLendersAnd(added: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'organisations-'));
  cpSync(SAMPLES, folder, { recursive: true });
  for (const [code, keys] of Object.entries({ homeline: {}, ...added })) {
    if (code !== 'homeline') cpSync(join(folder, 'homeline'), join(folder, code), { recursive: true });
    const file = join(folder, code, 'organisation.json');
    const like = JSON.parse(readFileSync(file, 'utf8'));
    const own = code !== 'homeline' && { code, canonicalCode: code, hosts: [`${code}.localhost`] };
    writeFileSync(file, JSON.stringify({ ...like, ...own, fourEyes: false, ...keys }));
  }
  return folder;
}

let onePerson: string | undefined;

/** Returns the folder of the sample lenders where the first is a lender of one person. The test files of a worker share it. */
export function onePersonLenders(): string {
  onePerson ??= sampleLendersAnd({});
  return onePerson;
}
