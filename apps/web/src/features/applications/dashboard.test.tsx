// @vitest-environment happy-dom
// Proves DS-04, DS-05, DS-36, SH-21.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { getProfile } from '@homeline/contract/accounts/get-profile.ts';
import { getAnswers } from '@homeline/contract/applications/answers.ts';
import { type HelocApplication, listApplications } from '@homeline/contract/applications/application.ts';
import { getStatus, type Status } from '@homeline/contract/applications/status.ts';
import { getDocumentsArchive } from '@homeline/contract/documents/get-document.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { listSignerApplications } from '@homeline/contract/signers/signer-status.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { REOPENED_FOR_DAYS } from '@homeline/domain/workflow/reopening.ts';
import { type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { CANCEL_APPLICATION } from './copy.ts';
import { DASHBOARD } from './dashboard-copy.ts';

const FIRST = '11111111-1111-4111-8111-111111111111';
const SECOND = '21111111-1111-4111-8111-111111111111';
const THIRD = '31111111-1111-4111-8111-111111111111';

const SIGNED_AT = '2026-03-05T15:00:00.000Z';

const address = { street1: '115 Test Street', city: 'Columbus', state: 'OH', zip: '43085' };
const HOME = { state: 'OH', timeZone: 'America/New_York', address };
const APPLICATION: Part<HelocApplication> = { uuid: FIRST, loanNumber: 'HL-1', property: HOME };

const LINE: Part<Funding>['line'] = {
  terms: {
    product: 'FIXED_TERM',
    termYears: 15,
    lineAmountCents: toCents(75_000),
    noteRatePct: 8.6,
    monthlyPaymentCents: cents(74_296),
  },
  openedOn: '2026-03-05',
  nextPayments: [
    {
      dueOn: '2026-05-01',
      paymentCents: cents(74_296),
      interestCents: cents(53_750),
      balanceCents: cents(7_479_454),
    },
  ],
  owedCents: toCents(75_000),
  drawableCents: cents(0),
  drawsUntil: '2031-03-05',
  minimumRedrawCents: toCents(500),
  withoutAutopay: { noteRatePct: 8.85, monthlyPaymentCents: cents(75_402) },
};

function statusAt(step: StepName, status: Part<Status> = {}): Part<Status> {
  const { page, kind } = stepOf(step);
  return { step, page, kind, ...status };
}
/** Opens the dashboard of somebody with one application. */
function openAt(step: StepName, status: Part<Status> = {}, application: Part<HelocApplication> = {}) {
  server.answers(listApplications, [{ ...APPLICATION, ...application }]);
  server.answers(getStatus, statusAt(step, status));
  openPage('/dashboard');
  return screen.findByRole('heading', { name: '115 Test Street, Columbus' });
}
const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? expect.fail());

beforeEach(() => {
  server.answers(listSignerApplications, []);
});

