// Proves CO-03, CO-04, CO-25.

import { randomUUID } from 'node:crypto';
import type { Call } from '@homeline/contract/call.ts';
import { CALLS } from '@homeline/contract/calls.ts';
import type { OwnStaffMember } from '@homeline/contract/staff/get-staff-member.ts';
import { STAFF_ACTS } from '@homeline/domain/staff/staff-acts.ts';
import { STAFF_ROLES, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { createIdentities } from '../accounts/identities.ts';
import { addFirstPeople, addStaff, changeStaff, firstPersonEmail, newRoles } from '../accounts/staff.ts';

let app: TestApp;
const tokens = new Map<StaffRole, string>();
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  for (const role of STAFF_ROLES) tokens.set(role, await createStaffMember(app, [role]));
});
afterAll(() => app.stop());

const STAFF_CALLS = (Object.values(CALLS) as Call[]).filter(({ who }) => who === 'STAFF');

/** Parameters that name nothing of the lender: a call that is admitted answers something else, or 404 with its own code. */
const params = {
  ...{ uuid: randomUUID(), id: randomUUID(), reference: randomUUID(), condition: randomUUID() },
  ...{ identity: randomUUID(), document: randomUUID() },
  ...{ signer: randomUUID(), provider: 'flood', effectiveOn: '2099-01-01', kind: 'rates' },
  ...{ conversation: randomUUID(), file: randomUUID(), reply: randomUUID() },
  ...{ key: 'fe-webchat', act: 'DECLINE_APPLICATION', name: 'hours', note: randomUUID() },
  message: randomUUID(),
  account: 'yente',
};

describe('the permission matrix', () => {
  it.each(STAFF_CALLS.map((call) => [call.name, call] as const))(
    'admits the roles of its act to %s',
    async (_, call) => {
      const { act } = call;
      if (!act) throw new Error('A call of staff without an act');
      for (const role of STAFF_ROLES) {
        const answer = await app.call(call.name as keyof typeof CALLS, {
          params,
          jwt: tokens.get(role),
          // Admitted callers are refused for this type, before anything happens; others get 404 first.
          headers: { 'content-type': 'text/plain' },
          ...(call.body && { body: 'x' }),
        });
        const roles: readonly string[] = STAFF_ACTS[act].roles;
        const isRefused = answer.status === 404;
        const isAllowed = roles.includes(role);
        // Without a body or a path of our own lender, an admitted caller may find nothing either.
        if (call.body) expect([role, isRefused]).toEqual([role, !isAllowed]);
        else if (!isAllowed) expect([role, answer.status]).toEqual([role, 404]);
      }
    },
  );
});

describe('a signed-in member of staff', () => {
  const own = async (jwt: string | undefined) => app.call('getStaffMember', { jwt });

  it('sees their roles and rights, with the reason for each missing right', async () => {
    const { status, body } = await own(tokens.get('UNDERWRITER'));
    expect(status).toBe(200);
    const { roles, rights, needsSecondFactor } = body as OwnStaffMember;
    expect(roles).toMatchObject([{ role: 'UNDERWRITER', title: 'Underwriter' }]);
    expect(needsSecondFactor).toBe(false);
    const reasonOf = (act: string) => rights.find((right) => right.act === act)?.disabledReason;
    expect(reasonOf('DECIDE_REVIEW')).toBeUndefined();
    expect(reasonOf('MANAGE_STAFF')).toBe('Only these roles can do this: administrator.');
  });

  it('sees their lender’s own role names', async () => {
    const jwt = await createStaffMember(app, ['OPERATIONS'], 'harborview');
    const headers = { 'x-org': 'harborview' };
    const { roles, roleTitles, rights } = (await app.call('getStaffMember', { jwt, headers }))
      .body as OwnStaffMember;
    expect(roles).toMatchObject([{ role: 'OPERATIONS', title: 'Loan processor' }]);
    expect(roleTitles).toMatchObject({ FUNDING_OFFICER: 'Closer', UNDERWRITER: 'Underwriter' });
    const reason = rights.find(({ act }) => act === 'ASSIGN_APPLICATION')?.disabledReason;
    expect(reason).toBe('Only these roles can do this: pipeline manager.');
    const operator = await createStaffMember(app, ['UNDERWRITER'], 'harborview');
    const other = (await app.call('getStaffMember', { jwt: operator, headers })).body as OwnStaffMember;
    expect(other.rights.find(({ act }) => act === 'REPAIR_TASKS')?.disabledReason).toContain(
      'Loan processor',
    );
  });

  it('has a profile that a borrower’s token can’t read', async () => {
    const { jwt } = await app.register();
    expect((await own(jwt)).status).toBe(404);
  });

  it('loses their sessions when their roles change', async () => {
    const member = { organisation: 'homeline', email: 'mover@lender.example' };
    await addStaff(app.context, { ...member, password: PASSWORD, roles: ['OPERATIONS'] });
    const { body } = await app.call('logIn', { body: { email: member.email, password: PASSWORD } });
    const { jwt } = body as { jwt: string };
    expect((await own(jwt)).status).toBe(200);
    await changeStaff(app.context, member, newRoles(['MANAGER']));
    await expect.poll(async () => (await own(jwt)).status).toBe(401);
  });

  it('has no role outside a trial until they sign in with a second factor', async () => {
    const { db } = app.context;
    const member = { organisation: 'homeline', email: 'one-factor@lender.example' };
    await addStaff(app.context, { ...member, password: PASSWORD, roles: ['OPERATIONS'] });
    const strict = createIdentities(db, { staffNeedsSecondFactor: () => true });
    const identity = (await strict.find(member.organisation, member.email)) ?? '';
    const weak = await strict.openSession(db, member.organisation, identity);
    expect(weak).toMatchObject({ role: 'STAFF', permissions: [] });
    expect(await strict.renew(weak)).toMatchObject({ permissions: [] });
    expect((await own(await app.context.tokens.issue(weak))).body).toMatchObject({ needsSecondFactor: true });
    const strong = await strict.openSession(db, member.organisation, identity, { isTotpVerified: true });
    expect(strong.permissions).toEqual(['OPERATIONS']);
    expect(await strict.renew(strong)).toMatchObject({ permissions: ['OPERATIONS'] });
  });
});

describe('the first people of a lender', () => {
  it('are added once, one per role', async () => {
    expect(await addFirstPeople(app.context, 'fieldstone', PASSWORD, false)).toEqual(STAFF_ROLES);
    expect(await addFirstPeople(app.context, 'fieldstone', PASSWORD, false)).toEqual([]);
    const headers = { 'x-org': 'fieldstone' };
    const body = { email: firstPersonEmail('fieldstone', 'ADMINISTRATOR'), password: PASSWORD };
    const { jwt } = (await app.call('logIn', { body, headers })).body as { jwt: string };
    const listed = (await app.call('listStaff', { jwt, headers })).body as {
      email: string;
      roles: string[];
    }[];
    expect(listed).toHaveLength(STAFF_ROLES.length);
    expect(
      listed.find(({ email }) => email === firstPersonEmail('fieldstone', 'TITLE_AGENT'))?.roles,
    ).toEqual(['TITLE_AGENT']);
  });
});
