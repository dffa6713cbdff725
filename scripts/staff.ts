import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isStaffRole, STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import { STATE_CODES } from '@homeline/domain/states/us-states.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createIdentities } from '../apps/server/src/modules/accounts/identities.ts';
import { addOriginator, removeOriginator } from '../apps/server/src/modules/accounts/originators.ts';
import {
  addFirstPeople,
  addStaff,
  changeStaff,
  firstPersonEmail,
  newPassword,
  newRoles,
  removal,
  withoutSecondFactor,
} from '../apps/server/src/modules/accounts/staff.ts';
import { commandLine, exitWithUsage } from './command-line.ts';

const USAGE = `npm run staff -- add <email> [--name <name>] [--org <code>] [--role <role> …]
  Adds a member of staff and prints their initial password, which they replace at the first sign-in.
  roles: ${STAFF_ROLES.join(', ')}; all by default
npm run staff -- roles <email> --role <role> … [--org <code>]
  Replaces their roles and ends every session.
npm run staff -- remove <email> [--org <code>]
  Takes every right away and ends every session at once.
npm run staff -- password <email> [--org <code>]
  Sets and prints a new password, and ends every session.
npm run staff -- second-factor <email> [--org <code>]
  Turns off an authenticator app that they lost, and ends every session.
npm run staff -- first-people [--org <code>]
  Adds a first person for each role that has none, and prints their shared initial password.
npm run staff -- originator <email> --name <name> --phone <phone> --nmls <number> --states <WA,OH>
  [--broker <company>] [--photo <file.jpg>] [--compensation <percent of the line>] [--org <code>]
  Adds a loan originator and prints their referral link and initial password.
npm run staff -- remove-originator <email> [--org <code>]
  Ends their sessions at once and deletes their drafts. Their clients keep their applications.
Stop the server first if it uses the embedded database.`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    org: { type: 'string' },
    role: { type: 'string', multiple: true },
    name: { type: 'string', default: '' },
    phone: { type: 'string', default: '' },
    nmls: { type: 'string', default: '' },
    states: { type: 'string', default: '' },
    broker: { type: 'string' },
    photo: { type: 'string' },
    compensation: { type: 'string' },
  },
});
const [verb = '', email = ''] = positionals;
const unknown = values.role?.find((role) => !isStaffRole(role));
if (unknown) exitWithUsage(USAGE, `Unknown role ${unknown}`);
const roles = values.role?.filter(isStaffRole) ?? STAFF_ROLES;
const password = randomBytes(12).toString('base64url');

type Staff = Parameters<typeof changeStaff>[0];
type Member = Parameters<typeof changeStaff>[1];

/** Each command returns what it did; it throws what it couldn't do. */
const COMMANDS: Readonly<Record<string, (staff: Staff, member: Member) => Promise<string>>> = {
  async add(staff, member) {
    const { name } = values;
    const isNew = await addStaff(staff, {
      ...member,
      ...(name && { name }),
      password,
      isInitial: true,
      roles,
    });
    if (!isNew) throw new Error(`${email} already has an account`);
    return `Added ${email} to ${member.organisation}, roles ${roles.join(', ')}. Initial password: ${password}`;
  },
  async roles(staff, member) {
    if (!values.role) throw new Error('Give the roles with --role');
    if (!(await changeStaff(staff, member, newRoles(roles)))) throw notStaff(member);
    return `${email} now has the roles ${roles.join(', ')}`;
  },
  async remove(staff, member) {
    if (!(await changeStaff(staff, member, removal))) throw notStaff(member);
    return `Removed ${email} from ${member.organisation}`;
  },
  async originator(staff, member) {
    const { name, phone, nmls, broker, photo, compensation } = values;
    const states = values.states.split(',').filter(Boolean);
    const strange = states.find((state) => !STATE_CODES.some((code) => code === state));
    if (strange) throw new Error(`Unknown state ${strange}`);
    if (!name || !phone || !nmls || states.length === 0)
      throw new Error('Give --name, --phone, --nmls and --states');
    const compensationPct = compensation === undefined ? undefined : Number(compensation);
    if (compensationPct !== undefined && !(compensationPct > 0 && compensationPct <= 10))
      throw new Error('Give --compensation in percent of the line, at most 10');
    const avatar = photo && readFileSync(photo);
    const given = { ...member, password, name, phone, nmls, states };
    const uuid = await addOriginator(staff, {
      ...given,
      ...(broker && { brokerName: broker }),
      ...(avatar && { avatar }),
      ...(compensationPct !== undefined && { compensationPct }),
    });
    if (!uuid) throw new Error(`${email} already has an account`);
    return `Added ${name} to ${member.organisation}. Referral link: /account/heloc/register?referrer=${uuid}. Initial password: ${password}`;
  },
  async 'remove-originator'(staff, member) {
    if (!(await removeOriginator(staff, member)))
      throw new Error(`${email} is not a loan originator of ${member.organisation}`);
    return `Removed ${email} from ${member.organisation}`;
  },
  async password(staff, member) {
    const passwordHash = await staff.identities.hash(password);
    if (!(await changeStaff(staff, member, newPassword(passwordHash)))) throw notStaff(member);
    return `New password of ${email}: ${password}`;
  },
  async 'second-factor'(staff, member) {
    if (!(await changeStaff(staff, member, withoutSecondFactor))) throw notStaff(member);
    return `${email} signs in with the password only, until they turn an authenticator app on`;
  },
  async 'first-people'(staff, { organisation }) {
    const added = await addFirstPeople(staff, organisation, password, true);
    if (added.length === 0) return 'Every role has a first person already.';
    const lines = added.map((role) => `  ${firstPersonEmail(organisation, role)}`);
    return [`Initial password: ${password}`, ...lines].join('\n');
  },
};

function notStaff({ organisation }: Member): Error {
  return new Error(`${email} is not staff of ${organisation}`);
}

const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
if (!command) exitWithUsage(USAGE, `Give a command: ${Object.keys(COMMANDS).join(', ')}`);
if (!email && verb !== 'first-people') exitWithUsage(USAGE, `Give the email address to ${verb}`);

try {
  const config = readConfig({ SANDBOX_URL: 'http://unused.invalid', ...process.env });
  const { db, close } = await openDatabase(config);
  const identities = createIdentities(db);
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
