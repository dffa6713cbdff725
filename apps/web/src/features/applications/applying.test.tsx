// @vitest-environment happy-dom
// Proves DS-64.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { acceptSummary } from '@homeline/contract/applications/accept-summary.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import { getAnswers } from '@homeline/contract/applications/answers.ts';
import { listApplications } from '@homeline/contract/applications/application.ts';
import { applyAgain } from '@homeline/contract/applications/apply-again.ts';
import { cancelApplication } from '@homeline/contract/applications/cancel-application.ts';
import { emailResumeLink } from '@homeline/contract/applications/email-resume-link.ts';
import { saveAdditionalProfile } from '@homeline/contract/applications/save-additional-profile.ts';
import { saveProfile } from '@homeline/contract/applications/save-profile.ts';
import { getStatus } from '@homeline/contract/applications/status.ts';
import type { Call } from '@homeline/contract/call.ts';
import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { saveStatedIncome } from '@homeline/contract/income/save-stated-income.ts';
import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';
import { openPage } from '../../testing/open-page.tsx';

const OTHER = '21111111-1111-4111-8111-111111111111';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

const AVERY = { firstName: 'Avery', lastName: 'Applicant', dob: '1980-02-03' };
const HOME = {
  ...{ street1: '115 Test Street', city: 'Columbus', state: 'OH' as const, zip: '43085' },
  ...{ occupancy: 'PRIMARY' as const, listedForSale: false },
};

