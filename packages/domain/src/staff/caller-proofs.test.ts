// Proves CO-80.

import { describe, expect, it } from 'vitest';
import { type Facts, noFacts } from '../facts/facts.ts';
import { CallerProofs, callerOf, callerTerms, proofNames, proofTexts } from './caller-proofs.ts';

type Said = Parameters<typeof callerOf>[2];

const ROBIN = '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11';
const signer = (uuid: string, name: string, email: string) => ({
  ...{ uuid, name, email, type: 'CO_OWNER' as const },
});
const facts = {
  ...noFacts(),
  profile: { firstName: 'Avery', middleName: 'Jo', lastName: 'O’Brien' },
  ssn: { last4: '1001' },
  contact: { phone: '(614) 555-0101', email: 'Avery@example.com' },
  property: { street1: '12 North Elm Street', street2: 'Apt 4', zip: '43085-1234' },
  signers: { signers: [signer(ROBIN, 'Robin Lane', 'robin@example.com')] },
  signerDetails: [{ signer: ROBIN, phone: '614-555-0102' }],
} as unknown as Facts;
const known = {
  dobOf: (person?: object) => (person ? '1984-02-03' : '1981-04-12'),
  loanNumber: '1000234',
};

const BORROWER = {
  ...{ name: 'Avery O’Brien', dob: '1981-04-12', ssnLast4: '1001', phone: '614 555 0101' },
  ...{ emailAddress: 'avery@example.com', loanNumber: '1000234', street: '12 N Elm St', zip: '43085' },
} satisfies Said;
const SIGNER = {
  ...{ name: 'robin lane', dob: '1984-02-03', phone: '6145550102', emailAddress: 'ROBIN@example.com' },
} satisfies Said;

const roleOf = (said: Said) => callerOf(facts, known, said)?.role;
const refusals = (said: object) =>
  CallerProofs.safeParse(said).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];
const { name, dob, ssnLast4, phone, emailAddress, loanNumber, street, zip } = BORROWER;

describe('what a caller says', () => {
  it.each<[string, object]>([
    ['phone and email', { phone, emailAddress }],
    ['last four and loan number', { ssnLast4, loanNumber }],
    ['name with birth date, and the home', { name, dob, street, zip }],
  ])('is enough with two kinds of proof: %s', (_, said) => {
    expect(refusals(said)).toEqual([]);
  });

  it.each<[object, string]>([
    [{}, 'name: Enter at least two things that the caller says'],
    [{ phone }, 'name: Enter at least two things that the caller says'],
    [{ name, dob }, 'name: Enter at least two things that the caller says'],
    [{ name, phone, emailAddress }, 'dob: Required with the name'],
    [{ dob, phone, emailAddress }, 'name: Required with the date of birth'],
    [{ street, phone, emailAddress }, 'zip: Required with the street'],
    [{ zip, phone, emailAddress }, 'street: Required with the ZIP code'],
    [{ ssnLast4: '101', phone }, 'ssnLast4: Must be four digits'],
    [{ phone: '12', emailAddress }, 'phone: Must be a US phone number'],
    [{ phone, emailAddress: 'avery' }, 'emailAddress: Must be an email address'],
    [{ phone, loanNumber: '12345' }, 'loanNumber: Must be the digits of a loan number'],
    [{ phone, street, zip: '4308' }, 'zip: Must be five digits'],
    [{ phone, street: 'x'.repeat(201), zip }, 'street: Cannot be more than 200 characters'],
  ])('is refused as %j: %s', (said, refusal) => {
    expect(refusals(said)).toContain(refusal);
  });

  it('is recorded by kinds without values, and compared the same however it is typed', () => {
    expect(proofNames(BORROWER)).toEqual([
      ...['name and date of birth', 'last four of the SSN', 'phone', 'email address'],
      ...['loan number', 'home address'],
    ]);
    expect(proofTexts({ name: 'AVERY  O’brien', dob })).toEqual(proofTexts({ name: 'Avery OBrien', dob }));
  });

  it('finds by all of it except the loan number', () => {
    expect(callerTerms({ ...BORROWER, loanNumber })).toEqual([
      { kind: 'WORD', text: 'avery' },
      { kind: 'WORD', text: 'obrien' },
      { kind: 'LAST_FOUR', hashed: '1001' },
      { kind: 'PHONE', hashed: '+16145550101' },
      { kind: 'EMAIL', hashed: 'avery@example.com' },
      ...['12', 'n', 'elm', 'st', '43085'].map((hashed) => ({ kind: 'ADDRESS', hashed })),
    ]);
  });
});

describe('a caller is the borrower', () => {
  it('if everything that they say is right', () => {
    expect(roleOf(BORROWER)).toBe('BORROWER');
    expect(roleOf({ loanNumber, street, zip })).toBe('BORROWER');
    expect(roleOf({ name: 'Avery Jo OBrien', dob, phone })).toBe('BORROWER');
    expect(roleOf({ phone, street: '12 North Elm Street Apartment 4', zip })).toBe('BORROWER');
  });

  it.each<Said>([
    { name: 'Avery Lane' },
    { dob: '1981-04-13' },
    { ssnLast4: '1002' },
    { phone: '614 555 0102' },
    { emailAddress: 'robin@example.com' },
    { loanNumber: '1000235' },
    { street: '14 N Elm St' },
    { street: 'Elm St' },
    { street: '12 N Elm St Apt 5' },
    { zip: '43086' },
  ])('not if one thing is wrong: %j', (wrong) => {
    expect(callerOf(facts, known, { ...BORROWER, ...wrong })).toBeUndefined();
  });

  it('never by what the file doesn’t have', () => {
    expect(callerOf(noFacts(), { ...known, dobOf: () => undefined }, { ssnLast4, phone })).toBeUndefined();
    expect(callerOf(noFacts(), known, { loanNumber, street, zip })).toBeUndefined();
  });
});

describe('a caller is another signer', () => {
  it('by two kinds of their own data', () => {
    expect(callerOf(facts, known, SIGNER)).toMatchObject({ role: 'CO_OWNER', signer: { uuid: ROBIN } });
    const { phone: own, emailAddress: ownEmail } = SIGNER;
    expect(roleOf({ phone: own, emailAddress: ownEmail, loanNumber, street, zip })).toBe('CO_OWNER');
  });

  it('not by one, beside what the borrower knows too', () => {
    expect(roleOf({ phone: SIGNER.phone, loanNumber, street, zip })).toBeUndefined();
  });

  it('not if two signers match', () => {
    const twice = { ...facts, signers: { signers: [facts.signers?.signers[0], facts.signers?.signers[0]] } };
    expect(callerOf(twice as never, known, SIGNER)).toBeUndefined();
  });
});
