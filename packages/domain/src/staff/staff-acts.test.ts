// Proves CO-04, CO-05, CO-25.

import { describe, expect, it } from 'vitest';
import { STAFF_DECISIONS } from '../workflow/staff-decisions.ts';
import { needsSecondPerson } from './four-eyes.ts';
import { disabledReason, STAFF_ACTS, type StaffAct } from './staff-acts.ts';
import { ROLE_COPY, STAFF_ROLES } from './staff-roles.ts';

const TITLE_REVIEW = { kind: 'REVIEW', owner: 'UNDERWRITER' };

describe('what staff may do', () => {
  it('has a sentence for each act, and a title for each role', () => {
    for (const { sentence, roles } of Object.values(STAFF_ACTS)) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(roles.length).toBeGreaterThan(0);
    }
    for (const role of STAFF_ROLES) expect(ROLE_COPY[role].title).not.toBe('');
  });

  it('is nothing without a role', () => {
    for (const act of Object.keys(STAFF_ACTS) as StaffAct[])
      expect(disabledReason([], act)).toMatch(/^Only these roles can do this: /);
  });

  it('includes deciding their own desk’s reviews while an application waits there', () => {
    const decide = (role: string, application: { kind: string; owner?: string }) =>
      disabledReason([role], 'DECIDE_REVIEW', application);
    expect(decide('UNDERWRITER', TITLE_REVIEW)).toBeUndefined();
    expect(decide('FRAUD_DESK', TITLE_REVIEW)).toBe('Only this role can decide this review: underwriter.');
    expect(decide('UNDERWRITER', { kind: 'WAITING', owner: 'PROVIDER' })).toBe(
      'This application isn’t waiting for a review.',
    );
    expect(decide('MANAGER', TITLE_REVIEW)).toMatch(/^Only these roles/);
  });

  it('is explained with the lender’s own role names', () => {
    const names = { OPERATIONS: 'Loan processor', MANAGER: 'VP Lending' };
    expect(disabledReason([], 'REPAIR_TASKS', undefined, names)).toBe(
      'Only these roles can do this: Loan processor.',
    );
    expect(
      disabledReason(['UNDERWRITER'], 'DECIDE_REVIEW', { kind: 'REVIEW', owner: 'OPERATIONS' }, names),
    ).toBe('Only this role can decide this review: Loan processor.');
    expect(disabledReason([], 'SEE_SYSTEM', undefined, names)).toContain('Loan processor, VP Lending');
  });

  it('is only to read an ended application', () => {
    const ended = { kind: 'TERMINAL' };
    expect(disabledReason(['OPERATIONS'], 'DECLINE_APPLICATION', ended)).toBe('This application has ended.');
    expect(disabledReason(['OPERATIONS'], 'SEE_APPLICATION', ended)).toBeUndefined();
  });

  it('never includes confirming one’s own proposal', () => {
    const decide = (isOwnProposal: boolean) =>
      disabledReason(['UNDERWRITER'], 'DECIDE_REVIEW', { ...TITLE_REVIEW, isOwnProposal });
    expect(decide(true)).toBe('You proposed this. Another person must confirm it.');
    expect(decide(false)).toBeUndefined();
  });
});

describe('a second person', () => {
  const decisions = Object.values(STAFF_DECISIONS).flatMap((byName) => Object.keys(byName));

  it('confirms each decision whose name ends an application, and funding', () => {
    const endings = decisions.filter((name) =>
      /(DECLINED|DENIED|FAILED|UNRESOLVED|UNOBTAINABLE|CONFIRMED)$/.test(name),
    );
    const reversible = ['OWNERSHIP_CONFIRMED', 'EMPLOYMENT_UNCONFIRMED'];
    for (const name of endings.filter((one) => !reversible.includes(one)))
      expect([name, needsSecondPerson(name)]).toEqual([name, true]);
    expect(needsSecondPerson('FUNDING_APPROVED')).toBe(true);
  });

  it('isn’t asked for a decision that sends the file on or back', () => {
    for (const name of ['UW_APPROVED', 'TITLE_CLEARED', 'PAYSTUBS_REJECTED', 'DEED_DEFECT'])
      expect(needsSecondPerson(name)).toBe(false);
  });
});
