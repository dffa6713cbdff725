// @vitest-environment happy-dom
// Proves PR-24, PR-33.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { bankCalls } from '@homeline/contract/bank/calls.ts';
import type { Bank } from '@homeline/contract/bank/get-bank.ts';
import type { Call } from '@homeline/contract/call.ts';
import { getInsurance } from '@homeline/contract/insurance/get-insurance.ts';
import { UNNAMED_BANK } from '@homeline/domain/bank/unnamed-bank.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';
import { openPage } from '../../testing/open-page.tsx';
import { bankCopy as spanish } from './copy.es.ts';
import { bankCopy } from './copy.ts';

const { getBank, chooseManualEntry, chooseBankLink, openBankLink, finishBankLink } = bankCalls;
const { enterAccount, confirmAccount, saveAutopay, answerDeposit } = bankCalls;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);
const RIVER = { bankName: 'River Bank', mask: '6789', how: 'LINKED' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the account for the money', () => {
  const open = (bank: Part<Bank> = {}, query = '', answers = {}) => {
    server.answers(getBank, bank);
    openApplication('DISBURSEMENT_ACCOUNT', { page: `bank/disburse${query}`, answers });
    return screen.findByLabelText(/^Link my bank account/);
  };

  it('is linked at the bank, which returns here', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    server.answers(openBankLink, { url: 'https://provider.example.com/link' });
    await userEvent.click(await open());
    await press('Continue');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example.com/link'));
    expect(bodies(openBankLink)).toEqual([{ returnPath: `/account/heloc/${UUID}/bank/disburse?returned=1` }]);
    expect(bodies(chooseManualEntry)).toEqual([]);
  });

  it('is asked once the credit and income are approved, and says what is still checked', async () => {
    const terms = {
      ...{ product: 'FIXED_TERM', termYears: 15, lineAmountCents: toCents(75_000), noteRatePct: 8.6 },
      monthlyPaymentCents: cents(74_296),
    };
    await open({}, '', { terms });
    screen.getByRole('heading', {
      level: 1,
      name: 'You’re approved for $75,000. Where should we send your money?',
    });
    screen.getByText(
      /^We approved your credit and income for a line at 8\.60% over 15 years, \$742\.96 a month\. Before/,
    );
    server.answers(getInsurance, { coverageCents: toCents(250_000) });
    await userEvent.click(screen.getByRole('link', { name: 'What to send your insurer' }));
    await screen.findByText(/^We ask you for the policy before you sign\./);
    expect(screen.getByRole('link', { name: 'Continue your application' }).getAttribute('href')).toMatch(
      /\/bank\/disburse$/,
    );
  });

  it('can be entered manually instead', async () => {
    await open();
    await userEvent.click(screen.getByLabelText(/^Enter my account numbers/));
    await press('Continue');
    await waitFor(() => expect(server.received(chooseManualEntry)).toHaveLength(1));
    expect(bodies(openBankLink)).toEqual([]);
  });

  it('says when the bank can’t be reached', async () => {
    server.refuses(openBankLink, 'PROVIDER_UNAVAILABLE');
    await userEvent.click(await open());
    await press('Continue');
    await screen.findByText(/^We can’t reach the provider right now/);
  });

  it.each([
    ['?error=CANCELLED', 'No account was linked'],
    ['?error=LINK_FAILED', 'We couldn’t link your bank'],
  ])('shows the result of a return with %s', async (query, title) => {
    await open({}, query);
    screen.getByText(title);
    expect(screen.queryByText('We need a different account')).toBeNull();
  });

  it('must be a different account after a failed one', async () => {
    await open({ needsAnother: true });
    screen.getByText('We need a different account');
  });

  it('is linked again where the bank wants a new sign-in, with that way chosen already', async () => {
    server.answers(getBank, { signInAgain: { bankName: 'First Bank', mask: '6789' }, mayUseDeposit: true });
    openApplication('DISBURSEMENT_ACCOUNT', { page: 'bank/disburse' });
    const again = await screen.findByLabelText<HTMLInputElement>(/^Sign in again at First Bank/);
    expect(screen.queryByText(/\$0\.01/)).toBeNull();
    screen.getByText('First Bank needs you to sign in again');
    screen.getByText(/^We couldn’t check that the account ending in 6789 is in your name/);
    expect(screen.queryByText('We need a different account')).toBeNull();
    expect(again.checked).toBe(true);
    await press('Continue');
    await waitFor(() => expect(bodies(openBankLink)).toHaveLength(1));
  });

  it('may be typed at the provider only where the lender allows that', async () => {
    await open({ mayUseDeposit: true });
    screen.getByText(/a \$0\.01 deposit proves the account in 1–2 business days/);
  });

  it('is linked by signing in where the lender allows nothing else', async () => {
    await open({ mayUseDeposit: false });
    expect(screen.queryByText(/\$0\.01/)).toBeNull();
  });

  it.each([
    ['FAILED', 'The code was wrong three times'],
    ['EXPIRED', 'The deposit wasn’t confirmed in time'],
  ] as const)('is asked for again after a deposit that %s', async (depositEnded, title) => {
    await open({ depositEnded });
    screen.getByText(title);
  });

  it('is never a wallet, as owners of digital assets are told', async () => {
    await open({}, '', { origin: { isCrypto: true } });
    screen.getByText('We pay in U.S. dollars, to a bank account');
  });

  it('is saved once from the bank’s response', async () => {
    openApplication('DISBURSEMENT_ACCOUNT', { page: 'bank/disburse?publicToken=a-token' });
    await waitFor(() => expect(bodies(finishBankLink)).toEqual([{ publicToken: 'a-token' }]));
  });

  it('can be linked again, or chosen another way, after a failed link', async () => {
    server.refuses(finishBankLink, 'LINK_FAILED');
    server.answers(getBank, {});
    openApplication('DISBURSEMENT_ACCOUNT', { page: 'bank/disburse?publicToken=a-token' });
    await screen.findByText('We couldn’t link your account. Try again, or choose another way.');
    await press('Try again');
    await waitFor(() => expect(bodies(finishBankLink)).toHaveLength(2));
    await userEvent.click(await screen.findByRole('link', { name: 'Choose another way' }));
    await screen.findByLabelText(/^Link my bank account/);
  });

  it('is fetched from the provider when its page returned nothing', async () => {
    openApplication('DISBURSEMENT_ACCOUNT', { page: 'bank/disburse?returned=1' });
    await waitFor(() => expect(bodies(finishBankLink)).toEqual([{}]));
  });

  it.each([
    ['LINK_CANCELLED', 'No account was linked'],
    ['LINK_FAILED', 'We couldn’t link your bank'],
  ] as const)('can be linked again when the provider reports no link (%s)', async (refusal, title) => {
    server.refuses(finishBankLink, refusal);
    server.answers(getBank, {});
    openApplication('DISBURSEMENT_ACCOUNT', { page: 'bank/disburse?returned=1' });
    await screen.findByText(title);
    await screen.findByLabelText(/^Link my bank account/);
    expect(bodies(finishBankLink)).toHaveLength(1);
  });

  it('is requested again when the provider couldn’t say', async () => {
    server.refuses(finishBankLink, 'PROVIDER_UNAVAILABLE');
    openApplication('DISBURSEMENT_ACCOUNT', { page: 'bank/disburse?returned=1' });
    await screen.findByRole('button', { name: 'Try again' });
    await press('Try again');
    await waitFor(() => expect(bodies(finishBankLink)).toHaveLength(2));
  });

  it('starts over in a browser that didn’t start the bank sign-in', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
    const router = openApplication('DISBURSEMENT_ACCOUNT', {
      page: 'bank/disburse?oauth_state_id=a-state',
    });
    await screen.findByLabelText(/^Link my bank account/);
    expect(replace).not.toHaveBeenCalled();
    // Back leads to the page before, not to the bank’s answer again.
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { search: '' } });
  });
});

