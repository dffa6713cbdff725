// Proves RO-01, RO-09.

import { STAFF_ROLES } from '@homeline/domain/staff/staff-roles.ts';
import { describe, expect, it } from 'vitest';
import { type Actor, denialOf, type Subject } from './authorization.ts';
import type { Call, Who } from './call.ts';
import { CALLS } from './calls.ts';

const OWN = 'homeline';
const somebody: Actor = { organisation: OWN, isStaff: false, roles: [] };
const everything: Subject = {
  organisation: OWN,
  isBorrower: true,
  isSigner: true,
  isOriginator: true,
  isInChat: true,
};
const WITHOUT_SIGN_IN: readonly Who[] = ['ANYONE', 'VISITOR', 'PROVIDER'];
const calls = Object.values<Call>(CALLS).filter(({ who }) => !WITHOUT_SIGN_IN.includes(who));

describe('the authorization of every call', () => {
  it.each(calls.map((call) => [call.name, call] as const))('%s refuses with a sentence', (_, call) => {
    expect(denialOf(undefined, call, everything)?.code).toBe('UNAUTHENTICATED');
    const elsewhere = { ...somebody, organisation: 'harborview', isStaff: true, roles: STAFF_ROLES };
    expect(denialOf(elsewhere, call, everything)).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = denialOf(somebody, call, { organisation: OWN });
    expect(stranger?.code).toBe(call.who === 'SIGNED_IN' ? undefined : 'NOT_FOUND');
    expect(stranger?.because ?? 'Open to everyone who signed in.').toMatch(/^[A-Z].*\.$/);
  });

  it('requires staff to have a role that allows a call’s act', () => {
    const underwriter = { ...somebody, isStaff: true, roles: ['UNDERWRITER'] };
    const subject = { organisation: OWN };
    expect(denialOf(underwriter, { who: 'STAFF', act: 'SEE_DECISIONS' }, subject)).toBeUndefined();
    expect(denialOf(underwriter, { who: 'STAFF', act: 'MANAGE_STAFF' }, subject)).toEqual({
      code: 'NOT_FOUND',
      because: 'Only these roles can do this: administrator.',
    });
  });

  it('refuses borrower calls to staff, signers and loan originators', () => {
    const staff = { ...somebody, isStaff: true, roles: ['OPERATIONS'] };
    const others: [Actor, Subject][] = [
      [staff, { organisation: OWN }],
      [somebody, { organisation: OWN, isSigner: true }],
      [somebody, { organisation: OWN, isOriginator: true }],
    ];
    for (const [actor, subject] of others)
      expect(denialOf(actor, { who: 'BORROWER' }, subject)?.code).toBe('NOT_FOUND');
  });
});