describe('the applicant’s identity', () => {
  const open = (answers: Part<Answers> = {}) => {
    openApplication('IN_PROGRESS', { answers: { profile: AVERY, property: HOME, ...answers } });
    return screen.findByRole('heading', { name: 'Is this you?' });
  };

  it('is confirmed together with both consents', async () => {
    await open();
    screen.getByText('Avery Applicant');
    screen.getByText(/115 Test Street/);
    await press('Continue');
    expect(bodies(saveProfile)).toEqual([]);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Continue');
    await waitFor(() =>
      expect(server.received(saveProfile)).toMatchObject([
        {
          body: { ...AVERY, softCreditConsent: { agreed: true }, esignConsent: { agreed: true } },
          version: VERSION,
        },
      ]),
    );
  });

  it('shows what the registration took, asks none of it twice, and takes a correction of the name', async () => {
    await open();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await press('Change your name or date of birth');
    const first = screen.getByLabelText<HTMLInputElement>('First name');
    expect(document.activeElement).toBe(first);
    write('First name', 'Avery Ann');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Continue');
    await waitFor(() => expect(bodies(saveProfile)).toMatchObject([{ ...AVERY, firstName: 'Avery Ann' }]));
  });

  it('asks for what is missing', async () => {
    openApplication('IN_PROGRESS');
    await screen.findByLabelText('First name');
    expect(screen.queryByRole('button', { name: 'Change your name or date of birth' })).toBeNull();
  });

  it('leads to each other answer, and comes back once it is changed', async () => {
    const income = { employmentType: 'FULL_TIME' as const, monthlyGrossCents: toCents(9_800) };
    const contact = { email: 'avery@example.com', phone: '(555) 555-0101' };
    const answers = { profile: AVERY, property: HOME, statedIncome: income, contact };
    const router = openApplication('IN_PROGRESS', { answers });
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Change your home')).toContain('review-app/property?returnTo=start');
    expect(await link('Change how we reach you')).toContain('answers/initial?returnTo=start');
    await userEvent.click(screen.getByRole('link', { name: 'Change your income' }));
    await screen.findByRole('heading', { name: 'What’s your income?' });
    write('Monthly income before taxes', '10,200');
    server.answers(saveStatedIncome, { step: 'IN_PROGRESS', page: 'start/profile', version: VERSION + 1 });
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/start/profile`));
    expect(server.received(saveStatedIncome)).toMatchObject([
      { body: { employmentType: 'FULL_TIME', monthlyGrossCents: toCents(10_200) }, version: VERSION },
    ]);
  });

  it('is asked again with the current statement once the lender has changed it, and nothing typed is lost', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    server.refuses(saveProfile, 'CONSENT_OUTDATED');
    await open();
    await press('Change your name or date of birth');
    write('First name', 'Avery Ann');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Continue');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    await open();
    screen.getByText('This statement has changed since you opened the page. Read it, then agree again.');
    screen.getByText('Avery Ann Applicant');
    const [softCredit, esign] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([softCredit?.checked, esign?.checked]).toEqual([true, false]);
    cleanup();
    await open();
    expect(screen.queryByText(/^This statement has changed/)).toBeNull();
    reload.mockRestore();
  });

  it('is refused to an applicant who is too young', async () => {
    server.refuses(saveProfile, 'UNDER_AGE');
    await open();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Continue');
    await screen.findByText('You aren’t old enough to apply.');
  });
});

describe('the details for the documents', () => {
  const open = (answers: Part<Answers> = {}) => {
    openApplication('ADDITIONAL_PROFILE', { answers: { property: HOME, ...answers } });
    return screen.findByRole('heading', { name: 'A few more things about you' });
  };
  /** Answers everything except the owners. */
  async function fill() {
    await userEvent.click(screen.getByLabelText('Unmarried'));
    await userEvent.selectOptions(
      screen.getByLabelText('What will you use the money for?'),
      'HOME_IMPROVEMENT',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /full credit report/ }));
  }

  it('are the Social Security number, unless it is on file', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('I own it alone'));
    await fill();
    await press('Continue');
    await screen.findByText('Social Security number or ITIN: Required');
    expect(bodies(saveAdditionalProfile)).toEqual([]);
    write('Social Security number or ITIN', '901-00-1006');
    await press('Continue');
    await waitFor(() =>
      expect(bodies(saveAdditionalProfile)).toMatchObject([
        { ownership: 'INDIVIDUAL', maritalStatus: 'UNMARRIED', signers: [] },
      ]),
    );
  });

  it('keep the number on file when the field is left empty', async () => {
    await open({ ssn: { last4: '1006' } });
    screen.getByText('We have the number ending in 1006. Leave this empty to keep it.');
    await userEvent.click(screen.getByLabelText('I own it alone'));
    await fill();
    await press('Continue');
    await waitFor(() => expect(bodies(saveAdditionalProfile)).toHaveLength(1));
    expect(bodies(saveAdditionalProfile)[0]).not.toHaveProperty('ssn');
  });

  it('name the other owners of a home owned jointly', async () => {
    await open({ ssn: { last4: '1006' } });
    await fill();
    await userEvent.click(screen.getByLabelText(/^I own it with others/));
    await press('Continue');
    await screen.findByText('The other owner: Full name: Required');
    await press('Add another owner');
    screen.getByRole('heading', { name: 'First other owner' });
    const second = within(
      screen.getByRole('heading', { name: 'Second other owner' }).closest('section') ?? expect.fail(),
    );
    await userEvent.click(second.getByRole('button', { name: 'Remove this owner' }));
    expect(screen.queryByRole('heading', { name: 'Second other owner' })).toBeNull();
    write('Full name', 'Sam Signer');
    write('Email address', 'sam@example.com');
    await userEvent.click(screen.getByLabelText(/^Borrows with me/));
    await press('Continue');
    await waitFor(() =>
      expect(bodies(saveAdditionalProfile)).toMatchObject([
        {
          signers: [{ name: 'Sam Signer', email: 'sam@example.com', type: 'CO_BORROWER', holdsTitle: true }],
        },
      ]),
    );
  });

  it('name the spouse who must sign by law but owes nothing', async () => {
    await open({ ssn: { last4: '1006' }, spouseSigns: true });
    await userEvent.click(screen.getByLabelText('I own it alone'));
    await fill();
    expect(screen.queryByRole('heading', { name: 'Your spouse' })).toBeNull();
    await userEvent.click(screen.getByLabelText('Married'));
    await screen.findByRole('heading', { name: 'Your spouse' });
    write('Full name', 'Sam Spouse');
    write('Email address', 'sam@example.com');
    await press('Continue');
    await waitFor(() =>
      expect(bodies(saveAdditionalProfile)).toMatchObject([
        { signers: [{ name: 'Sam Spouse', type: 'CO_DEEDER', holdsTitle: false, isSpouse: true }] },
      ]),
    );
  });

  it('store no Social Security number in the browser', async () => {
    await open();
    write('Social Security number or ITIN', '901-00-1006');
    await userEvent.click(screen.getByLabelText('I own it alone'));
    const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage });
    await waitFor(() => expect(kept()).toContain('INDIVIDUAL'));
    expect(kept()).not.toMatch(/901-?00-?1006/);
  });
});

describe('the application before it is submitted', () => {
  const open = () => {
    server.answers(getOffers, {
      chosen: { termYears: 20, lineAmountCents: toCents(75_000), monthlyPaymentCents: toCents(640.5) },
    });
    server.answers(listDocuments, [
      { uuid: UUID, type: 'APPLICATION_SUMMARY', title: 'Summary', package: 'SUMMARY' },
      { uuid: OTHER, type: 'HELOC_AGREEMENT', title: 'Agreement', package: 'CLOSING' },
    ]);
    openApplication('APP_SUBMISSION', { answers: { profile: AVERY, property: HOME } });
    return screen.findByRole('button', { name: 'Submit application' });
  };

  it('is submitted with its summary documents, once the borrower certifies it', async () => {
    const submit = await open();
    screen.getByText('$640.50');
    // They are read on the next page.
    expect(screen.queryByRole('button', { name: /^Read / })).toBeNull();
    await userEvent.click(submit);
    expect(bodies(acceptSummary)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(submit);
    await waitFor(() => expect(bodies(acceptSummary)).toEqual([{ documents: [UUID], agreed: true }]));
  });

  it('says when submitting fails', async () => {
    server.refuses(acceptSummary, 'UNAVAILABLE');
    const submit = await open();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(submit);
    await screen.findByText('This wasn’t saved');
  });
});

describe('the menu of an application', () => {
  it('emails a link to continue later, or says why it can’t', async () => {
    server.refuses(emailResumeLink, 'TOO_MANY_ATTEMPTS');
    openApplication('ESTIMATE_VALUE');
    const link = await screen.findByRole('button', { name: 'Email me a link to continue later' });
    await userEvent.click(link);
    await screen.findByText('Too many attempts. Please try again later.');
    server.answers(emailResumeLink);
    await userEvent.click(link);
    await screen.findByText(/^We’ve emailed you a link\./);
  });

  it('cancels the application only after a confirmation', async () => {
    openApplication('ESTIMATE_VALUE');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel application' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my application' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Cancel application');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel your application?' }));
    fireEvent.change(dialog.getByLabelText(/^What made you decide/), { target: { value: 'Not now' } });
    server.refuses(cancelApplication, 'UNAVAILABLE');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel application' }));
    await dialog.findByRole('alert');
    server.answers(cancelApplication, { step: 'CANCELLED', kind: 'TERMINAL', page: '/', version: VERSION });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel application' }));
    await waitFor(() => expect(bodies(cancelApplication)).toHaveLength(2));
    expect(bodies(cancelApplication).at(-1)).toEqual({ reason: 'Not now' });
  });

  it.each([
    ['has ended', { kind: 'TERMINAL' as const }],
    ['has a signed deed', { disclosurelistNotaryComplete: true }],
  ])('isn’t offered once it %s', async (_, status) => {
    openApplication('DECLINED', { status });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Cancel application' })).toBeNull();
  });
});

describe('another application', () => {
  const open = (kind: 'TERMINAL' | 'BORROWER_ACTION' = 'TERMINAL') => {
    server.answers(listApplications, [{ uuid: UUID }]);
    server.answers(getStatus, { kind });
    server.answers(getAnswers, {
      property: HOME,
      statedIncome: {
        employmentType: 'FULL_TIME',
        employerName: 'Old Mill',
        monthlyGrossCents: toCents(8_000),
      },
    });
    return openPage('/apply-again');
  };
  const street = () => screen.findByLabelText<HTMLInputElement>('Street address');
  /** Answers whether the home is for sale, a question that is asked again. */
  const forSale = (answer: 'Yes' | 'No') =>
    userEvent.click(
      within(screen.getByRole('radiogroup', { name: /^Is it for sale/ })).getByLabelText(answer),
    );

  it('starts from the last answers, which can be corrected', async () => {
    const router = open();
    expect((await street()).value).toBe('115 Test Street');
    fireEvent.change(await street(), { target: { value: '9 New Road' } });
    await forSale('No');
    server.answers(applyAgain, { applicationUuid: OTHER });
    await press('Apply again');
    await waitFor(() => expect(router.state.location.pathname).toMatch(new RegExp(`^/${OTHER}`)));
    expect(bodies(applyAgain)).toMatchObject([{ street1: '9 New Road', employmentType: 'FULL_TIME' }]);
  });

  it('isn’t started for a home that is for sale', async () => {
    open();
    await street();
    await forSale('Yes');
    await press('Apply again');
    expect((await screen.findAllByText(/We can’t lend on a home that’s for sale/)).length).toBeGreaterThan(0);
    expect(bodies(applyAgain)).toEqual([]);
  });

  it('leads to the dashboard when another window has opened one', async () => {
    server.refuses(applyAgain, 'APPLICATION_OPEN');
    open();
    await street();
    await forSale('No');
    await press('Apply again');
    await screen.findByText('You already have an open application', { selector: '.alert-title' });
    screen.getByRole('link', { name: 'Go to dashboard' });
  });

  it('isn’t offered while one is open', async () => {
    const router = open('BORROWER_ACTION');
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
  });
});
