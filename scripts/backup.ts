import { newBackupKey } from '../apps/server/src/backup/backup-key.ts';
import { writeBackup } from '../apps/server/src/backup/write-backup.ts';
import { SETTINGS } from '../apps/server/src/settings.ts';
import { commandLine, exitWithUsage } from './command-line.ts';

const USAGE = `npm run backup -- <folder> [--key <age1…>]
  Writes a backup of the database and the data folder into a new folder there, encrypted for the public key --key or BACKUP_KEY.
  A PostgreSQL database is read in one snapshot while servers run, and needs pg_dump of its version or newer.
  Stop the server first if it uses the embedded database.
npm run backup -- --new-key <file>
  Writes a new secret key to a file and prints its public key. Keep the file away from this machine: who has it can read every backup.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { key: { type: 'string' }, 'new-key': { type: 'string' } },
});
const [folder] = positionals;
const key = values.key || process.env['BACKUP_KEY'];
const newKey = values['new-key'];
if (!newKey && !folder) exitWithUsage(USAGE, 'Give the folder');
if (!newKey && !key) exitWithUsage(USAGE, 'Give the public key with --key or BACKUP_KEY');

try {
  if (newKey) {
    console.log(await newBackupKey(newKey));
  } else if (folder && key) {
    const databaseUrl = SETTINGS.DATABASE_URL.value.parse(process.env['DATABASE_URL'] || undefined);
    const dataDir = SETTINGS.DATA_DIR.value.parse(process.env['DATA_DIR'] || undefined);
    console.log(`Wrote ${await writeBackup({ databaseUrl, dataDir }, folder, key, new Date())}`);
    if (process.env['S3_URL'])
      console.log(
        'Documents in the bucket of S3_URL are not in it: keep their versions as long as this backup.',
      );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