describe('an account that a small deposit proves', () => {
  const open = (step: 'ACCOUNT_DEPOSIT_SENT' | 'ACCOUNT_DEPOSIT_CODE', query = '') => {
    server.answers(getBank, { deposit: { mask: '0000', sentAt: '2026-11-27T12:00:00.000Z' } });
    openApplication(step, { page: `bank/deposit${query}` });
  };

  it('is explained, and the application goes on meanwhile', async () => {
    open('ACCOUNT_DEPOSIT_SENT');
    await screen.findByRole('heading', { name: 'A small deposit is on its way' });
    screen.getByText(/^\$0\.01 arrives in your account ending in 0000 within 1–2 business days/);
    screen.getByText(/^In 1–2 business days, look in your bank’s app/);
    await press('Continue my application');
    await waitFor(() => expect(bodies(answerDeposit)).toEqual([{ answer: 'CONTINUED' }]));
  });

  it.each([
    ['ACCOUNT_DEPOSIT_SENT', 'I have the code'],
    ['ACCOUNT_DEPOSIT_CODE', 'Enter the code'],
  ] as const)('takes its code on the provider’s page (%s)', async (step, button) => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    server.answers(openBankLink, { url: 'https://provider.example.com/code' });
    open(step);
    await screen.findByRole('button', { name: button });
    await press(button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example.com/code'));
    expect(bodies(openBankLink)).toEqual([{ returnPath: `/account/heloc/${UUID}/bank/deposit?returned=1` }]);
    expect(bodies(answerDeposit)).toEqual([]);
  });

  it.each(['ACCOUNT_DEPOSIT_SENT', 'ACCOUNT_DEPOSIT_CODE'] as const)(
    'can be given up for another (%s)',
    async (step) => {
      open(step);
      await screen.findByRole('button', { name: 'Use another account' });
      await press('Use another account');
      await waitFor(() => expect(bodies(answerDeposit)).toEqual([{ answer: 'OTHER_ACCOUNT' }]));
    },
  );

  it('is asked for when the borrower comes back from the provider', async () => {
    open('ACCOUNT_DEPOSIT_CODE', '?returned=1');
    await waitFor(() => expect(bodies(finishBankLink)).toEqual([{}]));
  });

  it('stays as it was when they come back without the code', async () => {
    server.refuses(finishBankLink, 'LINK_CANCELLED');
    open('ACCOUNT_DEPOSIT_CODE', '?returned=1');
    await screen.findByText('The code isn’t confirmed yet');
    screen.getByRole('button', { name: 'Enter the code' });
  });

  it('is reached from every page of the application meanwhile', async () => {
    openApplication('IDENTITY_VERIFICATION', { status: { alsoOpen: ['bank/deposit'] } });
    const link = await screen.findByRole('link', { name: 'Enter the code of your small deposit' });
    expect(link.getAttribute('href')).toContain(`/${UUID}/bank/deposit`);
  });

  it('is reached from no page without one', async () => {
    openApplication('IDENTITY_VERIFICATION', {});
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Enter the code of your small deposit' })).toBeNull();
  });
});

