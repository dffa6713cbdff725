import { randomBytes } from 'node:crypto';
import { DESKS, type Desk } from '@homeline/contract/call.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createIdentities } from '../apps/server/src/modules/accounts/identities.ts';
import { addStaff } from '../apps/server/src/modules/accounts/staff.ts';
import { commandLine, misused } from './command-line.ts';

const USAGE = `npm run staff -- add <email> [--org <code>] [--desk <desk> …]
  Makes a member of staff, and writes their first password.
  desks: ${DESKS.join(', ')}; all of them unless said
  With the embedded database the server must be stopped.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { org: { type: 'string' }, desk: { type: 'string', multiple: true } },
});
const [verb, email] = positionals;
const desks = (values.desk ?? DESKS) as readonly Desk[];
if (verb !== 'add' || !email) misused(USAGE, 'Whom to add is not said');
const unknown = desks.find((desk) => !DESKS.includes(desk));
if (unknown) misused(USAGE, `${unknown} is no desk`);

try {
  const config = readConfig({ SANDBOX_URL: 'http://unused.invalid', ...process.env });
  const database = await openDatabase(config);
  const password = randomBytes(12).toString('base64url');
  const identities = createIdentities(database.db, config.authSecret);
  const organisation = values.org ?? config.defaultOrganisation ?? 'homeline';
  const isNew = await addStaff({ db: database.db, identities }, { organisation, email, password, desks });
  await database.close();
  if (!isNew) throw new Error(`${email} is known already`);
  console.log(`${email} may decide at ${desks.join(', ')} of ${organisation}. First password: ${password}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