describe('an application on the dashboard', () => {
  it('names and links the borrower’s next step', async () => {
    await openAt('IN_PROGRESS');
    await screen.findByText('Your next step');
    screen.getByRole('heading', { name: 'Confirm who you are' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue with 115 Test Street' });
    expect(link.pathname).toBe(`/${FIRST}`);
    screen.getByText('HL-1');
    expect(screen.queryByText('Line of credit')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
  });

  it('asks for nothing while it waits, and names the chosen line', async () => {
    await openAt('UW_REVIEW', {}, { amount: 75_000 });
    await screen.findByText(/You don’t need to do anything\.$/);
    expect(screen.queryByText('Your next step')).toBeNull();
    screen.getByText('Line of credit');
    screen.getByText('$75,000.00');
  });

  it('asks for what is owed beside the next step, and doesn’t say that there is nothing to do', async () => {
    const owed = { alsoOpen: ['insurance/upload', 'insurance/requirements'] };
    await openAt('RESCISSION', owed);
    await screen.findByRole('heading', { name: 'Send your insurance policy' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send policy' });
    expect(link.pathname).toBe(`/${FIRST}/insurance/upload`);
    expect(screen.queryByText(/You don’t need to do anything/)).toBeNull();
  });

  it('shows the rate, payment and cash of the chosen line, and once signed the day of the money', async () => {
    server.answers(getAnswers, {
      terms: {
        ...{ product: 'FIXED_TERM', termYears: 15, codes: ['AUTOPAY'], lineAmountCents: toCents(75_000) },
        ...{ noteRatePct: 8.6, aprPct: 9.12, monthlyPaymentCents: cents(74_296) },
        cashToBorrowerCents: toCents(72_000),
      },
    });
    server.answers(getFunding, { releaseOn: '2026-03-12', accountMask: '4321' });
    const progress = { stage: 'COMPLETE', stages: ['SIGNING', 'COMPLETE'] } as const;
    await openAt('FUNDABLE', { progress }, { amount: 75_000, rate: 8.6 });
    await screen.findByText('On 03/12/2026');
    const lines = [...document.querySelectorAll('.line')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Loan numberHL-1',
      'Line of credit$75,000.00',
      'Interest ratefixed, with autopay8.60%',
      'APRincludes the origination fee9.12%',
      'Monthly payment$742.96',
      'Cash in hand$72,000.00',
      'We send your money•••• 4321On 03/12/2026',
    ]);
    screen.getByRole('link', { name: 'Send us a message' });
  });

  it('says when a signer declined', async () => {
    await openAt('SIGNDOCS_REVIEW', { signerDeclined: true });
    await screen.findByRole('heading', { name: 'Someone declined to sign' });
    screen.getByText(/^You can’t go on until they sign\./);
  });

  it('shows the end of the rescission period in the home’s time zone', async () => {
    await openAt('RESCISSION', { dueAt: '2026-03-11T04:00:00.000Z' });
    await screen.findByText(/^You have until midnight at the end of 03\/10\/2026, Eastern Time/);
  });

  it('that was canceled can be reopened for a stated period', () => {
    const days = `within ${REOPENED_FOR_DAYS} days`;
    expect(DASHBOARD.comeBack.canceled).toContain(days);
    expect(CANCEL_APPLICATION.why).toContain(days);
  });

  it('that was canceled can’t be continued, and another can be started', async () => {
    await openAt('CANCELLED', {}, { amount: 75_000 });
    await screen.findByText(/^This application was canceled on \d\d\/\d\d\/\d{4}, and you owe nothing\.$/);
    screen.getByText(/^Your documents and our letters stay here\./);
    screen.getByRole('heading', { name: 'Questions?' });
    expect(screen.queryByRole('list', { name: 'Where it stands' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
    screen.getByText('Line you asked for');
    await screen.findByRole('link', { name: 'Apply again' });
    screen.getByText(/call us within 30 days/);
  });

  it('shows how far it is: the steps with their answers, and the money after them', async () => {
    await openAt('INCOME_VERIFICATION', {
      progress: {
        stage: 'LINK_INCOME',
        stages: ['INITIAL', 'PRODUCT_SELECT', 'LINK_INCOME', 'ENOTARY', 'COMPLETE'],
        done: [
          { stage: 'INITIAL', answer: '115 Test Street, Columbus' },
          { stage: 'PRODUCT_SELECT', answer: '$75,000 over 15 years' },
        ],
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Where it stands' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done: Basic Info115 Test Street, Columbus',
      'Done: Select Offer$75,000 over 15 years',
      'Now: Link Income Sources',
      'To come: Talk to eNotary',
      'To come: Get your money',
    ]);
  });

  it('that is signed waits for its money only', async () => {
    await openAt('RESCISSION', { progress: { stage: 'COMPLETE', stages: ['SIGNING', 'COMPLETE'] } });
    const list = within(await screen.findByRole('list', { name: 'Where it stands' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done: Sign Documents',
      'Now: Get your money',
    ]);
  });

  it('that ended with a declined offer says so', async () => {
    await openAt('CANCELLED', { offerRefused: true });
    await screen.findByText(/^You declined our offer, and this application has ended\./);
    expect(screen.queryByText(/reopen/)).toBeNull();
  });

  it('that was declined links to the decision', async () => {
    await openAt('DECLINED');
    await screen.findByRole('link', {
      name: /^Read our decision and your options ?, about 115 Test Street$/,
    });
    screen.getByText(/Our decision says what would change it/);
  });

  it('that is funded shows the payment due, later draws, the money sent and the repayment', async () => {
    server.answers(getFunding, {
      cashToBorrowerCents: toCents(72_000),
      accountMask: '4321',
      recordedAt: '2026-03-20T18:00:00.000Z',
      line: LINE,
    });
    server.answers(listApplications, [{ ...APPLICATION, amount: 75_000 }]);
    server.answers(getStatus, statusAt('COMPLETE'));
    openPage('/dashboard');
    await screen.findByRole('heading', { name: 'Your line of credit on 115 Test Street, Columbus' });
    await screen.findByText('$72,000.00');
    expect(
      [...document.querySelectorAll('.open-line-figures > div')].map((each) => each.textContent),
    ).toEqual([
      'You owe today$75,000.00By your payment schedule, before interest since the last due date',
      'You can draw today$0.00At least $500 at a time, until 03/05/2031',
      'Next payment$742.96Due 05/01/2026',
      'Line of credit$75,000At 8.60% interest',
    ]);
    screen.getByRole('row', { name: '05/01/2026 $742.96 $537.50 $74,794.54' });
    screen.getByText(/^What you’ve repaid you can draw again until 03\/05\/2031, at least \$500 at a time\./);
    expect(screen.getByRole('link', { name: 'Ask for a payoff amount' }).getAttribute('href')).toMatch(
      /\/messages\/[\w-]+\?about=payoff$/,
    );
    // Nothing was paid back yet.
    expect(screen.queryByRole('link', { name: 'Ask for a draw' })).toBeNull();
    screen.getByText(/rises from 8\.60% to 8\.85% .* \$754\.02 a month\.$/);
    screen.getByText(/^to your account .*4321$/);
    screen.getByText('You pay manually each month');
    screen.getByText('03/20/2026');
  });

  it('that can be drawn again leads to a message that asks for it', async () => {
    server.answers(getFunding, { line: { ...LINE, drawableCents: toCents(500) } });
    server.answers(listApplications, [APPLICATION]);
    server.answers(getStatus, statusAt('COMPLETE'));
    openPage('/dashboard');
    const link = await screen.findByRole('link', { name: 'Ask for a draw' });
    expect(link.getAttribute('href')).toMatch(/\/messages\/[\w-]+\?about=draw$/);
  });

  it('that is funded shows its agreement and its newest documents', async () => {
    const created = (day: number) => `2026-03-0${day}T15:00:00.000Z`;
    server.answers(
      listDocuments,
      ['SIGNING_CERTIFICATE', 'HELOC_AGREEMENT', 'CLOSING_SUMMARY', 'ADVERSE_ACTION_NOTICE'].map(
        (type, index) => ({
          uuid: `${index + 1}1111111-1111-4111-8111-111111111111`,
          type,
          title: `Document ${index + 1}`,
          created: created(index + 1),
          hasHtml: true,
        }),
      ),
    );
    server.answers(getFunding, { line: LINE });
    server.answers(listApplications, [APPLICATION]);
    server.answers(getStatus, statusAt('COMPLETE'));
    openPage('/dashboard');
    await screen.findByText('Your agreement and newest documents');
    const titles = [...document.querySelectorAll('.document-title')].map(({ textContent }) => textContent);
    expect(titles.map((title) => title?.slice(0, 10))).toEqual(['Document 2', 'Document 4', 'Document 3']);
    screen.getByRole('button', { name: 'Show all documents of 115 Test Street' });
  });

  it('without an autopay discount doesn’t mention losing it, and owes nothing after maturity', async () => {
    server.answers(getFunding, { line: { ...LINE, withoutAutopay: undefined, nextPayments: [] } });
    server.answers(listApplications, [APPLICATION]);
    server.answers(getStatus, statusAt('COMPLETE'));
    openPage('/dashboard');
    await screen.findByText('By the agreement, no more payments are due.');
    expect(screen.queryByText('If autopay ends')).toBeNull();
    expect(screen.queryByText('Next payment')).toBeNull();
  });

  it('that is funded offers a retry when it can’t be loaded', async () => {
    server.refuses(getFunding, 'UNAVAILABLE');
    server.answers(listApplications, [APPLICATION]);
    server.answers(getStatus, statusAt('COMPLETE'));
    openPage('/dashboard');
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('stays listed, with an error, when its status can’t be loaded', async () => {
    server.answers(listApplications, [APPLICATION]);
    server.refuses(getStatus, 'UNAVAILABLE');
    openPage('/dashboard');
    await screen.findByText('We couldn’t load where it stands. Please reload the page.');
    screen.getByText('HL-1');
    expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
  });

  it('is listed beside others, each with its own step', async () => {
    server.answers(listApplications, [
      {
        ...APPLICATION,
        uuid: SECOND,
        loanNumber: 'HL-2',
        property: { ...HOME, address: { ...address, street1: '9 New Road' } },
      },
      APPLICATION,
    ]);
    server.answersBy(getStatus, ({ params }) =>
      statusAt(params['uuid'] === FIRST ? 'DECLINED' : 'ESTIMATE_VALUE'),
    );
    openPage('/dashboard');
    await screen.findByRole('heading', { name: '9 New Road, Columbus' });
    await screen.findByRole('link', { name: /^Read our decision/ });
    card('9 New Road, Columbus').getByRole('link', { name: 'Continue with 9 New Road' });
    expect(card('115 Test Street, Columbus').queryByRole('link', { name: /^Continue/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
  });

  it('without a home yet is named by its product', async () => {
    server.answers(listApplications, [{ uuid: FIRST, loanNumber: 'HL-1' }]);
    server.answers(getStatus, statusAt('IN_PROGRESS'));
    openPage('/dashboard');
    await screen.findByRole('link', { name: 'Continue with HL-1' });
  });
});

describe('the documents of an application on the dashboard', () => {
  const show = async (documents: readonly Part<DocumentSummary>[]) => {
    server.answers(listDocuments, documents);
    await openAt('IN_PROGRESS');
    expect(server.received(listDocuments)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all documents of 115 Test Street' }));
  };

  it('show on request, with each file that the borrower sent', async () => {
    const sent = { type: 'BANK_STATEMENT', title: 'Bank statement', hasHtml: false } as const;
    await show([
      { uuid: FIRST, type: 'HELOC_AGREEMENT', title: 'Agreement', hasHtml: true },
      { uuid: SECOND, ...sent, contentType: 'application/pdf' },
      { uuid: THIRD, ...sent, contentType: 'image/jpeg' },
    ]);
    await screen.findByRole('button', { name: /^Read Agreement/ });
    screen.getByRole('heading', { name: 'What you sent' });
    expect(screen.getAllByRole('button', { name: /^Download Bank statement/ })).toHaveLength(2);
    // A photo can be kept, and has no pages to read.
    expect(screen.getAllByRole('button', { name: /^Read Bank statement/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Hide documents of 115 Test Street' }));
    expect(screen.queryByRole('button', { name: /^Read Agreement/ })).toBeNull();
  });

  it('show the certificate of signing beside each signed copy', async () => {
    await show([
      { uuid: FIRST, type: 'HELOC_AGREEMENT', title: 'Agreement', hasHtml: true, signedAt: SIGNED_AT },
      { uuid: SECOND, type: 'SIGNING_CERTIFICATE', title: 'Certificate of signing', hasHtml: true },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Certificate of signing: Agreement' }));
    await screen.findByRole('dialog', { name: 'Certificate of signing' });
    expect(screen.queryByRole('button', { name: /Certificate of signing: Certificate/ })).toBeNull();
  });

  it('can be downloaded together, and report a failure', async () => {
    await show([{ uuid: FIRST, type: 'HELOC_AGREEMENT', title: 'Agreement', hasHtml: true }]);
    const all = { name: 'Download all documents (ZIP) of 115 Test Street' };
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', all));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('Homeline documents.zip');
    server.refuses(getDocumentsArchive, 'UNAVAILABLE');
    await userEvent.click(screen.getByRole('button', all));
    await screen.findByRole('alert');
    expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
  });

  it('say when there are none', async () => {
    await show([]);
    await screen.findByText('There are no documents yet.');
    expect(screen.queryByRole('button', { name: /Download all/ })).toBeNull();
  });

  it('say when they can’t be listed', async () => {
    server.refuses(listDocuments, 'UNAVAILABLE');
    await openAt('IN_PROGRESS');
    await userEvent.click(screen.getByRole('button', { name: 'Show all documents of 115 Test Street' }));
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('the dashboard', () => {
  it('requires a signed-in person, and is shown after sign-in', async () => {
    const router = openPage('/dashboard', { isVisitor: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(decodeURIComponent(router.state.location.search)).toMatch(/redirectUrl=.*\/dashboard/);
    expect(server.received(listApplications)).toEqual([]);
  });

  it('says when it can’t be loaded', async () => {
    server.refuses(listApplications, 'UNAVAILABLE');
    openPage('/dashboard');
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('You haven’t applied yet')).toBeNull();
  });

  it('invites a person without an application to apply', async () => {
    openPage('/dashboard');
    await screen.findByText('You haven’t applied yet');
    screen.getByRole('link', { name: 'Apply now' });
  });

  it('leads a signer without an application to their documents', async () => {
    server.answers(listSignerApplications, [
      { uuid: FIRST, type: 'CO_DEEDER', step: 'SIGNER_SIGN', page: 'sign' },
    ]);
    const router = openPage('/dashboard');
    await waitFor(() => expect(router.state.location.pathname).toBe('/heloc-signer/sign'));
  });

  it('shows a signer no link once their signature is no longer needed', async () => {
    server.answers(listSignerApplications, [
      { uuid: FIRST, type: 'CO_DEEDER', step: 'SIGNER_CANCELLED', page: 'cancelled' },
    ]);
    openPage('/dashboard');
    await screen.findByText('You haven’t applied yet');
  });

  it('lists the applications a borrower signs as co-owner, and opens the chosen one', async () => {
    server.answers(listSignerApplications, [
      {
        uuid: SECOND,
        type: 'CO_DEEDER',
        step: 'SIGNER_RESUME',
        page: 'resume',
        borrowerName: 'Lee Owner',
        home: 'A home',
      },
    ]);
    await openAt('IN_PROGRESS');
    await userEvent.click(await screen.findByRole('link', { name: 'Sign for Lee Owner' }));
    await screen.findByText(/line of credit on A home/);
  });

  it('leads a loan originator without an application to their clients', async () => {
    server.answers(getProfile, { isBroker: true });
    const router = openPage('/dashboard');
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  });

  it('shows clients and documents to a loan originator who also signs', async () => {
    server.answers(getProfile, { isBroker: true });
    server.answers(listSignerApplications, [
      { uuid: SECOND, type: 'CO_DEEDER', step: 'SIGNER_RESUME', page: 'resume', borrowerName: 'Lee Owner' },
    ]);
    openPage('/dashboard');
    await screen.findByRole('link', { name: 'Sign for Lee Owner' });
    expect(
      screen.getAllByRole<HTMLAnchorElement>('link').some(({ pathname }) => pathname === '/clients'),
    ).toBe(true);
    expect(screen.queryByText('You haven’t applied yet')).toBeNull();
  });
});
