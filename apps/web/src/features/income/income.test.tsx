// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Call } from '@homeline/contract/call.ts';
import { type ConditionSummary, listConditions } from '@homeline/contract/conditions/list-conditions.ts';
import { incomeCalls } from '@homeline/contract/income/calls.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApplication, UUID } from '../../testing/open-application.tsx';
import { uploadFile } from '../../testing/upload-file.ts';

const { chooseIncomeSource, openIncomeLink, sendPaystubs, retryIncome, saveEmployerContact } = incomeCalls;

const STUB = '21111111-1111-4111-8111-111111111111';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);
const pathname = (router: ReturnType<typeof openApplication>) => router.state.location.pathname;

type Stated = NonNullable<Part<Answers>['statedIncome']>;
const stated = (statedIncome: Stated) => ({
  answers: { statedIncome: { monthlyGrossCents: toCents(8_000), ...statedIncome } },
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('how income is verified', () => {
  it.each([
    ['FULL_TIME', 'Link my payroll (quickest)'],
    ['SELF_EMPLOYED', 'Use my tax returns (quickest)'],
    ['RETIRED', 'Link the bank account I’m paid into (quickest)'],
  ] as const)('offers the quickest method first to a person who is %s', async (employmentType, first) => {
    openApplication('INCOME_VERIFICATION', stated({ employmentType }));
    const [radio] = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radio?.closest('label')?.textContent).toContain(first);
    screen.getByText(/^You told us you earn \$8,000 a month before taxes/);
    const offersEmployer = screen.queryByLabelText(/^Have us contact my employer/) !== null;
    expect(offersEmployer).toBe(employmentType === 'FULL_TIME');
  });

  it('needs a choice', async () => {
    openApplication('INCOME_VERIFICATION', stated({ employmentType: 'FULL_TIME' }));
    await screen.findAllByRole('radio');
    await press('Continue');
    await screen.findByText('Choose one way: Required');
    expect(bodies(chooseIncomeSource)).toEqual([]);
  });

  it.each([
    [/^Upload documents/, { how: 'PAYSTUB' }],
    [/^Have us contact my employer/, { how: 'EMPLOYER' }],
  ])('by %s is saved at once', async (way, body) => {
    openApplication('INCOME_VERIFICATION', stated({ employmentType: 'FULL_TIME' }));
    await userEvent.click(await screen.findByLabelText(way));
    await press('Continue');
    await waitFor(() => expect(bodies(chooseIncomeSource)).toEqual([body]));
  });

  it('on a provider’s page isn’t saved when the borrower leaves for it', async () => {
    const router = openApplication('INCOME_VERIFICATION', stated({ employmentType: 'FULL_TIME' }));
    await userEvent.click(await screen.findByLabelText(/^Link my payroll/));
    await press('Continue');
    await screen.findByRole('heading', { name: 'Link your payroll' });
    expect(pathname(router)).toBe(`/${UUID}/income/link/payroll`);
    expect(bodies(chooseIncomeSource)).toEqual([]);
  });
});

describe('the page that leads to an income provider', () => {
  const open = (page: string) => openApplication('INCOME_VERIFICATION', { page });

  it('opens it once, and returns here', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    server.answers(openIncomeLink, { url: 'https://provider.example.com/link' });
    open('income/link/payroll');
    await userEvent.click(await screen.findByRole('button', { name: 'Link payroll' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example.com/link'));
    expect(bodies(openIncomeLink)).toEqual([
      { source: 'TRUV_PAYROLL', returnPath: `/account/heloc/${UUID}/income/link/payroll?returned=1` },
    ]);
  });

  it('says when the provider can’t be reached, and can be retried', async () => {
    server.refuses(openIncomeLink, 'PROVIDER_UNAVAILABLE');
    open('income/link/payroll');
    await userEvent.click(await screen.findByRole('button', { name: 'Link payroll' }));
    await screen.findByText(/^We can’t reach the provider right now/);
    screen.getByRole('button', { name: 'Link payroll' });
    screen.getByRole('link', { name: 'Choose another way' });
  });

  it.each([
    ['CANCELLED', 'Nothing was linked'],
    ['LINK_FAILED', 'We couldn’t link your income'],
    ['anything else', 'We couldn’t link your income'],
  ])('shows the result %s', async (error, title) => {
    open(`income/link/payroll?error=${error}`);
    await screen.findByText(title);
  });

  it('leads back to the choice for an unknown method', async () => {
    const router = open('income/link/guess');
    await waitFor(() => expect(pathname(router)).toBe(`/${UUID}/income/review`));
  });

  it.each([
    ['income/link/payroll?publicToken=a-token', 'TRUV_PAYROLL'],
    ['income/pointserv-callback?way=taxes&publicToken=a-token', 'POINTSERV_TAX'],
  ])('after a return at %s links the result once', async (page, source) => {
    open(page);
    await waitFor(() =>
      expect(bodies(chooseIncomeSource)).toEqual([{ how: 'LINK', source, publicToken: 'a-token' }]),
    );
  });

  it.each([
    ['income/link/deposits?returned=1', 'PLAID_TRANSACTIONS'],
    ['income/pointserv-callback?way=taxes&returned=1', 'POINTSERV_TAX'],
  ])('after a return at %s without a token fetches the result from the provider', async (page, source) => {
    open(page);
    await waitFor(() => expect(bodies(chooseIncomeSource)).toEqual([{ how: 'LINK', source }]));
  });

  it.each([
    ['LINK_CANCELLED', 'Nothing was linked'],
    ['LINK_FAILED', 'We couldn’t link your income'],
  ] as const)('can be retried when the provider reports no link (%s)', async (refusal, title) => {
    server.refuses(chooseIncomeSource, refusal);
    open('income/link/deposits?returned=1');
    await screen.findByText(title);
    expect(bodies(chooseIncomeSource)).toHaveLength(1);
  });

  it('offers a retry and another method when linking fails', async () => {
    server.refuses(chooseIncomeSource, 'UNAVAILABLE');
    open('income/link/payroll?publicToken=a-token');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bodies(chooseIncomeSource)).toHaveLength(2));
    await screen.findByRole('link', { name: 'Choose another way' });
  });
});

describe('the documents that show income', () => {
  const open = async (employmentType: Stated['employmentType'], condition?: Part<ConditionSummary>) => {
    server.answers(
      listConditions,
      condition ? [{ categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD', ...condition }] : [],
    );
    const router = openApplication('MANUAL_PAYSTUB_UPLOAD', stated({ employmentType }));
    await screen.findByRole('heading', { level: 1, name: /^Upload/ });
    return router;
  };

  it.each([
    ['FULL_TIME', 'Upload your latest pay stubs', 'paystubs'],
    ['SELF_EMPLOYED', 'Upload your last two tax returns', 'tax-returns'],
    ['RETIRED', 'Upload your benefit letters', 'benefit-letters'],
    ['SEPARATE_MAINTENANCE_PAYMENTS', 'Upload your agreement or court order', 'support-orders'],
  ] as const)('match the income type of a person who is %s', async (employmentType, heading, address) => {
    const router = await open(employmentType);
    screen.getByRole('heading', { level: 1, name: heading });
    expect(pathname(router)).toBe(`/${UUID}/income/upload/${address}`);
  });

  it('are sent once they are uploaded', async () => {
    await open('FULL_TIME');
    await press('Send pay stubs');
    expect(bodies(sendPaystubs)).toEqual([]);
    await uploadFile('Pay stubs', STUB);
    await press('Send pay stubs');
    await waitFor(() => expect(bodies(sendPaystubs)).toEqual([{ documents: [STUB] }]));
  });

  it('are as many as the underwriter asks for', async () => {
    await open('FULL_TIME', { xtraData: { numDocsRequired: 2 } });
    screen.getByText(/^Send 2 pay stubs\. PDF/);
    await uploadFile('Pay stubs', STUB);
    await press('Send pay stubs');
    await screen.findByText('Pay stubs: Send 2 pay stubs.');
    expect(bodies(sendPaystubs)).toEqual([]);
  });

  it('say why they were returned', async () => {
    await open('FULL_TIME', { state: 'RETURNED', returnComments: 'Page two is missing' });
    screen.getByText(/Page two is missing/);
  });

  it('can be replaced by another method, or say why not', async () => {
    server.refuses(retryIncome, 'UNAVAILABLE');
    await open('FULL_TIME');
    await press('Choose another way');
    await screen.findByRole('alert');
    server.answers(retryIncome);
    await press('Choose another way');
    await waitFor(() => expect(server.received(retryIncome)).toHaveLength(2));
  });

  it('are left by Back for the choice before', async () => {
    await open('FULL_TIME');
    await press('Back');
    await waitFor(() => expect(server.received(retryIncome)).toHaveLength(1));
  });

  it('aren’t requested before the request is loaded', async () => {
    server.refuses(listConditions, 'UNAVAILABLE');
    openApplication('MANUAL_PAYSTUB_UPLOAD', {
      ...stated({ employmentType: 'FULL_TIME' }),
      page: 'income/upload/paystubs',
    });
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('the employer who confirms income', () => {
  it('is the stated one, and can be replaced by another method', async () => {
    openApplication(
      'EMPLOYER_VERIFICATION',
      stated({ employmentType: 'FULL_TIME', employerName: 'Old Mill' }),
    );
    expect((await screen.findByLabelText<HTMLInputElement>('Employer')).value).toBe('Old Mill');
    await press('Choose another way');
    await waitFor(() => expect(server.received(retryIncome)).toHaveLength(1));
    expect(server.received(saveEmployerContact)).toEqual([]);
  });
});

describe('income that wasn’t verified', () => {
  it('says until when another method is available', async () => {
    openApplication('INCOME_ERROR', { status: { dueAt: '2026-04-02T18:00:00.000Z' } });
    await screen.findByText(/You have until 04\/02\/2026 to verify your income another way\./);
    await press('Choose another way');
    await waitFor(() => expect(server.received(retryIncome)).toHaveLength(1));
  });
});