describe('a bank’s own sign-in', () => {
  it('of an unknown application leads to the dashboard', async () => {
    openPage('/plaid-oauth-success?oauth_state_id=a-state');
    await screen.findByRole('heading', { name: 'Finish linking your bank' });
    screen.getByRole('link', { name: 'Go to your applications' });
  });

  it('returns to its application, then to the provider’s page', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
    vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    server.answers(openBankLink, { url: 'https://provider.example.com/link' });
    server.answers(getBank, {});
    const router = openApplication('DISBURSEMENT_ACCOUNT');
    await userEvent.click(await screen.findByLabelText(/^Link my bank account/));
    await press('Continue');
    await waitFor(() => expect(server.received(openBankLink)).toHaveLength(1));
    await router.navigate('/plaid-oauth-success?oauth_state_id=a-state');
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith('https://provider.example.com/link?oauth_state_id=a-state'),
    );
  });

  it('requires a new sign-in after the session has ended', async () => {
    const router = openPage('/plaid-oauth-success?oauth_state_id=a-state', { isVisitor: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(decodeURIComponent(router.state.location.search)).toContain('oauth_state_id=a-state');
  });
});

describe('an account typed in', () => {
  const open = (bank: Part<Bank> = {}) => {
    server.answers(getBank, bank);
    openApplication('MANUAL_DISBURSEMENT_ACCOUNT');
    return screen.findByLabelText('Bank name');
  };
  function fill(again = '000123456789') {
    for (const [label, value] of [
      ['Bank name', 'First Bank'],
      ['Routing number', '021000021'],
      ['Account number', '000123456789'],
      ['Confirm account number', again],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }

  it('is saved with both numbers', async () => {
    await open();
    fill();
    await press('Continue');
    await waitFor(() =>
      expect(server.received(enterAccount)).toMatchObject([
        { body: { routingNumber: '021000021', accountNumber: '000123456789' }, version: VERSION },
      ]),
    );
  });

  it('is refused when the second number differs', async () => {
    await open();
    fill('000123456780');
    await press('Continue');
    await screen.findByText('Confirm account number: The account numbers don’t match');
    expect(bodies(enterAccount)).toEqual([]);
  });

  it('is refused with a routing number that no bank has', async () => {
    await open();
    fill();
    fireEvent.change(screen.getByLabelText('Routing number'), { target: { value: '021000022' } });
    await press('Continue');
    await screen.findByText('Routing number: Must be a bank’s nine-digit routing number');
    expect(bodies(enterAccount)).toEqual([]);
  });

  it('leaves no account number in the browser', async () => {
    await open();
    fill();
    await waitFor(() =>
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('First Bank'),
    );
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('000123456789');
  });

  it('can be linked instead, where allowed', async () => {
    await open({ mayLink: true });
    await press('Link my bank account instead');
    await waitFor(() => expect(server.received(chooseBankLink)).toHaveLength(1));
  });

  it('must be a different account, not a linked one, after the money was returned', async () => {
    await open({ needsAnother: true });
    screen.getByText('We need a different account');
    expect(screen.queryByRole('button', { name: 'Link my bank account instead' })).toBeNull();
  });
});

describe('a linked account', () => {
  const open = (account: Bank['account']) => {
    server.answers(getBank, { account });
    openApplication('BANK_ACCOUNT_CONFIRMATION');
  };

  it('is shown by its last digits, and confirmed', async () => {
    open(RIVER);
    await screen.findByText('River Bank');
    screen.getByText(/6789$/);
    await press('Yes, use this account');
    await waitFor(() => expect(bodies(confirmAccount)).toEqual([{ answer: 'CONFIRMED' }]));
  });

  it('is named in the borrower’s language where the provider names no bank', async () => {
    const { unnamed } = bankCopy;
    Object.assign(bankCopy, { unnamed: spanish.unnamed });
    open({ ...RIVER, bankName: UNNAMED_BANK });
    await screen.findByText('Su banco');
    Object.assign(bankCopy, { unnamed });
  });

  it('can be replaced, or says why it can’t', async () => {
    server.refuses(confirmAccount, 'UNAVAILABLE');
    open(RIVER);
    await screen.findByText('River Bank');
    await press('Use another account');
    await screen.findByText(/^We’re unavailable for a moment/);
    expect(bodies(confirmAccount)).toEqual([{ answer: 'CHANGED' }]);
  });

  it('shows an error when it is missing', async () => {
    open(undefined);
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('how the line is paid', () => {
  const terms = (noteRatePct: number, monthly: number) => ({
    termYears: 20 as const,
    noteRatePct,
    monthlyPaymentCents: toCents(monthly),
  });
  const PAYMENTS = { autopay: terms(8, 836.44), manual: terms(8.25, 852.07) };
  const open = (bank: Part<Bank> = {}) => {
    server.answers(getBank, { account: RIVER, payments: PAYMENTS, ...bank });
    openApplication('AUTOPAY_ACCOUNT');
    return screen.findByLabelText<HTMLInputElement>(/^Autopay/);
  };

  it('compares both when autopay lowers the rate', async () => {
    await open();
    screen.getByText(/^Autopay lowers your rate by 0\.25%/);
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('row', { name: /^Interest rate/ }).textContent).toBe('Interest rate8.25%8.00%');
    expect(table.queryByRole('row', { name: /^Line of credit/ })).toBeNull();
    screen.getByText('The rest of your terms stays the same.');
    screen.getByText('You’ll make a $852.07 payment each month, $15.63 more than with autopay');
    screen.getByText(
      /^We’ll take each monthly payment from River Bank, account .*6789\..*goes up by 0\.25%$/,
    );
  });

  it('shows no comparison when both cost the same', async () => {
    await open({ payments: { autopay: PAYMENTS.manual, manual: PAYMENTS.manual } });
    screen.getByText(/^Autopay is optional\. Your approval and your price don’t depend on it/);
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByText('You’ll make a $852.07 payment each month');
  });

  it('automatically needs an authorization that names the account', async () => {
    await userEvent.click(await open());
    const statement = screen.getByRole('checkbox');
    expect(statement.closest('label')?.textContent).toMatch(/from River Bank, account .*6789\. I can stop/);
    await press('Continue');
    expect(bodies(saveAutopay)).toEqual([]);
    await userEvent.click(statement);
    await press('Continue');
    await waitFor(() =>
      expect(bodies(saveAutopay)).toEqual([
        { payType: 'AUTOPAY', authorization: { agreed: true, textVersion: '2026-01' } },
      ]),
    );
  });

  it('manually needs no authorization', async () => {
    await open();
    await userEvent.click(screen.getByLabelText(/^Pay manually/));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Continue');
    await waitFor(() => expect(bodies(saveAutopay)).toEqual([{ payType: 'MANUAL' }]));
  });

  it('needs a choice', async () => {
    await open();
    await press('Continue');
    await screen.findByText('How would you like to pay? Required');
    expect(bodies(saveAutopay)).toEqual([]);
  });
});
