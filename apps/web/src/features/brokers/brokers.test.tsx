// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import {
  allowClientCheck,
  type ClientCheck,
  type ClientInvitation,
  getClientCheck,
  openClientInvitation,
} from '@homeline/contract/brokers/client-check.ts';
import {
  type ClientForm,
  type ClientSummary,
  deleteClient,
  getClient,
  handOverClient,
  listClients,
  saveClient,
} from '@homeline/contract/brokers/clients.ts';
import type { Call } from '@homeline/contract/call.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const CLIENT = '11111111-1111-4111-8111-111111111111';
const SINCE = '2026-03-05T18:00:00.000Z';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

describe('the clients of a loan originator', () => {
  function list(...clients: readonly Part<ClientSummary>[]) {
    server.answers(listClients, { referralPath: 'register?r=abc', clients });
    openPage('/clients');
    return screen.findByRole('heading', { level: 1, name: 'Your clients' });
  }
  const lineOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
  const CASEY: Part<ClientSummary> = { uuid: CLIENT, name: 'Casey Client', since: SINCE };

  it('may be none, and one can be added', async () => {
    await list();
    screen.getByText(/^You have no clients yet\./);
    const start = screen.getByRole<HTMLAnchorElement>('link', { name: 'Start an application' });
    expect(start.pathname).toMatch(/^\/clients\/[0-9a-f-]{36}$/);
  });

  it('can be opened before the hand-over', async () => {
    await list({ ...CASEY, kind: 'DRAFT' });
    const line = lineOf('Casey Client');
    line.getByText('Mar 5, 2026');
    expect(line.getByRole<HTMLAnchorElement>('link', { name: 'Casey Client' }).pathname).toBe(
      `/clients/${CLIENT}`,
    );
    expect(screen.queryByText(/^You have no clients yet\./)).toBeNull();
  });

  it('are grouped by who must act, and show the stage and the credit check after the hand-over', async () => {
    await list(
      { ...CASEY, kind: 'HANDED_OVER', stage: 'INITIAL', owner: 'BORROWER' },
      { ...CASEY, name: 'Rory Referred', kind: 'REFERRED', stage: 'INITIAL', owner: 'UNDERWRITER' },
    );
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      ...['Waiting for the client (1)', 'Casey Client'],
      ...['With us (1)', 'Rory ReferredCame by your referral link'],
    ]);
    lineOf('Casey Client').getByText('Application');
    lineOf('Casey Client').getByRole('link', { name: /^Credit check/ });
    const referred = lineOf('Rory Referred');
    referred.getByText('Came by your referral link');
    expect(referred.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rory Referred']);
  });

  it('show only the outcome once their application ended', async () => {
    await list({ ...CASEY, kind: 'HANDED_OVER', end: 'CLOSED', owner: 'BORROWER' });
    lineOf('Casey Client').getByText('The application ended');
    expect(lineOf('Casey Client').queryByRole('link')).toBeNull();
    expect(screen.queryByText(/^Waiting for the client/)).toBeNull();
  });

  it('can be found by name, however it is typed', async () => {
    const names = ['Zoë O’Brien', ...'ABCDEFG'.split('').map((letter) => `Casey ${letter}`)];
    await list(
      ...names.map((name, index) => ({
        ...CASEY,
        uuid: `${CLIENT.slice(0, -1)}${index}`,
        name,
        kind: 'DRAFT' as const,
      })),
    );
    const user = userEvent.setup();
    const search = screen.getByRole('searchbox', { name: 'Find a client' });
    await user.type(search, 'obrien zoe');
    expect(screen.getAllByRole('link', { name: /Zoë|Casey/ }).map(({ textContent }) => textContent)).toEqual([
      'Zoë O’Brien',
    ]);
    await user.type(search, 'x');
    screen.getByText('No client is called “obrien zoex”.');
  });

  it('aren’t shown to a person who isn’t a loan originator', async () => {
    server.refuses(listClients, 'NOT_FOUND');
    const router = openPage('/clients');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('say when they can’t be listed', async () => {
    server.refuses(listClients, 'UNAVAILABLE');
    openPage('/clients');
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('can apply by a link that is copied', async () => {
    const user = userEvent.setup();
    await list();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toMatch(/\/account\/heloc\/register\?r=abc$/);
  });

  it('can apply by a link that is shown when copying fails', async () => {
    const had = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await list();
    screen.getByText(/\/account\/heloc\/register\?r=abc$/);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    await screen.findByText(/^Your browser didn’t copy the link\./);
    if (had) Object.defineProperty(navigator, 'clipboard', had);
    else Reflect.deleteProperty(navigator, 'clipboard');
  });
});

const ANSWERS: Part<ClientForm> = {
  firstName: 'Casey',
  lastName: 'Client',
  dob: '1980-02-03',
  email: 'casey@example.com',
  phone: '(555) 555-0119',
  street1: '115 Test Street',
  city: 'Columbus',
  state: 'OH',
  zip: '43085',
  occupancy: 'PRIMARY',
  listedForSale: false,
  employmentType: 'FULL_TIME',
  monthlyGrossCents: toCents(8_000),
};

describe('the form for a client', () => {
  const open = (address = `/clients/${CLIENT}`) => {
    const router = openPage(address);
    return { router, form: screen.findByLabelText<HTMLInputElement>('First name') };
  };

  it('requires saving a new client before a hand-over or deletion', async () => {
    server.refuses(getClient, 'NOT_FOUND');
    await open().form;
    expect(screen.queryByRole('button', { name: 'Hand over to the client' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete this client' })).toBeNull();
    await press('Save');
    expect(bodies(saveClient)).toEqual([]);
    expect(screen.getAllByText(/Required/).length).toBeGreaterThan(0);
  });

  it('saves changes', async () => {
    server.answers(getClient, ANSWERS);
    const field = await open().form;
    expect(field.value).toBe('Casey');
    fireEvent.change(field, { target: { value: 'Cassie' } });
    await press('Save');
    await screen.findByText('Client saved');
    expect(bodies(saveClient)).toMatchObject([{ firstName: 'Cassie', email: 'casey@example.com' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps typed values when saving fails, with the reason', async () => {
    server.answers(getClient, ANSWERS);
    server.refuses(saveClient, 'STATE_NOT_LICENSED', { errors: ['We are not lending in Ohio yet.'] });
    const field = await open().form;
    fireEvent.change(field, { target: { value: 'Cassie' } });
    await press('Save');
    await screen.findByText('We are not lending in Ohio yet.');
    expect(field.value).toBe('Cassie');
  });

  it('saves first, and hands over after a confirmation that names the email address', async () => {
    server.answers(getClient, ANSWERS);
    const { router, form } = open();
    await form;
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'new@example.com' } });
    await press('Hand over to the client');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over to Casey Client?' }));
    dialog.getByText(/^We email a link to new@example\.com\./);
    expect(bodies(saveClient)).toMatchObject([{ email: 'new@example.com' }]);
    expect(bodies(handOverClient)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Hand over to the client');
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
    await screen.findByText('Handed over. We emailed the client.');
    expect(bodies(handOverClient)).toEqual([{ agreed: true }]);
    expect(router.state.location.pathname).toBe('/clients');
  });

  it('doesn’t ask about the hand-over while the answers can’t be saved', async () => {
    server.answers(getClient, ANSWERS);
    server.refuses(saveClient, 'UNAVAILABLE');
    await open().form;
    await press('Hand over to the client');
    await screen.findByText('This wasn’t saved');
    expect(screen.queryByRole('dialog')).toBeNull();
    server.answers(saveClient);
    await press('Save');
    await screen.findByText('Client saved');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows in the dialog why the hand-over was refused', async () => {
    server.answers(getClient, ANSWERS);
    server.refuses(handOverClient, 'UNDER_AGE');
    await open().form;
    await press('Hand over to the client');
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('You aren’t old enough to apply.');
  });

  it('deletes the client after a confirmation that says what is lost, or says why it can’t', async () => {
    server.answers(getClient, ANSWERS);
    server.refuses(deleteClient, 'UNAVAILABLE');
    const { router, form } = open();
    await form;
    await press('Delete this client');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Casey Client?' }));
    dialog.getByText(/^Everything you typed for this client is deleted for good\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this client' }));
    expect(server.received(deleteClient)).toEqual([]);
    await press('Delete this client');
    await press('Delete for good');
    await screen.findByRole('alert');
    server.answers(deleteClient);
    await press('Delete for good');
    await screen.findByText('Client deleted');
    expect(router.state.location.pathname).toBe('/clients');
  });

  it('doesn’t treat a client that can’t be loaded as new', async () => {
    server.refuses(getClient, 'UNAVAILABLE');
    openPage(`/clients/${CLIENT}`);
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('the credit check of a client', () => {
  const open = (check: Part<ClientCheck>) => {
    server.answers(getClientCheck, { name: 'Casey Client', ...check });
    openPage(`/clients/${CLIENT}/check`);
    return screen.findByRole('heading', { name: 'Credit check of Casey Client' });
  };

  it.each([
    ['NOT_ALLOWED', 'Waiting for the client’s consent'],
    ['RUNNING', 'The check is running'],
    ['WITH_CLIENT', 'The client has something to do first'],
    ['ENDED', 'The application ended'],
  ] as const)('shows the state %s without figures', async (state, title) => {
    await open({ state });
    screen.getByRole('heading', { name: title });
    expect(screen.queryByText('They may borrow')).toBeNull();
  });

  const offers = {
    smallestLineCents: toCents(15_000),
    largestLineCents: toCents(90_000),
    lowestAprPct: 8.1,
    highestAprPct: 10,
  };

  it.each([
    [true, /^An estimate\./],
    [false, /^The offers that the client can choose from\./],
  ])('shows the range of offers once complete (estimated: %s)', async (isEstimate, words) => {
    await open({ state: 'DONE', offers: { ...offers, isEstimate } });
    screen.getByText('$15,000 to $90,000');
    screen.getByText('8.10% to 10.00%');
    screen.getByText(words);
    expect(screen.queryByText('No figures to show. The client sees next steps in their account.')).toBeNull();
  });

  it('says what the client sees when there are no offers', async () => {
    await open({ state: 'DONE' });
    screen.getByText('No figures to show. The client sees next steps in their account.');
  });

  it('shows nothing of another originator’s client', async () => {
    server.refuses(getClientCheck, 'NOT_FOUND');
    const router = openPage(`/clients/${CLIENT}/check`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  });
});

describe('an invitation to a client', () => {
  const TOKEN = 'a-token-of-an-emailed-link-that-is-long-enough';
  const INVITATION: Part<ClientInvitation> = {
    firstName: 'Casey',
    originatorName: 'Olive Originator',
    consent: 'OPEN',
  };
  function open(invitation: Part<ClientInvitation> = {}) {
    server.answers(openClientInvitation, { ...INVITATION, ...invitation });
    openPage(`/client#${TOKEN}`, { isVisitor: true });
    return screen.findByRole('heading', { level: 1 });
  }
  const linkTo = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });

  it('lets the client consent to the check for this originator, with both consents', async () => {
    await open({ brokerName: 'Brook Brokers', originatorNmls: '445566' });
    screen.getByText(
      /^Olive Originator of Brook Brokers \(NMLS #445566\) started an application .* with Homeline Lending, Inc\. \(NMLS #1717824\) for you\./,
    );
    const [check, records] = screen.getAllByRole('checkbox');
    await press('Allow the credit check');
    await userEvent.click(check ?? expect.fail());
    await press('Allow the credit check');
    expect(bodies(allowClientCheck)).toEqual([]);
    await userEvent.click(records ?? expect.fail());
    server.answers(allowClientCheck, { ...INVITATION, consent: 'GIVEN', mayChoosePassword: true });
    await press('Allow the credit check');
    await screen.findByRole('heading', { name: 'Thank you. We’re checking your credit.' });
    expect(bodies(allowClientCheck)).toMatchObject([
      { token: TOKEN, checkConsent: { agreed: true }, esignConsent: { agreed: true } },
    ]);
    const password = linkTo('Choose a password');
    expect([password.pathname, password.hash]).toEqual(['/auth/reset-password', `#${TOKEN}`]);
  });

  it('shows what the originator typed, and how to correct it', async () => {
    await open({
      mayChoosePassword: true,
      answers: {
        contact: { email: 'casey@example.com', phone: '(555) 555-0119' },
        property: {
          street1: '115 Test Street',
          city: 'Columbus',
          state: 'OH',
          zip: '43085',
          listedForSale: true,
        },
      } as Part<ClientInvitation['answers']>,
    });
    screen.getByRole('heading', { name: 'What Olive Originator told us about you' });
    expect(screen.getByText('For sale').closest('.line')?.textContent).toBe('For saleYes');
    for (const typed of [/115 Test Street/, 'casey@example.com', '(555) 555-0119']) screen.getByText(typed);
    const correct = linkTo('Something isn’t right');
    expect([correct.pathname, correct.hash]).toEqual(['/auth/reset-password', `#${TOKEN}`]);
    expect(linkTo('Go on without the check').pathname).toBe('/auth/reset-password');
  });

  it('leads a person with an account to the sign-in', async () => {
    await open();
    expect(linkTo('Go on without the check').pathname).toBe('/auth/login');
  });

  it('that is closed offers no consent', async () => {
    await open({ consent: 'CLOSED' });
    screen.getByRole('heading', { name: 'Your application is waiting for you' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(linkTo('Sign in').pathname).toBe('/auth/login');
  });

  it.each(['', '#a-used-token-of-an-emailed-link'])('with the link “%s” doesn’t work', async (hash) => {
    server.refuses(openClientInvitation, 'LINK_UNUSABLE');
    openPage(`/client${hash}`, { isVisitor: true });
    await screen.findByRole('heading', { level: 1, name: /link/i });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('isn’t shown as used when it can’t be loaded', async () => {
    server.refuses(openClientInvitation, 'UNAVAILABLE');
    openPage(`/client#${TOKEN}`, { isVisitor: true });
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('stays open when saving the consent fails', async () => {
    server.refuses(allowClientCheck, 'UNAVAILABLE');
    await open();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Allow the credit check');
    await screen.findByText('This wasn’t saved');
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(true);
  });
});
