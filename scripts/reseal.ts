import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { openFileStore } from '../apps/server/src/file-store/open-file-store.ts';
import { SEALED_COLUMNS } from '../apps/server/src/sealed-columns.ts';
import { openSealing } from '../apps/server/src/sealing/open-sealing.ts';
import { reseal } from '../apps/server/src/sealing/reseal.ts';
import { commandLine } from './command-line.ts';

const USAGE = `npm run reseal
  Encrypts all stored personal data with the first key of SEALING_KEYS, so that the other keys can be removed.
  First restart every server with the new key in front. An interrupted run can be repeated.
  Stop the server first if it uses the embedded database.`;

commandLine(USAGE, {});
try {
  const config = readConfig({ SANDBOX_URL: 'http://unused.invalid', ...process.env });
  const { db, close } = await openDatabase(config);
  try {
    const [first] = config.keyRing;
    const sealing = await openSealing(db, config.keyRing, SEALED_COLUMNS);
    const store = await openFileStore(config, db);
    const { values, retired } = await reseal(db, sealing, config.keyRing, SEALED_COLUMNS, store);
    for (const [table, count] of Object.entries(values))
      console.log(`${table}: ${count} values now use key ${first.id}`);
    for (const id of retired)
      console.log(`Key ${id} encrypts nothing now. Remove it from SEALING_KEYS; keep it for your backups.`);
    if (retired.length === 0) console.log(`Key ${first.id} encrypts all stored data`);
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
