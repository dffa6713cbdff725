import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import {
  accountAwaitsConfirmation,
  accountAwaitsLogin,
  bankCheck,
  disbursementAccount,
  endedDeposit,
  entersAccountManually,
  goesOnWithDeposit,
  mustEnterAccountManually,
  pendingDeposit,
} from './bank.selectors.ts';
import { type FactWrite, noFacts, withFact } from './facts.ts';
import { isSettled } from './funding.selectors.ts';

const BY_HAND: FactWrite = { fact: 'manualEntryChoices', value: {} };
const BY_LINK: FactWrite = { fact: 'bankLinkChoices', value: {} };
const RETURNED: FactWrite = { fact: 'disbursementResults', value: { answer: 'RETURNED', returnCode: 'R03' } };

const after = (...writes: FactWrite[]) =>
  writes.reduce((facts, write) => withFact(facts, write, '2026-03-02T15:00:00.000Z'), noFacts());

test('a borrower who chose manual entry enters the account manually until choosing to link one', () => {
  expect(entersAccountManually(after(BY_HAND))).toBe(true);
  expect(entersAccountManually(after(BY_HAND, BY_LINK))).toBe(false);
  expect(entersAccountManually(after(BY_HAND, BY_LINK, BY_HAND))).toBe(true);
});

test('a returned disbursement requires manual entry even after the borrower chose to link an account', () => {
  expect(mustEnterAccountManually(after(BY_LINK))).toBe(false);
  expect(mustEnterAccountManually(after(RETURNED, BY_LINK))).toBe(true);
  expect(entersAccountManually(after(RETURNED, BY_LINK))).toBe(true);
});

const ACCOUNT = '5b0c4f57-93d3-4b6e-8a53-0f2f4a1c9d10';
const sent = (reference: string): FactWrite => ({
  fact: 'disbursements',
  value: { reference, amountCents: cents(50_000_00), accountUuid: ACCOUNT },
});
const said = (answer: 'SETTLED' | 'RETURNED', reference: string): FactWrite => ({
  fact: 'disbursementResults',
  value: { answer, reference },
});

test('keeps a replacement payment current, whatever the bank reports about the returned one', () => {
  const [first, second] = ['first', 'second'];
  const paid = [sent(first), said('RETURNED', first), sent(second), said('SETTLED', second)];
  const lastWords = [said('SETTLED', first), said('RETURNED', first)];
  expect(isSettled(after(...paid, ...lastWords))).toBe(true);
  expect(mustEnterAccountManually(after(...paid, ...lastWords))).toBe(false);
  expect(mustEnterAccountManually(after(...paid, said('RETURNED', second)))).toBe(true);
});

const LINKED: FactWrite = {
  fact: 'bankAccounts',
  value: {
    ...{ uuid: ACCOUNT, how: 'LINKED', bankName: 'First Bank', routingNumber: '021000021', mask: '6789' },
    account: 'sealed:x' as never,
  },
};
const checked = (answer: 'VERIFIED' | 'INVALID' | 'LOGIN_NEEDED'): FactWrite => ({
  fact: 'bankChecks',
  value: { answer },
});

test('an account whose bank wants a new sign-in is linked again, and stays the same until then', () => {
  const asked = after(LINKED, checked('LOGIN_NEEDED'));
  expect(disbursementAccount(asked)).toBeUndefined();
  expect(accountAwaitsLogin(asked)).toMatchObject({ bankName: 'First Bank' });
  expect(entersAccountManually(asked)).toBe(false);
  const again = after(LINKED, checked('LOGIN_NEEDED'), LINKED);
  expect(disbursementAccount(again)).toBeDefined();
  expect(accountAwaitsLogin(again)).toBeUndefined();
  for (const answer of ['VERIFIED', 'INVALID'] as const)
    expect(accountAwaitsLogin(after(LINKED, checked(answer)))).toBeUndefined();
});

const deposit = (answer: 'SENT' | 'FAILED' | 'EXPIRED'): FactWrite => ({
  fact: 'accountDeposits',
  value: { answer, mask: '0000', linkedBy: 'plaid' },
});
const chose = (answer: 'CONTINUED' | 'OTHER_ACCOUNT'): FactWrite => ({
  fact: 'depositChoices',
  value: { answer },
});
const BY_DEPOSIT: FactWrite = { ...LINKED, value: { ...LINKED.value, byDeposit: true } } as FactWrite;

test('an account that waits for its deposit receives no money and needs no confirmation, before or after its code', () => {
  const waits = after(deposit('SENT'));
  expect(disbursementAccount(waits)).toBeUndefined();
  expect(bankCheck(waits)).toBeUndefined();
  expect(pendingDeposit(waits)).toMatchObject({ mask: '0000' });
  expect(goesOnWithDeposit(waits)).toBe(false);
  expect(goesOnWithDeposit(after(deposit('SENT'), chose('CONTINUED')))).toBe(true);
  const proved = after(deposit('SENT'), chose('CONTINUED'), BY_DEPOSIT);
  expect(pendingDeposit(proved)).toBeUndefined();
  expect(disbursementAccount(proved)).toBeDefined();
  expect(accountAwaitsConfirmation(proved)).toBe(false);
});

test.each(['FAILED', 'EXPIRED'] as const)('a deposit that %s leads to another account', (answer) => {
  const ended = after(deposit('SENT'), chose('CONTINUED'), deposit(answer));
  expect(pendingDeposit(ended)).toBeUndefined();
  expect(endedDeposit(ended)).toMatchObject({ answer });
  expect(pendingDeposit(after(deposit(answer), deposit('SENT')))).toBeDefined();
  expect(endedDeposit(after(deposit(answer), LINKED))).toBeUndefined();
});

test('a deposit is given up for another account', () => {
  const left = after(deposit('SENT'), chose('OTHER_ACCOUNT'));
  expect(pendingDeposit(left)).toBeUndefined();
  expect(endedDeposit(left)).toBeUndefined();
});

test('a deposit to a new account replaces an account that the borrower no longer wants', () => {
  const changed: FactWrite = { fact: 'accountConfirmations', value: { answer: 'CHANGED' } };
  const again = after(LINKED, changed, deposit('SENT'));
  expect(disbursementAccount(again)).toBeUndefined();
  expect(pendingDeposit(again)).toBeDefined();
});
