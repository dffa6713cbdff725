// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import { coBorrowersCalls } from '@homeline/contract/co-borrowers/calls.ts';
import { listSigners, type SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { uploadSignerDocument } from '@homeline/contract/signers/signer-acts.ts';
import { listSignerDocuments } from '@homeline/contract/signers/signer-documents.ts';
import { listSignerApplications, type SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID } from '../../testing/open-application.tsx';
import { openPage } from '../../testing/open-page.tsx';

const { saveCoBorrowerProfile, correctCoBorrowerCredit, sendCoBorrowerIncome, leaveOutCoBorrower } =
  coBorrowersCalls;

const ME = '51111111-1111-4111-8111-111111111111';
const STUB = '61111111-1111-4111-8111-111111111111';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens the page of a co-borrower at a step. */
function open(step: SignerStepName, page: SignerStatus['page'], status: Part<SignerStatus> = {}) {
  server.answers(listSignerApplications, [
    {
      uuid: UUID,
      name: 'Casey Co',
      type: 'CO_BORROWER',
      additionalSignerVersion: 'v1',
      helocSigners: [{ identityUuid: ME, type: 'CO_BORROWER' }],
      step,
      page,
      ...status,
    },
  ]);
  openPage(`/heloc-signer/${page}`, { jwt: `head.${btoa(JSON.stringify({ sub: ME }))}.signature` });
}

describe('the income and credit of a co-borrower', () => {
  const fill = async () => {
    await screen.findByRole('heading', { name: 'Your income and credit' });
    await userEvent.selectOptions(
      screen.getByLabelText(/source|income comes from|kind of income/i),
      'FULL_TIME',
    );
    type(/income before taxes|monthly income/i, '6000');
    type('Social Security number or ITIN', '901-00-1006');
  };

  it('need the consent to both credit reports', async () => {
    open('SIGNER_PROFILE', 'profile');
    await fill();
    await press('Continue');
    expect(bodies(saveCoBorrowerProfile)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await waitFor(() =>
      expect(bodies(saveCoBorrowerProfile)).toMatchObject([
        {
          employmentType: 'FULL_TIME',
          monthlyGrossCents: toCents(6_000),
          ssn: expect.stringMatching(/^901-?00-?1006$/),
          creditConsent: { agreed: true, textVersion: '2026-11' },
        },
      ]),
    );
  });

  it('leave no Social Security number in the browser', async () => {
    open('SIGNER_PROFILE', 'profile');
    await fill();
    const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage });
    await waitFor(() => expect(kept()).toContain('FULL_TIME'));
    expect(kept()).not.toMatch(/901-?00-?1006/);
  });

  it('keep typed values when saving fails', async () => {
    server.refuses(saveCoBorrowerProfile, 'UNAVAILABLE');
    open('SIGNER_PROFILE', 'profile');
    await fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await screen.findByText('This wasn’t saved');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});

describe('the credit report of a co-borrower', () => {
  const problem = (why: NonNullable<SignerStatus['creditProblem']>['why'], mayAskAgain = true) =>
    open('SIGNER_CREDIT', 'credit', { creditProblem: { why, mayAskAgain } });

  it('shows a wait', async () => {
    open('WAITING_FOR_SIGNER_CREDIT', 'credit');
    await screen.findByRole('heading', { name: 'Getting your credit report' });
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });

  it('asks for the SSN again when the file wasn’t found', async () => {
    problem('NOT_FOUND');
    await screen.findByRole('heading', { name: 'Check your Social Security number or ITIN' });
    await press('Check again');
    expect(bodies(correctCoBorrowerCredit)).toEqual([]);
    type('Social Security number or ITIN', '901-00-1006');
    await press('Check again');
    await waitFor(() =>
      expect(bodies(correctCoBorrowerCredit)).toEqual([{ ssn: expect.stringMatching(/^901-?00-?1006$/) }]),
    );
  });

  it.each([
    ['CLOSED', 'Lift the freeze on your credit file', 'I’ve opened my file'],
    ['NO_ANSWER', 'The credit bureau didn’t answer', 'Try again'],
  ] as const)('when %s is requested again with the SSN on file', async (why, title, action) => {
    problem(why);
    await screen.findByRole('heading', { name: title });
    await press(action);
    await waitFor(() => expect(bodies(correctCoBorrowerCredit)).toEqual([{}]));
  });

  it.each([
    ['ALERT', true],
    ['NOT_FOUND', false],
    ['CLOSED', false],
  ] as const)('when %s needs a call (can be requested again: %s)', async (why, mayAskAgain) => {
    problem(why, mayAskAgain);
    await screen.findByRole('heading', { name: 'Please call us about your credit file' });
    expect(document.querySelector('main form')).toBeNull();
  });
});

describe('the proof of a co-borrower’s income', () => {
  it('asks for the documents of their income type, and says why the last were returned', async () => {
    open('SIGNER_INCOME', 'income', {
      employmentType: 'SELF_EMPLOYED',
      incomeReturned: 'Page two is missing',
    });
    await screen.findByRole('heading', { name: 'Upload your last two tax returns' });
    screen.getByText('We couldn’t use the documents you sent: Page two is missing');
  });

  it('is sent once it is uploaded', async () => {
    server.answers(uploadSignerDocument, { uuid: STUB });
    open('SIGNER_INCOME', 'income');
    const field = await screen.findByLabelText('Pay stubs', { exact: false, selector: 'input' });
    await press('Send pay stubs');
    expect(bodies(sendCoBorrowerIncome)).toEqual([]);
    await userEvent.upload(field, new File(['%PDF-1.7\n'], 'stub.pdf', { type: 'application/pdf' }));
    await screen.findAllByText('stub.pdf');
    await waitFor(() => expect(server.received(uploadSignerDocument)).toHaveLength(1));
    await press('Send pay stubs');
    await waitFor(() => expect(bodies(sendCoBorrowerIncome)).toEqual([{ documents: [STUB] }]));
  });
});

it('a co-borrower can read their letters while the documents aren’t ready', async () => {
  server.answers(listSignerDocuments, [
    { uuid: STUB, type: 'CREDIT_SCORE_DISCLOSURE', title: 'Your score' },
    { uuid: ME, type: 'HELOC_AGREEMENT', title: 'Agreement', package: 'CLOSING' },
  ]);
  open('SIGNER_DOCUMENTS', 'documents');
  await screen.findByRole('button', { name: 'Read Your score' });
  screen.getByText('Read these now');
  expect(screen.queryByRole('button', { name: 'Read Agreement' })).toBeNull();
});

describe('what the borrower sees of co-borrowers', () => {
  const CASEY: Part<SignerSummary> = {
    uuid: ME,
    name: 'Casey Co',
    type: 'CO_BORROWER',
    step: 'SIGNER_INCOME',
    mayLeaveOut: true,
  };
  const board = (...signers: readonly Part<SignerSummary>[]) => {
    server.answers(listSigners, signers);
    openApplication('WAITING_FOR_CO_BORROWERS', { status: { kind: 'WAITING' } });
    return screen.findByText('Casey Co');
  };

  it('includes only co-borrowers', async () => {
    await board(CASEY, { uuid: STUB, name: 'Lee Owner', type: 'CO_DEEDER', step: 'SIGNER_INVITED' });
    screen.getByRole('heading', { name: 'People who borrow with you' });
    expect(screen.queryByText('Lee Owner')).toBeNull();
  });

  it('lets the borrower continue without a co-borrower, after a confirmation', async () => {
    server.refuses(leaveOutCoBorrower, 'WRONG_STEP');
    await board(CASEY);
    await press('Go on without them (Casey Co)');
    const dialog = within(screen.getByRole('dialog', { name: 'Go on without Casey Co?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep waiting' }));
    expect(server.received(leaveOutCoBorrower)).toEqual([]);
    await press('Go on without them (Casey Co)');
    await userEvent.click(dialog.getByRole('button', { name: 'Go on without them' }));
    await dialog.findByText('Your application has moved to a different step.');
    server.answers(leaveOutCoBorrower);
    await userEvent.click(dialog.getByRole('button', { name: 'Go on without them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(leaveOutCoBorrower).at(-1)?.params).toEqual({ uuid: UUID, signer: ME });
  });

  it('doesn’t offer to continue without a co-borrower who must stay', async () => {
    await board({ ...CASEY, mayLeaveOut: false });
    expect(screen.queryByRole('button', { name: /^Go on without them/ })).toBeNull();
  });
});
