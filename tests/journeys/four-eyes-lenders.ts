import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies the sample lenders to a new folder, and returns it. There `homeline` asks for two people, as others do by default. */
export function fourEyesLenders(): string {
  const folder = mkdtempSync(join(tmpdir(), 'homeline-lenders-'));
  cpSync(join(import.meta.dirname, '../../organisations'), folder, { recursive: true });
  const path = join(folder, 'homeline/organisation.json');
  const lender = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...lender, fourEyes: true }));
  return folder;
}
