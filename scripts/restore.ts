import { readFileSync } from 'node:fs';
import { restoreBackup } from '../apps/server/src/backup/restore-backup.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine, exitWithUsage } from './command-line.ts';

const USAGE = `npm run restore -- <folder of the backup> --key-file <file>
  Restores a backup into DATA_DIR and, if it is of a PostgreSQL database, into that of DATABASE_URL. Both must be empty.
  A backup of an embedded database goes into the PostgreSQL database of DATABASE_URL if that is set: so an installation moves there.
  --key-file has the secret key that npm run backup -- --new-key wrote. Run npm run audit afterward.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { 'key-file': { type: 'string' } },
});
const [folder] = positionals;
const keyFile = values['key-file'];
if (!folder || !keyFile) exitWithUsage(USAGE, 'Give the folder of the backup and --key-file');

try {
  const databaseUrl = SETTINGS.DATABASE_URL.value.parse(process.env['DATABASE_URL'] || undefined);
  const dataDir = SETTINGS.DATA_DIR.value.parse(process.env['DATA_DIR'] || undefined);
  await restoreBackup({ databaseUrl, dataDir }, folder, readFileSync(keyFile, 'utf8'));
  console.log(`Restored ${folder} into ${dataDir}${databaseUrl ? ' and the database' : ''}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
