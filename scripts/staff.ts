import { randomBytes } from 'node:crypto';
import { DESKS, type Desk } from '@homeline/contract/call.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createIdentities } from '../apps/server/src/modules/accounts/identities.ts';
import { addStaff, removeStaff, setStaffPassword } from '../apps/server/src/modules/accounts/staff.ts';
import { commandLine, exitWithUsage } from './command-line.ts';

const USAGE = `npm run staff -- add <email> [--org <code>] [--desk <desk> …]
  Adds a member of staff and prints their initial password.
  desks: ${DESKS.join(', ')}; all by default
npm run staff -- remove <email> [--org <code>]
  Takes every right away and ends every session at once.
npm run staff -- password <email> [--org <code>]
  Sets and prints a new password, and ends every session.
Stop the server first if it uses the embedded database.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { org: { type: 'string' }, desk: { type: 'string', multiple: true } },
});
const [verb = '', email = ''] = positionals;
const desks = (values.desk ?? DESKS) as readonly Desk[];
const password = randomBytes(12).toString('base64url');

type Staff = Parameters<typeof removeStaff>[0];
type Member = Parameters<typeof removeStaff>[1];

/** Each command returns what it did; it throws what it couldn't do. */
const COMMANDS: Readonly<Record<string, (staff: Staff, member: Member) => Promise<string>>> = {
  async add(staff, member) {
    const isNew = await addStaff(staff, { ...member, password, desks });
    if (!isNew) throw new Error(`${email} already has an account`);
    return `Added ${email} to ${member.organisation}, desks ${desks.join(', ')}. Initial password: ${password}`;
  },
  async remove(staff, member) {
    if (!(await removeStaff(staff, member)))
      throw new Error(`${email} is not staff of ${member.organisation}`);
    return `Removed ${email} from ${member.organisation}`;
  },
  async password(staff, member) {
    if (!(await setStaffPassword(staff, member, password)))
      throw new Error(`${email} is not staff of ${member.organisation}`);
    return `New password of ${email}: ${password}`;
  },
};

const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
if (!command) exitWithUsage(USAGE, `Give a command: ${Object.keys(COMMANDS).join(', ')}`);
if (!email) exitWithUsage(USAGE, `Give the email address to ${verb}`);
const unknown = desks.find((desk) => !DESKS.includes(desk));
if (unknown) exitWithUsage(USAGE, `Unknown desk ${unknown}`);

try {
  const config = readConfig({ SANDBOX_URL: 'http://unused.invalid', ...process.env });
  const { db, close } = await openDatabase(config);
  const identities = createIdentities(db, config.authSecret);
  const organisation = values.org ?? config.defaultOrganisation ?? 'homeline';
  try {
    console.log(await command({ db, identities }, { organisation, email }));
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
