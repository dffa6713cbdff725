import { randomBytes } from 'node:crypto';
import { DESKS, type Desk } from '@homeline/contract/call.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createIdentities } from '../apps/server/src/modules/accounts/identities.ts';
import { addStaff } from '../apps/server/src/modules/accounts/staff.ts';
import { commandLine, exitWithUsage } from './command-line.ts';

const USAGE = `npm run staff -- add <email> [--org <code>] [--desk <desk> …]
  Adds a member of staff and prints their initial password.
  desks: ${DESKS.join(', ')}; all by default
  Stop the server first if it uses the embedded database.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { org: { type: 'string' }, desk: { type: 'string', multiple: true } },
});
const [verb, email] = positionals;
const desks = (values.desk ?? DESKS) as readonly Desk[];
if (verb !== 'add' || !email) exitWithUsage(USAGE, 'Give the e-mail address to add');
const unknown = desks.find((desk) => !DESKS.includes(desk));
if (unknown) exitWithUsage(USAGE, `Unknown desk ${unknown}`);

try {
  const config = readConfig({ SANDBOX_URL: 'http://unused.invalid', ...process.env });
  const database = await openDatabase(config);
  const password = randomBytes(12).toString('base64url');
  const identities = createIdentities(database.db, config.authSecret);
  const organisation = values.org ?? config.defaultOrganisation ?? 'homeline';
  const isNew = await addStaff({ db: database.db, identities }, { organisation, email, password, desks });
  await database.close();
  if (!isNew) throw new Error(`${email} already has an account`);
  console.log(`Added ${email} to ${organisation}, desks ${desks.join(', ')}. Initial password: ${password}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
