// @vitest-environment happy-dom
// Proves RO-13, RO-14.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import {
  type ClientCondition,
  type ClientProgress,
  getClientProgress,
  remindClient,
  resendClientInvitation,
  sendClientDocuments,
  uploadClientDocument,
} from '@homeline/contract/brokers/client-progress.ts';
import { listClients } from '@homeline/contract/brokers/clients.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const CLIENT = '11111111-1111-4111-8111-111111111111';
const CONDITION = '22222222-2222-4222-8222-222222222222';
const DOCUMENT = '33333333-3333-4333-8333-333333333333';
const SINCE = '2026-03-05T18:00:00.000Z';

const PROGRESS: ClientProgress = {
  ...{ name: 'Casey Client', kind: 'HANDED_OVER', since: SINCE },
  ...{ stage: 'MORE_INFO', stages: ['INITIAL', 'PRODUCT_SELECT', 'MORE_INFO', 'LINK_INCOME'] },
  ...{ step: 'The client sends documents', actor: 'The client', why: [] },
  ...{ conditions: [], privateConditions: 0, documents: [], reminder: {} },
};
const OPEN: ClientCondition = {
  ...{ uuid: CONDITION, categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', requestDocuments: [] },
  ...{ commentsToBorrower: '', state: 'OPEN', since: SINCE, returnComments: '', needed: 1, sent: [] },
};

async function open(progress: Part<ClientProgress> = {}) {
  server.answers(getClientProgress, { ...PROGRESS, ...progress });
  const router = openPage(`/clients/${CLIENT}/progress`);
  await screen.findByRole('heading', { level: 1, name: 'Casey Client' });
  return router;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page of a client', () => {
  it('shows the application’s step, who has to act and since when, and why it waits', async () => {
    await open({ why: ['One of our providers doesn’t answer right now. We keep trying.'] });
    screen.getByText('The client sends documents');
    screen.getByText('The client, since Mar 5, 2026');
    screen.getByText(/^One of our providers doesn’t answer/);
    screen.getByText('No documents are asked for right now.');
    const stages = within(screen.getByRole('list', { name: 'Stages of the application' }));
    expect(stages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Done: Application', 'Done: Offer', 'Now: Details', 'To come: Income'],
    ]);
  });

  it('shows a returned document with the reason, and counts private ones', async () => {
    await open({
      conditions: [
        { ...OPEN, state: 'RETURNED', returnComments: 'The second page is missing.', sent: ['Deed'] },
      ],
      privateConditions: 2,
    });
    screen.getByRole('heading', { name: 'The legal description of your home' });
    screen.getByText('Sent back');
    screen.getByText('Sent: Deed');
    screen.getByText('What we need instead: The second page is missing.');
    screen.getByText(/^2 more things are between the client and us/);
  });

  it('sends a document for the client, and shows that it is being reviewed', async () => {
    await open({ conditions: [OPEN] });
    server.answers(uploadClientDocument, { uuid: DOCUMENT, type: 'SUPPORT' });
    server.answers(sendClientDocuments, { ...PROGRESS, conditions: [{ ...OPEN, state: 'RESPONDED' }] });
    const file = new File(['%PDF-1.7\n'], 'deed.pdf', { type: 'application/pdf' });
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input ?? expect.fail(), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Send for the client' }));
    await screen.findByText('In review');
    expect(server.received(sendClientDocuments).map(({ body }) => body)).toEqual([{ documents: [DOCUMENT] }]);
  });

  it('shows only the outcome of an ended application', async () => {
    await open({ end: 'CLOSED', step: 'The application ended' });
    screen.getByText('The application ended');
    expect(screen.queryByRole('heading', { name: 'Remind the client' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Credit check and range of offers' })).toBeNull();
  });

  it('shows nothing of another originator’s client', async () => {
    server.refuses(getClientProgress, 'NOT_FOUND');
    server.answers(listClients, { referralPath: 'register?r=abc', clients: [] });
    const router = openPage(`/clients/${CLIENT}/progress`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  });
});

describe('a reminder', () => {
  it('is sent by email, and by text only to a client who agreed', async () => {
    await open({ reminder: { noTexts: 'The client hasn’t agreed to text messages.' } });
    expect(screen.queryByRole('button', { name: 'Text a reminder' })).toBeNull();
    screen.getByText('The client hasn’t agreed to text messages.');
    const refusal = 'They were reminded within the last day. Give them until tomorrow.';
    server.answers(remindClient, { ...PROGRESS, reminder: { lastAt: SINCE, refusal } });
    await press('Email a reminder');
    await screen.findByText(refusal);
    expect(server.received(remindClient).map(({ body }) => body)).toEqual([{ channel: 'EMAIL' }]);
    expect(screen.queryByRole('button', { name: 'Email a reminder' })).toBeNull();
  });

  it('says why it isn’t due, without a button', async () => {
    await open({ reminder: { refusal: 'Nothing waits for the client right now.' } });
    screen.getByText('Nothing waits for the client right now.');
    expect(screen.queryByRole('button', { name: 'Email a reminder' })).toBeNull();
  });
});

describe('an invitation that wasn’t answered', () => {
  const invitation = { email: 'casey@example.con', sentAt: SINCE, wasOpened: false };

  it('can be sent to a corrected email address', async () => {
    await open({ invitation });
    const email = 'casey@example.com';
    server.answers(resendClientInvitation, { ...PROGRESS, invitation: { ...invitation, email } });
    fireEvent.change(screen.getByLabelText('Client’s email'), { target: { value: email } });
    await press('Send the invitation again');
    await screen.findByText(/^We emailed casey@example\.com on/);
    expect(server.received(resendClientInvitation).map(({ body }) => body)).toEqual([{ email }]);
  });

  it('keeps its email address once opened', async () => {
    await open({ invitation: { ...invitation, wasOpened: true } });
    expect(screen.queryByLabelText('Client’s email')).toBeNull();
    screen.getByRole('button', { name: 'Send the invitation again' });
  });
});
