// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { type ConditionSummary, listConditions } from '@homeline/contract/conditions/list-conditions.ts';
import { submitDocuments } from '@homeline/contract/conditions/submit-documents.ts';
import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID } from '../../testing/open-application.tsx';
import { uploadFile } from '../../testing/upload-file.ts';

const ONE = '21111111-1111-4111-8111-111111111111';
const OTHER = '31111111-1111-4111-8111-111111111111';
const FILE = '41111111-1111-4111-8111-111111111111';

const STATEMENT: Part<ConditionSummary> = {
  uuid: ONE,
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  requestDocuments: ['BANK_STATEMENT'],
  actionNeeded: true,
  state: 'OPEN',
  created: '2026-03-02T18:00:00.000Z',
  xtraData: { numDocsRequired: 1 },
};
const TRUST: Part<ConditionSummary> = {
  ...STATEMENT,
  uuid: OTHER,
  requestDocuments: ['CERTIFICATE_OF_TRUST', 'TRUSTAGREEMENT'],
  xtraData: { numDocsRequired: 2 },
};

function list(...conditions: readonly Part<ConditionSummary>[]) {
  server.answers(listConditions, conditions);
  return openApplication('DOCUMENT_REQUEST', { status: { dueAt: '2026-04-02T18:00:00.000Z' } });
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => server.received(submitDocuments).map(({ body }) => body);

describe('the open conditions', () => {
  it('show one item with its due date', async () => {
    list(STATEMENT);
    await heading('We need one more thing from you');
    screen.getByText(/Please send it by 04\/02\/2026\./);
    screen.getByRole('heading', { name: 'Bank statement' });
    expect(screen.queryByText(/^What you sent didn’t answer this yet/)).toBeNull();
  });

  it('show several items, each with its documents', async () => {
    list(STATEMENT, TRUST);
    await heading('We need 2 more things from you');
    screen.getByText('Certificate of trust');
    screen.getByText('Trust agreement');
    expect(screen.getAllByRole('link', { name: /^Upload documents/ })).toHaveLength(2);
  });

  it('may accept any one of several documents', async () => {
    list({ ...TRUST, xtraData: { numDocsRequired: 1 } });
    await screen.findByText('You only need to send one of these documents.');
  });

  it('say why an item was returned, or ask for a clearer copy', async () => {
    list(
      { ...STATEMENT, state: 'RETURNED', returnComments: 'Page two is missing.' },
      { ...TRUST, state: 'RETURNED', returnComments: '' },
    );
    await screen.findByText('What you sent didn’t answer this yet. Page two is missing.');
    screen.getByText(/Please send a clearer copy or a different document\.$/);
  });

  it('don’t count documents already sent', async () => {
    list(STATEMENT, { ...TRUST, state: 'RESPONDED', actionNeeded: false });
    await heading('We need one more thing from you');
    screen.getByText('We’re reviewing what you sent. We asked on 03/02/2026.');
  });

  it('may ask for a phone number, shown once known', async () => {
    server.answers(listConditions, [
      { ...STATEMENT, categoryEnum: 'MISSING_PHONE_NUMBER', requestDocuments: [] },
    ]);
    openApplication('DOCUMENT_REQUEST', { answers: { callbackPhone: { phone: '(555) 555-0119' } } });
    await screen.findByText('We have (555) 555-0119. Thank you.');
    screen.getByRole('link', { name: /^Change number/ });
  });

  it('may ask for an ID again after a failed check', async () => {
    server.answers(listConditions, []);
    openApplication('ID_VERIFICATION_FAILURE');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Show your ID again/ });
    expect(link.pathname).toBe(`/${UUID}/identity`);
  });

  it('say when they can’t be loaded', async () => {
    server.refuses(listConditions, 'UNAVAILABLE');
    openApplication('DOCUMENT_REQUEST');
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('the documents of a request', () => {
  it('are sent together, then the list is shown', async () => {
    const router = list(STATEMENT, TRUST);
    await userEvent.click(
      (await screen.findAllByRole('link', { name: /^Upload documents/ }))[1] as HTMLElement,
    );
    await uploadFile('Certificate of trust', FILE, 'certificate.pdf');
    await press('Send documents');
    await screen.findByText('Trust agreement: Please send 2 documents.');
    expect(sent()).toEqual([]);
    await uploadFile('Trust agreement', ONE, 'trust.pdf');
    server.answers(listConditions, [STATEMENT, { ...TRUST, state: 'RESPONDED', actionNeeded: false }]);
    server.answers(submitDocuments, {
      step: 'DOCUMENT_REQUEST',
      kind: 'BORROWER_ACTION',
      page: 'conditions',
    });
    await press('Send documents');
    await heading('We need one more thing from you');
    expect(sent()).toEqual([{ condition: OTHER, documents: [FILE, ONE] }]);
    expect(router.state.location.pathname).toBe(`/${UUID}/conditions`);
  });

  it('are required when no file is chosen', async () => {
    list(STATEMENT);
    await userEvent.click(await screen.findByRole('link', { name: /^Upload documents/ }));
    await screen.findByRole('button', { name: 'Send documents' });
    await press('Send documents');
    await screen.findByText('Bank statement: Required');
    expect(sent()).toEqual([]);
  });

  it('stay uploaded when saving fails', async () => {
    server.refuses(submitDocuments, 'UNAVAILABLE');
    list(STATEMENT);
    await userEvent.click(await screen.findByRole('link', { name: /^Upload documents/ }));
    await uploadFile('Bank statement', FILE);
    await press('Send documents');
    await screen.findByText('This wasn’t saved');
    screen.getByRole('button', { name: 'Remove proof.pdf' });
  });

  it('can have one removed before they are sent', async () => {
    list(STATEMENT);
    await userEvent.click(await screen.findByRole('link', { name: /^Upload documents/ }));
    await uploadFile('Bank statement', FILE);
    await press('Remove proof.pdf');
    expect(screen.queryByText('proof.pdf')).toBeNull();
    await press('Send documents');
    await screen.findByText('Bank statement: Required');
  });
});

describe('a document that may help a review', () => {
  const open = () => {
    const status = { step: 'TRUST_REVIEW', page: 'conditions', kind: 'REVIEW' } as const;
    server.answers(listConditions, []);
    server.answers(listDocuments, []);
    server.answers(submitDocuments, status);
    openApplication('TRUST_REVIEW', { page: 'conditions', status });
  };

  it('is uploaded as soon as it is chosen, and listed', async () => {
    open();
    await screen.findByRole('heading', { name: 'Your trust' });
    server.answers(listDocuments, [
      { uuid: FILE, type: 'CERTIFICATE_OF_TRUST', title: 'Certificate', created: '2027-03-02T18:00:00.000Z' },
      { uuid: ONE, title: 'A letter of ours', hasHtml: true, created: '2027-03-02T18:00:00.000Z' },
    ]);
    await uploadFile('Certificate of trust', FILE);
    await waitFor(() => expect(sent()).toEqual([{ documents: [FILE] }]));
    await screen.findByText('Certificate');
    expect(screen.queryByText('A letter of ours')).toBeNull();
  });

  it('says when sending fails', async () => {
    open();
    server.refuses(submitDocuments, 'UNAVAILABLE');
    await uploadFile('Certificate of trust', FILE);
    await screen.findByText(/^Not sent: We’re unavailable for a moment/);
  });
});

describe('a condition for a later step', () => {
  const LATER = { ...STATEMENT, title: 'HOA statement', before: 'SIGNING', dueOn: '2026-03-20' } as const;
  const open = (page?: string) => {
    server.answers(listConditions, [LATER]);
    return openApplication('TITLE_REVIEW', {
      status: { asksLater: 1, alsoOpen: ['conditions', 'conditions/upload-document'] },
      ...(page && { page }),
    });
  };

  it('is a link beside the current step', async () => {
    const router = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Send a document we’ll need later' }));
    await heading('We need one more thing from you');
    expect(router.state.location.pathname).toMatch(/conditions$/);
  });

  it('says which step needs it and by when, and links back', async () => {
    open('conditions');
    await heading('We need one more thing from you');
    screen.getByRole('heading', { name: 'HOA statement' });
    screen.getByText('We need it before you sign.');
    screen.getByText('Please send it by 03/20/2026.');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('link', { name: 'Send a document we’ll need later' });
  });

  it('closes once answered', async () => {
    const router = openApplication('TITLE_REVIEW', { page: 'conditions' });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).not.toMatch(/conditions$/);
  });
});
