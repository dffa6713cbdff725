// @vitest-environment happy-dom
// Proves DS-04, DS-07, DS-08, DS-14, DS-16, DS-24, DS-26, DS-58, DS-61, DS-69.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import {
  createSignerDocumentLink,
  listSignerDocumentLinks,
} from '@homeline/contract/document-links/signer-links.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { acceptInvitation, resendInvitation } from '@homeline/contract/signers/invitation.ts';
import { listSigners, remindSigner, type SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { checkInvitation, renewInvitation } from '@homeline/contract/signers/renew-invitation.ts';
import {
  actAsSigner,
  confirmNonRescissionAsSigner,
  rescindAsSigner,
  saveSignerDetails,
  sendSignerIdentity,
  showSignerRecordsAccess,
  signAsSigner,
  uploadSignerDocument,
} from '@homeline/contract/signers/signer-acts.ts';
import {
  getSignerDocumentFile,
  getSignerDocumentsArchive,
  listSignerDocuments,
} from '@homeline/contract/signers/signer-documents.ts';
import { saveSignerEmail } from '@homeline/contract/signers/signer-email.ts';
import { listSignerApplications, type SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApplication, UUID } from '../../testing/open-application.tsx';
import { openPage } from '../../testing/open-page.tsx';

const OTHER = '41111111-1111-4111-8111-111111111111';
const NOTICE = '61111111-1111-4111-8111-111111111111';
const AGREEMENT = '71111111-1111-4111-8111-111111111111';
const ME = '51111111-1111-4111-8111-111111111111';
const DRAFT = '81111111-1111-4111-8111-111111111111';
const DEED = '91111111-1111-4111-8111-111111111111';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

const SAM: Part<SignerStatus> = {
  uuid: UUID,
  name: 'Sam Signer',
  type: 'CO_DEEDER',
  borrowerName: 'Avery Applicant',
  home: '115 Test Street, Columbus, OH 43085',
  state: 'OH',
  timeZone: 'America/New_York',
};

/** Opens the signer's pages at a step. */
function sign(
  step: SignerStepName,
  page: SignerStatus['page'],
  status: Part<SignerStatus> = {},
  at: string = page,
) {
  server.answers(listSignerApplications, [{ ...SAM, step, page, ...status }]);
  return openPage(`/heloc-signer/${at}`);
}

describe('an invitation to sign', () => {
  const CODE = 'a-code-of-an-invitation';
  async function accept(email = 'sam@example.com', password = 'a quiet river at noon') {
    const router = openPage(`/heloc-signer/login#${CODE}`, { isVisitor: true });
    await screen.findByRole('heading', { name: 'You’re invited to sign' });
    type('Email', email);
    type('Password', password);
    await press('Open my documents');
    return router;
  }

  it('creates an account and leads to the documents to sign', async () => {
    server.answers(acceptInvitation, { jwt: 'a token of a signer' });
    server.answers(listSignerApplications, [{ ...SAM, step: 'SIGNER_RESUME', page: 'resume' }]);
    const router = await accept();
    await screen.findByRole('heading', { name: 'Hello Sam Signer' });
    expect(router.state.location.pathname).toBe('/heloc-signer/resume');
    expect(bodies(acceptInvitation)).toEqual([
      { email: 'sam@example.com', password: 'a quiet river at noon', code: CODE },
    ]);
  });

  it('asks for an account’s second factor', async () => {
    server.refuses(acceptInvitation, 'SECOND_FACTOR_REQUIRED');
    await accept();
    const code = await screen.findByLabelText(/code/i);
    server.refuses(acceptInvitation, 'WRONG_CODE');
    fireEvent.change(code, { target: { value: '123456' } });
    await userEvent.click(document.querySelector('main button[type=submit]') ?? expect.fail());
    await screen.findByText(/^This code is incorrect/);
    expect(bodies(acceptInvitation).at(-1)).toMatchObject({ code: CODE, secondFactorCode: '123456' });
  });

  it('for an email address with another password says so, and how to reset it', async () => {
    server.refuses(acceptInvitation, 'WRONG_CREDENTIALS');
    await accept();
    await screen.findByText(/^This address already has an account here, with another password/);
    screen.getByRole('link', { name: 'Choose a new password' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sam@example.com');
  });

  it('sends a new link at one press once the link has expired', async () => {
    server.answers(checkInvitation, { link: 'EXPIRED' });
    openPage(`/heloc-signer/login#${CODE}`, { isVisitor: true });
    await screen.findByRole('heading', { name: 'This link has expired' });
    await press('Email me a new link');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(bodies(renewInvitation)).toEqual([{ code: CODE }]);
  });

  it('leads to sign-in or a new link when its link was used or replaced', async () => {
    server.answers(checkInvitation, { link: 'REPLACED' });
    openPage(`/heloc-signer/login#${CODE}`, { isVisitor: true });
    await screen.findByRole('heading', { name: 'This link doesn’t work anymore' });
    screen.getByRole('link', { name: 'Sign in' });
    await press('Get a new link');
    await screen.findByRole('heading', { name: 'Get a new link' });
  });

  it('says when it was used', async () => {
    server.refuses(acceptInvitation, 'INVITATION_UNUSABLE');
    await accept();
    await screen.findByText('You aren’t signed in yet');
    screen.getByText(/^This invitation can’t be used/);
    expect(screen.queryByRole('link', { name: 'Choose a new password' })).toBeNull();
  });

  it('without a code leads to the sign-in, and back to the documents', async () => {
    openPage('/heloc-signer/login', { isVisitor: true });
    await screen.findByRole('heading', { name: 'Sign in to sign documents' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
    expect(decodeURIComponent(link.href)).toMatch(/redirectUrl=.*heloc-signer\/resume/);
  });

  it('can be sent again without revealing who has one', async () => {
    openPage(`/heloc-signer/login#${CODE}`, { isVisitor: true });
    await screen.findByRole('heading', { name: 'You’re invited to sign' });
    await press('Get a new link');
    expect(screen.queryByText('Check your email')).toBeNull();
    type('Email', 'sam@example.com');
    await press('Email me a link');
    await screen.findByText('Check your email');
    expect(bodies(resendInvitation)).toEqual([{ email: 'sam@example.com' }]);
    await press('Back to sign-in');
    await screen.findByRole('heading', { name: 'You’re invited to sign' });
  });

  it('says when it was requested too often', async () => {
    server.refuses(resendInvitation, 'TOO_MANY_ATTEMPTS');
    openPage('/heloc-signer/login', { isVisitor: true });
    await screen.findByRole('heading', { name: 'Sign in to sign documents' });
    await press('Get a new link');
    type('Email', 'sam@example.com');
    await press('Email me a link');
    await screen.findByText('Too many attempts. Please try again later.');
    expect(screen.queryByText('Check your email')).toBeNull();
  });
});

describe('the pages of a signer', () => {
  it('require a signed-in person', async () => {
    openPage('/heloc-signer/sign', { isVisitor: true });
    await screen.findByRole('heading', { name: 'Sign in to sign documents' });
    expect(server.received(listSignerApplications)).toEqual([]);
  });

  it('say when there is nothing to sign', async () => {
    server.answers(listSignerApplications, []);
    openPage('/heloc-signer/resume');
    await screen.findByRole('heading', { name: 'There’s nothing to sign here' });
    screen.getByRole('link', { name: 'Go to your dashboard' });
  });

  it('say when they can’t be loaded', async () => {
    server.refuses(listSignerApplications, 'UNAVAILABLE');
    openPage('/heloc-signer/resume');
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('show the current step, whatever the URL', async () => {
    const router = sign('SIGNER_RESUME', 'resume', {}, 'sign');
    await screen.findByRole('heading', { name: 'Hello Sam Signer' });
    expect(router.state.location.pathname).toBe('/heloc-signer/resume');
  });

  it('hide the applications of another account', async () => {
    server.answers(listSignerApplications, [
      {
        ...SAM,
        step: 'SIGNER_RESUME',
        page: 'resume',
        additionalSignerVersion: 'v1',
        helocSigners: [{ identityUuid: ME, type: 'CO_DEEDER' }],
      },
    ]);
    openPage('/heloc-signer/resume');
    await screen.findByRole('heading', { name: 'There’s nothing to sign here' });
  });

  it('offer the other open applications, and open the chosen one', async () => {
    server.answers(listSignerApplications, [
      { ...SAM, step: 'SIGNER_COMPLETE', page: 'documents', home: 'An old home' },
      { ...SAM, uuid: ME, step: 'SIGNER_RESUME', page: 'resume', home: 'A first home' },
      { ...SAM, uuid: OTHER, step: 'SIGNER_RESUME', page: 'resume', home: 'A second home' },
    ]);
    openPage('/heloc-signer/resume');
    await screen.findByText(/needs your signature/);
    screen.getByText(/line of credit on A first home/);
    expect(screen.queryByText(/An old home/)).toBeNull();
    await press('Open A second home');
    await screen.findByText(/line of credit on A second home/);
    screen.getByRole('button', { name: 'Open A first home' });
  });
});

/** Chooses a PDF in an upload field. The server keeps it under the document's uuid. */
async function uploadAsSigner(label: string, document: string, name: string) {
  server.answers(uploadSignerDocument, { uuid: document });
  const before = server.received(uploadSignerDocument).length;
  const file = new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(label, { exact: false, selector: 'input' }), file);
  await waitFor(() => expect(server.received(uploadSignerDocument)).toHaveLength(before + 1));
  await screen.findAllByText(name);
}

describe('the start of a signer', () => {
  it('says that an owner who doesn’t borrow owes nothing, and meets the notary', async () => {
    sign('SIGNER_RESUME', 'resume', { signsDeed: true });
    await screen.findByText(/^You don’t owe anything/);
    screen.getByText('Sign the deed with a notary');
    expect(screen.queryByText('Answer questions about your income and credit')).toBeNull();
    await press('Continue');
    await waitFor(() => expect(bodies(actAsSigner)).toEqual([{ act: 'CONTINUED' }]));
  });

  it('says that a co-borrower owes too, and answers questions first', async () => {
    server.answers(listSignerApplications, [
      {
        ...SAM,
        type: 'CO_BORROWER',
        step: 'SIGNER_RESUME',
        page: 'resume',
        additionalSignerVersion: 'v1',
        helocSigners: [{ identityUuid: ME, type: 'CO_BORROWER' }],
      },
    ]);
    const claims = btoa(JSON.stringify({ sub: ME }));
    openPage('/heloc-signer/resume', { jwt: `head.${claims}.signature` });
    await screen.findByText(/^You borrow together/);
    screen.getByText('Answer questions about your income and credit');
    expect(screen.queryByText('Sign the deed with a notary')).toBeNull();
  });

  it('asks what the identity check needs, with the consent to electronic records', async () => {
    sign('SIGNER_INTRO', 'intro');
    await screen.findByRole('heading', { name: 'A few things about you' });
    await press('Continue');
    expect(bodies(saveSignerDetails)).toEqual([]);
    type('Month', '02');
    type('Day', '03');
    type('Year', '1980');
    type('Phone', '5555550119');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await waitFor(() =>
      expect(bodies(saveSignerDetails)).toMatchObject([
        { dob: '1980-02-03', phone: expect.stringMatching(/555.*0119/), consent: { agreed: true } },
      ]),
    );
  });

  it('says when the signer is too young', async () => {
    server.refuses(saveSignerDetails, 'UNDER_AGE');
    sign('SIGNER_INTRO', 'intro');
    await screen.findByRole('heading', { name: 'A few things about you' });
    type('Month', '02');
    type('Day', '03');
    type('Year', '1980');
    type('Phone', '5555550119');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await screen.findByText('You aren’t old enough to apply.');
  });

  it('offers two options after a failed identity check', async () => {
    const router = sign('SIGNER_CONDITIONS', 'conditions');
    await screen.findByRole('heading', { name: 'We couldn’t verify your identity' });
    screen.getByRole('link', { name: 'Send a document instead' });
    await userEvent.click(screen.getByRole('link', { name: 'Send another ID' }));
    await screen.findByRole('radiogroup');
    expect(router.state.location.pathname).toBe('/heloc-signer/conditions/identity');
  });

  it('sends a photo of an ID, with its back where it has one', async () => {
    sign('SIGNER_IDENTITY', 'identity');
    await userEvent.click(await screen.findByLabelText('State ID card'));
    await uploadAsSigner('Photo of the front', NOTICE, 'front.pdf');
    await press('Continue');
    await screen.findByText('Photo of the back: Required');
    expect(bodies(sendSignerIdentity)).toEqual([]);
    await uploadAsSigner('Photo of the back', AGREEMENT, 'back.pdf');
    await press('Continue');
    await waitFor(() =>
      expect(bodies(sendSignerIdentity)).toEqual([
        { type: 'IDCARDFRONT', document: NOTICE, back: AGREEMENT },
      ]),
    );
  });

  it('sends another document for a manual check', async () => {
    sign('SIGNER_CONDITIONS', 'conditions', {}, 'conditions/upload-document');
    await screen.findByRole('heading', { name: 'Send a document' });
    await press('Send document');
    await screen.findByText('There is a problem');
    expect(screen.queryByText('We have your document')).toBeNull();
    await uploadAsSigner('Your document', NOTICE, 'bill.pdf');
    await press('Send document');
    await screen.findByText('We have your document');
  });

  it('waits while the ID is checked', async () => {
    sign('WAITING_FOR_SIGNER_ID', 'identity');
    await screen.findByRole('heading', { name: 'Checking your ID' });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

const documents: readonly Part<DocumentSummary>[] = [
  { uuid: AGREEMENT, type: 'HELOC_AGREEMENT', title: 'Agreement', package: 'CLOSING' },
  { uuid: NOTICE, type: 'NOTICE_OF_RIGHT_TO_CANCEL', title: 'Right to cancel', package: 'CLOSING' },
  { uuid: OTHER, type: 'SECURITY_INSTRUMENT', title: 'Deed', package: 'NOTARY' },
];
const read = async (title: string) => {
  await press(`Read ${title}`);
  await press('Close');
};
const withDocuments = () => {
  server.answers(listSignerDocuments, documents);
  server.holds(getSignerDocumentFile);
};

describe('the documents of a signer', () => {
  it('ask for nothing until they are ready, but what comes early can be read', async () => {
    server.holds(getSignerDocumentFile);
    server.answers(listSignerDocuments, [
      { uuid: NOTICE, type: 'TEXAS_12_DAY_NOTICE', title: 'Notice of Texas', package: 'SUMMARY' },
    ]);
    sign('SIGNER_DOCUMENTS', 'documents');
    await screen.findByRole('heading', { name: 'Your identity is verified' });
    await screen.findByText(/^Texas law has the line wait/);
    screen.getByText('Please read');
    await read('Notice of Texas');
    screen.getByText('Opened');
    expect(screen.queryByRole('button', { name: 'Continue to sign' })).toBeNull();
  });

  it('come after a sample that shows that they can be opened', async () => {
    const sample = { type: 'SAMPLE_RECORD', title: 'Sample record' };
    sign('SIGNER_DOCUMENTS', 'documents', { recordsAccess: { why: 'FIRST_TIME', sample } });
    await screen.findByRole('heading', { name: 'Check that you can open your documents' });
    await userEvent.type(screen.getByLabelText('Code in the sample'), 'CDF HJK');
    server.answers(showSignerRecordsAccess, { ...SAM, step: 'SIGNER_DOCUMENTS', page: 'documents' });
    await press('Check code');
    await screen.findByRole('heading', { name: 'Your identity is verified' });
    expect(bodies(showSignerRecordsAccess)).toMatchObject([{ code: 'CDFHJK' }]);
  });

  it('for closing must all be opened before signing', async () => {
    withDocuments();
    sign('SIGNER_DOCUMENTS', 'documents', { documentsAreReady: true });
    await screen.findByRole('button', { name: 'Read Right to cancel' });
    screen.getByText(/^You don’t owe anything and don’t sign the line of credit agreement/);
    expect(screen.queryByRole('button', { name: 'Read Deed' })).toBeNull();
    await press('Continue to sign');
    await screen.findByText(/^Your documents: \d must be opened first, starting with /);
    expect(bodies(actAsSigner)).toEqual([]);
    await read('Right to cancel');
    await read('Agreement');
    await press('Continue to sign');
    await waitFor(() => expect(bodies(actAsSigner)).toEqual([{ act: 'DOCUMENTS_OPENED' }]));
  });

  it('wait for the borrower’s part once they are read', async () => {
    withDocuments();
    sign('SIGNER_DOCUMENTS', 'documents', { documentsAreReady: true, documentsAreOpened: true });
    await screen.findByRole('heading', { name: 'You’ve read everything' });
    expect(screen.queryByRole('button', { name: 'Continue to sign' })).toBeNull();
  });

  it('say whose turn it is, before and after reading', async () => {
    withDocuments();
    sign('SIGNER_DOCUMENTS', 'documents', { documentsAreReady: true, waitsForBorrower: true });
    await screen.findByText(/^Open each document\. Avery Applicant signs first/);
    cleanup();
    const read = { documentsAreReady: true, documentsAreOpened: true, waitsForBorrower: true };
    sign('SIGNER_DOCUMENTS', 'documents', read);
    await screen.findByRole('heading', { name: 'It’s Avery Applicant’s turn to sign' });
    // Nothing can be signed, so nothing asks to be read or claims to have been.
    expect(screen.queryByRole('button', { name: 'I’ve read them' })).toBeNull();
    expect(screen.queryByText('Opened')).toBeNull();
    expect(screen.queryByText('Please read')).toBeNull();
    screen.getByRole('button', { name: 'I don’t want to sign' });
  });

  it('are read-only when all documents are signed at an office', async () => {
    withDocuments();
    sign('SIGNER_DOCUMENTS', 'documents', { state: 'TX', documentsAreReady: true, documentsAreOpened: true });
    await screen.findByRole('heading', { name: 'Read your documents' });
    screen.getByText(/Texas law has you sign them later/);
    screen.getByRole('button', { name: 'I’ve read them' });
  });

  it('say when they can’t be listed', async () => {
    server.refuses(listSignerDocuments, 'UNAVAILABLE');
    sign('SIGNER_DOCUMENTS', 'documents', { documentsAreReady: true });
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('stay readable at the end', async () => {
    withDocuments();
    sign('SIGNER_COMPLETE', 'documents');
    await screen.findByRole('heading', { name: 'You’re done' });
    await screen.findByRole('button', { name: 'Read Deed' });
    expect(screen.queryByRole('button', { name: 'Cancel the agreement' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm I haven’t canceled' })).toBeNull();
  });
});

describe('the right of an owner to cancel', () => {
  it('lasts to midnight at the home, and is used only after a confirmation', async () => {
    withDocuments();
    sign('SIGNER_COMPLETE', 'documents', { rescissionEndsOn: '2026-03-10' });
    await screen.findByText(
      /^You can cancel the agreement until midnight at the end of .*(Eastern|EDT|EST|ET)/,
    );
    await press('Cancel the agreement');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the agreement?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my line of credit' }));
    expect(bodies(rescindAsSigner)).toEqual([]);
    await press('Cancel the agreement');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the agreement' }));
    await waitFor(() => expect(bodies(rescindAsSigner)).toEqual([{ agreed: true }]));
  });

  it('says in the dialog when it has expired', async () => {
    server.refuses(rescindAsSigner, 'WRONG_STEP');
    withDocuments();
    sign('SIGNER_COMPLETE', 'documents', { rescissionEndsOn: '2026-03-10' });
    await screen.findByRole('heading', { name: 'You’re done' });
    await press('Cancel the agreement');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the agreement?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the agreement' }));
    await dialog.findByText('Your application has moved to a different step.');
    expect(server.received(listSignerApplications).length).toBeGreaterThan(1);
  });

  it('can be confirmed as not used', async () => {
    server.refuses(confirmNonRescissionAsSigner, 'UNAVAILABLE');
    withDocuments();
    sign('SIGNER_COMPLETE', 'documents', { mayConfirm: true });
    await screen.findByText('Have you canceled?');
    await press('Confirm I haven’t canceled');
    await screen.findByRole('alert');
    server.answers(confirmNonRescissionAsSigner, { ...SAM, step: 'SIGNER_COMPLETE', page: 'documents' });
    await press('Confirm I haven’t canceled');
    await waitFor(() => expect(screen.queryByText('Have you canceled?')).toBeNull());
  });
});

describe('the signature of a signer', () => {
  const locationIs = (isKnown: boolean) => {
    const getCurrentPosition = (tell: PositionCallback, refuse: () => void) =>
      isKnown
        ? tell({ coords: { latitude: 39.96, longitude: -83, accuracy: 12 } } as GeolocationPosition)
        : refuse();
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });
  async function prepare(name = 'sam signer') {
    withDocuments();
    sign('SIGNER_SIGN', 'sign');
    fireEvent.change(await screen.findByLabelText('Type your name to sign'), { target: { value: name } });
    await read('Right to cancel');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign documents');
  }

  it('is for the documents that this signer signs, and no others', async () => {
    locationIs(true);
    await prepare();
    expect(screen.queryByRole('button', { name: 'Read Agreement' })).toBeNull();
    await waitFor(() =>
      expect(bodies(signAsSigner)).toEqual([
        {
          method: 'TYPED',
          typedName: 'sam signer',
          documents: [NOTICE],
          consent: { agreed: true, textVersion: '2026-11' },
          location: { latitude: 39.96, longitude: -83, accuracyM: 12 },
        },
      ]),
    );
  });

  it('counts a document opened earlier, on any device', async () => {
    server.answers(listSignerDocuments, [{ ...documents[1], openedAt: '2026-03-01T12:00:00.000Z' }]);
    sign('SIGNER_SIGN', 'sign');
    await screen.findByText('Opened');
    expect(screen.queryByText('Please read')).toBeNull();
  });

  it('in another name is refused', async () => {
    locationIs(true);
    await prepare('Avery Applicant');
    await screen.findByText('Type your name to sign: Must match your name in the documents');
    expect(bodies(signAsSigner)).toEqual([]);
  });

  it('isn’t sent without a location', async () => {
    locationIs(false);
    await prepare();
    await screen.findByText('We couldn’t see your location');
    expect(bodies(signAsSigner)).toEqual([]);
    await userEvent.click(await screen.findByLabelText(/^I’m signing without sharing my location/));
    await press('Sign documents');
    await waitFor(() => expect(bodies(signAsSigner)).toMatchObject([{ isLocationWithheld: true }]));
  });

  it('only confirms taking part when only the deed is to be signed', async () => {
    server.answers(listSignerDocuments, []);
    sign('SIGNER_SIGN', 'sign');
    await screen.findByText(/^There’s nothing to sign before the deed/);
    expect(screen.queryByText('Documents to sign')).toBeNull();
  });

  it('shows a wait while it is sealed', async () => {
    sign('SIGNER_SIGN', 'sign', { isSealing: true });
    await screen.findByRole('heading', { name: 'Sealing your documents' });
  });

  it('says that we look at it when it takes longer', async () => {
    sign('SIGNER_SIGN', 'sign', { isSealing: true, isSealedLate: true });
    await screen.findByRole('heading', { name: 'This is taking longer than usual' });
    screen.getByText(/You don’t need to do anything. We’ll email you/);
  });

  it('is paused while staff review the documents, without saying why', async () => {
    sign('SIGNER_DOCUMENTS', 'documents', { isPaused: true });
    await screen.findByRole('heading', { name: 'Signing is paused' });
    expect(document.body.textContent).not.toMatch(/declined/);
  });

  it('is declined only after a confirmation', async () => {
    withDocuments();
    sign('SIGNER_SIGN', 'sign');
    await userEvent.click(await screen.findByRole('button', { name: 'I don’t want to sign' }));
    screen.getByText(/We’ll tell Avery Applicant that you declined, but not why/);
    await press('Go back');
    expect(bodies(actAsSigner)).toEqual([]);
    await press('I don’t want to sign');
    await press('Decline to sign');
    await screen.findByText('Why don’t you want to sign? Required');
    await userEvent.click(screen.getByRole('radio', { name: 'I feel pressured to sign' }));
    type('In your own words (optional)', 'Please call me.');
    server.answers(actAsSigner, { ...SAM, step: 'SIGNER_ERROR', page: 'error', hasRefused: true });
    await press('Decline to sign');
    await screen.findByRole('heading', { name: 'You declined to sign' });
    expect(screen.getByRole('link', { name: 'Call us' }).className).toContain('button-primary');
    await press('Start again');
    await waitFor(() =>
      expect(bodies(actAsSigner)).toEqual([
        { act: 'REFUSED', reason: 'PRESSURED', statedReason: 'Please call me.' },
        { act: 'RETRIED' },
      ]),
    );
  });

  it('can be given again when it wasn’t stored', async () => {
    sign('SIGNER_ERROR', 'error');
    await screen.findByRole('heading', { name: 'Your signature wasn’t stored' });
    screen.getByRole('button', { name: 'Try again' });
  });

  it('asks for nothing once it is no longer needed', async () => {
    sign('SIGNER_CANCELLED', 'cancelled');
    await screen.findByRole('heading', { name: 'Your signature isn’t needed anymore' });
    expect(screen.queryByRole('button', { name: /Download all/ })).toBeNull();
  });

  it('leaves the documents readable once it is no longer needed', async () => {
    withDocuments();
    sign('SIGNER_CANCELLED', 'cancelled');
    await screen.findByRole('button', { name: 'Read Deed' });
    // A page of the tests would leave for the file.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press('Download all documents (ZIP)');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(server.received(getSignerDocumentsArchive)).toHaveLength(1);
    saved.mockRestore();
  });
});

describe('the deed of a signer', () => {
  const deed = async (given: SignerStatus['deed'], state = 'OH') => {
    withDocuments();
    sign('SIGNER_NOTARY', 'notary', { deed: given, state });
    return (await screen.findByRole('heading', { level: 1 })).textContent;
  };
  const ONLINE = { where: 'ONLINE', joinUrl: 'https://notary.example.com/1', hasFailed: false } as const;
  const BOOKED = { where: 'IN_PERSON', at: '2026-03-05T18:00:00.000Z', place: 'Lone Star Title' } as const;

  it('waits for the borrower to open a session', async () => {
    expect(await deed(undefined)).toBe('Thank you for signing');
    expect(screen.queryByRole('link', { name: /^Join the session/ })).toBeNull();
  });

  it('lets the signer pass on a copy of their papers by a link with a code, as the borrower does', async () => {
    const link = {
      created: '2026-03-05T15:00:00.000Z',
      ends: '2026-03-12T15:00:00.000Z',
      documents: 2,
      downloads: 0,
    };
    server.answers(listSignerDocumentLinks, []);
    server.answers(createSignerDocumentLink, { ...link, uuid: DEED, token: 'a-token', code: '012345' });
    withDocuments();
    sign('WAITING_FOR_SIGNER_NOTARY', 'notary');
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    await screen.findByText(/document-copy#a-token$/);
    screen.getByText('012345');
    expect(server.received(createSignerDocumentLink)).toMatchObject([{ params: { uuid: SAM.uuid } }]);
  });

  it('leaves the signer their library while they wait, in the borrower’s groups, with a check of what they signed', async () => {
    server.answers(listSignerDocuments, [
      ...documents.map((document) => ({ ...document, signedAt: '2026-03-04T18:00:00.000Z', hasHtml: true })),
      { uuid: SAM.uuid, type: 'HELOC_BROCHURE', title: 'Brochure', package: 'SUMMARY', hasHtml: true },
      { uuid: DRAFT, type: 'SECURITY_INSTRUMENT', title: 'Deed', package: 'NOTARY', hasHtml: true },
      { uuid: DEED, type: 'SECURITY_INSTRUMENT', title: 'Deed', hasHtml: false },
    ]);
    server.holds(getSignerDocumentFile);
    sign('WAITING_FOR_SIGNER_NOTARY', 'notary');
    await screen.findByRole('button', { name: 'Read Agreement' });
    const order = ['You signed', 'Disclosures'].map((group) => document.body.textContent.indexOf(group));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    screen.getByRole('button', { name: 'Download all documents (ZIP)' });
    screen.getByRole('link', { name: 'Check a signed document' });
    // The draft of a deed that came back signed isn't read again.
    expect(screen.getAllByRole('button', { name: 'Read Deed' })).toHaveLength(1);
  });

  it('is signed by video, in a new tab', async () => {
    expect(await deed(ONLINE)).toBe('Sign the deed by video');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Join the session/ });
    expect([link.href, link.target]).toEqual([ONLINE.joinUrl, '_blank']);
  });

  it('offers no session that failed', async () => {
    await deed({ ...ONLINE, hasFailed: true });
    screen.getByText('The last session didn’t work out');
    expect(screen.queryByRole('link', { name: /^Join the session/ })).toBeNull();
  });

  it('is signed in person at a time and place', async () => {
    expect(await deed(BOOKED)).toBe('Sign the deed in person');
    screen.getByText('Lone Star Title');
  });

  it('is signed at an office in Texas, with all other documents', async () => {
    expect(await deed(BOOKED, 'TX')).toBe('Sign at the office');
  });
});

describe('what the borrower sees of the signers', () => {
  const LEE: Part<SignerSummary> = {
    uuid: OTHER,
    name: 'Lee Owner',
    email: 'lee@example.com',
    type: 'CO_DEEDER',
    step: 'SIGNER_INVITED',
    lastLetterAt: '2026-03-02T18:00:00.000Z',
  };
  function board(signer: Part<SignerSummary>) {
    server.answers(listSigners, [{ ...LEE, ...signer }]);
    openApplication('WAITING_FOR_ADDITIONAL_SIGNERS', { status: { kind: 'WAITING' } });
    return screen.findByText('Lee Owner');
  }

  it('is each signer’s progress and last email', async () => {
    await board({});
    screen.getByText('Signs for the home · lee@example.com');
    screen.getByText('Invited, hasn’t signed in yet');
    screen.getByText(/^Last email sent /);
    expect(screen.queryByRole('button', { name: /^Send a reminder/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change email/ })).toBeNull();
  });

  it('omits the email once they signed', async () => {
    await board({ signed: true, step: 'SIGNER_COMPLETE' });
    expect(screen.queryByText(/^Last email sent /)).toBeNull();
  });

  it('lets the borrower remind a signer, and says when it is too soon', async () => {
    server.refuses(remindSigner, 'TOO_MANY_ATTEMPTS');
    await board({ mayRemind: true });
    await press('Send a reminder to Lee Owner');
    await screen.findByText('Too many attempts. Please try again later.');
    server.answers(remindSigner);
    await press('Send a reminder to Lee Owner');
    await screen.findByText('Reminder sent');
    expect(server.received(remindSigner).at(-1)?.params).toEqual({ uuid: UUID, signer: OTHER });
  });

  it('lets the borrower correct an email address, and keeps typed text when saving fails', async () => {
    server.refuses(saveSignerEmail, 'WRONG_STEP');
    await board({ mayCorrectEmail: true });
    await press('Change email (Lee Owner)');
    const dialog = within(screen.getByRole('dialog', { name: 'Change Lee Owner’s email' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Their email');
    expect(field.value).toBe('lee@example.com');
    fireEvent.change(field, { target: { value: 'lee@home.example.com' } });
    await press('Send a new invitation');
    await dialog.findByRole('alert');
    expect(field.value).toBe('lee@home.example.com');
    server.answers(saveSignerEmail);
    await press('Send a new invitation');
    await screen.findByText('We’ve sent an invitation to lee@home.example.com');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
