import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { temporaryPrefix, temporaryRoot } from './temporary-root.ts';

/** Gives every test of a run one temporary folder, and removes it when the run ends. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(temporaryPrefix(temporaryRoot(), 'tests'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
