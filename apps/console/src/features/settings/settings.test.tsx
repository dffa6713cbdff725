// @vitest-environment happy-dom
// Proves CO-54, PR-13, PR-38.

import { readFileSync } from 'node:fs';
import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import {
  changeSetting,
  confirmSetting,
  getSettings,
  type LenderSettingsView,
  returnSetting,
} from '@homeline/contract/settings/manage-settings.ts';
import {
  checkProviderAccount,
  endOldWebhookSecret,
  listProviderAccounts,
  type ProviderAccount,
  saveProviderAccount,
} from '@homeline/contract/settings/provider-accounts.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Brand } from '@homeline/domain/organisations/brand.ts';
import { WEEKDAYS } from '@homeline/domain/organisations/hours.ts';
import { SETTING_NAMES } from '@homeline/domain/organisations/lender-settings.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { settingsCopy } from './copy.ts';

/** 16 by 16 pixels. */
const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAADUlEQVR4nGNgGAXIAAABEAABoJMRpQAAAABJRU5ErkJggg==';
const WEEK = WEEKDAYS.map((weekday, index) => {
  const times = index < 5 && { startTime: '09:00', endTime: '17:00' };
  return { weekday, weekdayValue: index + 1, isOpen: index < 5, ...times };
});
const { colours: PALETTES } = JSON.parse(readFileSync('organisations/homeline/brand.json', 'utf8')) as Brand;
const VIEW: Part<LenderSettingsView> = {
  values: {
    fourEyes: true,
    hours: { OPS_PHONE: WEEK, OPS_CHAT: WEEK },
    holidays: [{ date: civilDate('2026-12-25'), name: 'Christmas Day' }],
    brand: { name: 'Homeline', colours: PALETTES },
    messages: {},
    documentTypes: [{ name: 'Form W-2', section: 'INCOME' }],
    providers: {},
    nextProvider: ['property', 'messaging'],
    providerPrices: {},
  },
  settings: SETTING_NAMES.map((name) => ({
    ...{ name, version: '3', setIn: 'FOLDER' as const },
    takesTwoPeople: name === 'fourEyes' || name === 'messages',
  })),
  nextProviders: [],
  ownMessages: [{ name: 'RESUME_LINK', subject: 'Continue', text: 'Open this link.' }],
  earlierLogos: [],
  changes: [],
};

async function open(tab = 'hours', view: Part<LenderSettingsView> = VIEW) {
  server.answers(getSettings, view);
  server.answers(changeSetting, { isProposed: false });
  openConsole(`/settings/${tab}`, 'ADMINISTRATOR');
  await screen.findByRole('navigation', { name: 'Settings by topic' });
}
const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? expect.fail());
const button = (of: string, name: string) => card(of).getByRole<HTMLButtonElement>('button', { name });
const giveReason = (of: string) => userEvent.type(card(of).getByLabelText('Reason'), 'Winter hours');
const bodies = () => server.received(changeSetting).map(({ body }) => body);

it('saves hours with a reason, and only hours that end after they start', async () => {
  await open();
  const [until] = card('Hours').getAllByLabelText('Monday: to');
  expect(button('Hours', 'Save').disabled).toBe(true);
  fireEvent.change(until ?? expect.fail(), { target: { value: '08:00' } });
  card('Hours').getByText('Monday must start before it ends');
  fireEvent.change(until ?? expect.fail(), { target: { value: '18:00' } });
  card('Hours').getByText('Say why first');
  await giveReason('Hours');
  await userEvent.click(button('Hours', 'Save'));
  await screen.findByText('Saved. It is in effect now.');
  expect(bodies()).toMatchObject([{ version: '3', reason: 'Winter hours' }]);
  expect(JSON.stringify(bodies())).toContain('"endTime":"18:00"');
});

it('adds a holiday, and refuses a date that already has one', async () => {
  await open('holidays');
  await userEvent.click(button('Holidays', 'Add a holiday'));
  card('Holidays').getByText('Each holiday needs a date and a name');
  fireEvent.change(card('Holidays').getByLabelText('Date:'), { target: { value: '2026-12-25' } });
  const name = card('Holidays').getAllByLabelText(/^Name/)[1] ?? expect.fail();
  fireEvent.change(name, { target: { value: 'Winter break' } });
  card('Holidays').getByText('Dec 25, 2026 is there twice');
  expect(button('Holidays', 'Save').disabled).toBe(true);
});

it('proposes to turn four eyes off, for another administrator to confirm', async () => {
  await open('fourEyes');
  server.answers(changeSetting, { isProposed: true });
  await userEvent.click(screen.getByLabelText('One person decides alone'));
  await giveReason('Two people decide');
  await userEvent.click(button('Two people decide', 'Propose'));
  await screen.findByText('Proposed. Another administrator must confirm it.');
  expect(bodies()).toMatchObject([{ value: { fourEyes: false } }]);
});

it('lets a person confirm or refuse a colleague’s proposal, and only withdraw their own', async () => {
  const proposal = {
    ...{ value: { fourEyes: false }, reason: 'I am alone', by: 'Bo Berg' },
    ...{ at: '2026-03-10T17:00:00.000Z', isOwn: false },
  };
  const settings = (VIEW.settings ?? []).map((each) =>
    each?.name === 'fourEyes' ? { ...each, proposal } : each,
  );
  await open('fourEyes', { ...VIEW, settings });
  card('Two people decide').getByText('I am alone');
  await userEvent.click(button('Two people decide', 'Confirm'));
  await screen.findByText('Confirmed. It is in effect now.');
  expect(server.received(confirmSetting).map(({ body }) => body)).toEqual([{ proposedAt: proposal.at }]);
  await userEvent.click(button('Two people decide', 'Refuse'));
  await screen.findByText('Ended without effect.');
  expect(server.received(returnSetting)).toHaveLength(1);
});

it('replaces an email’s text, shown beside the default, and says what is wrong with it', async () => {
  await open('messages');
  fireEvent.change(card('Emails').getByLabelText('Subject'), { target: { value: 'Hi {nobody}' } });
  await giveReason('Emails');
  const fields = { 'value.messages.RESUME_LINK.subject': 'Must not have {nobody}' };
  server.refuses(changeSetting, 'INVALID_INPUT', { fields });
  await userEvent.click(button('Emails', 'Propose'));
  await screen.findByText('Must not have {nobody}');
  expect(bodies()).toMatchObject([{ value: { messages: { RESUME_LINK: { subject: 'Hi {nobody}' } } } }]);
});

it('changes a color, unless text on it would be unreadable', async () => {
  await open('brand');
  const text = card('Name, logo and colors').getByLabelText('Text, light');
  fireEvent.change(text, { target: { value: '#dddddd' } });
  card('Name, logo and colors').getAllByText(/^Light: ink on canvas has a contrast of/);
  await giveReason('Name, logo and colors');
  expect(button('Name, logo and colors', 'Save').disabled).toBe(true);
  fireEvent.change(text, { target: { value: '#111111' } });
  await userEvent.click(button('Name, logo and colors', 'Save'));
  await screen.findByText('Saved. It is in effect now.');
  expect(bodies()).toMatchObject([{ value: { brand: { colours: { light: { ink: '#111111' } } } } }]);
});

it('changes the chat tags, unless one is a duplicate', async () => {
  await open('chatTags');
  const field = card('Chat tags').getByLabelText('Tags, one a line');
  await giveReason('Chat tags');
  fireEvent.change(field, { target: { value: 'Rates\nrates' } });
  card('Chat tags').getByText('Must name each tag once');
  expect(button('Chat tags', 'Save').disabled).toBe(true);
  fireEvent.change(field, { target: { value: ' Rates\n\nWire ' } });
  await userEvent.click(button('Chat tags', 'Save'));
  await screen.findByText('Saved. It is in effect now.');
  expect(bodies().at(-1)).toMatchObject({ value: { chatTags: ['Rates', 'Wire'] } });
});

it('changes the catalogue of conditions, unless one has no text', async () => {
  await open('conditions');
  await userEvent.click(button('Conditions', 'Add a condition'));
  await giveReason('Conditions');
  expect(button('Conditions', 'Save').disabled).toBe(true);
  card('Conditions').getByText('New condition: Title for the borrower: Required');
  await userEvent.type(card('Conditions').getByLabelText('Title for the borrower'), 'Gift letter');
  await userEvent.type(card('Conditions').getByLabelText('What the borrower reads'), 'Send the letter.');
  await userEvent.selectOptions(card('Conditions').getByLabelText('Needed'), 'Prior to funding');
  await userEvent.click(button('Conditions', 'Save'));
  await screen.findByText('Saved. It is in effect now.');
  const { conditions } = (bodies().at(-1) as { value: { conditions: object[] } }).value;
  expect(conditions.at(-1)).toMatchObject({
    ...{ title: 'Gift letter', reason: 'Send the letter.', before: 'FUNDING' },
    ...{ requestDocuments: ['SUPPORT'], days: 10 },
  });
});

it('keeps typed text after a colleague’s change, until the person loads the new values', async () => {
  await open('fourEyes');
  await userEvent.click(card('Two people decide').getByLabelText('One person decides alone'));
  await giveReason('Two people decide');
  server.refuses(changeSetting, 'STALE_VERSION', { errors: ['Somebody else changed this setting.'] });
  const settings = (VIEW.settings ?? []).map((each) => ({ ...each, version: '9' }));
  server.answers(getSettings, { ...VIEW, settings });
  await userEvent.click(button('Two people decide', 'Propose'));
  await card('Two people decide').findByRole('alert');
  const alone = () =>
    card('Two people decide').getByLabelText<HTMLInputElement>('One person decides alone').checked;
  expect(alone()).toBe(true);
  await userEvent.click(button('Two people decide', 'Show the current values'));
  await expect.poll(alone).toBe(false);
});

it('shows one topic at a time, keeps text typed under others, and marks those with pending proposals', async () => {
  const proposal = {
    value: {},
    reason: 'Alone',
    by: 'Bo Berg',
    at: '2026-03-10T17:00:00.000Z',
    isOwn: false,
  };
  const settings = (VIEW.settings ?? []).map((each) =>
    each?.name === 'fourEyes' ? { ...each, proposal } : each,
  );
  await open('brand', { ...VIEW, settings });
  screen.getByRole('link', { name: 'Two people decide waits for a second person' });
  expect(screen.queryByRole('heading', { name: 'Hours' })).toBeNull();
  const name = card('Name, logo and colors').getByLabelText<HTMLInputElement>('Name on pages');
  fireEvent.change(name, { target: { value: 'Homeline Credit' } });
  await userEvent.click(screen.getByRole('link', { name: 'Hours' }));
  await screen.findByRole('heading', { name: 'Hours' });
  await userEvent.click(screen.getByRole('link', { name: 'Name, logo and colors' }));
  expect(name.value).toBe('Homeline Credit');
});

it('folds past holidays', async () => {
  const holidays = [
    { date: civilDate('2020-12-25'), name: 'Christmas 2020' },
    { date: civilDate('2199-12-25'), name: 'Christmas 2199' },
  ];
  await open('holidays', { ...VIEW, values: { ...VIEW.values, holidays } } as Part<LenderSettingsView>);
  const past = screen.getByText('1 past holiday').closest('details') ?? expect.fail();
  expect(past.open).toBe(false);
  within(past).getByDisplayValue('Christmas 2020');
  expect(within(past).queryByDisplayValue('Christmas 2199')).toBeNull();
});

it('names an email by its subject and when it is sent', async () => {
  const ownMessages = [{ name: 'UW_REVIEW', subject: 'We’re reviewing your file', text: '' }];
  await open('messages', { ...VIEW, ownMessages });
  screen.getByRole('option', { name: 'We’re reviewing your file (Underwriter review)' });
});

it('takes a PNG by its content as the logo, or an earlier logo', async () => {
  await open('brand', { ...VIEW, earlierLogos: [SMALL_PNG] });
  const file = card('Name, logo and colors').getByLabelText('Another picture (PNG)');
  const upload = (content: BlobPart) =>
    userEvent.upload(file, new File([content], 'logo.png', { type: 'image/png' }));
  await upload('<svg><script/></svg>');
  await screen.findByText(/^Must be a whole PNG picture/);
  await upload(Buffer.from(SMALL_PNG, 'base64'));
  await waitFor(() => expect(screen.queryByText(/^Must be a whole PNG picture/)).toBeNull());
  await giveReason('Name, logo and colors');
  await userEvent.click(button('Name, logo and colors', 'Save'));
  await screen.findByText('Saved. It is in effect now.');
  expect(bodies()).toMatchObject([{ value: { brand: { logoPng: SMALL_PNG } } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Use the logo of the lender’s folder' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use earlier logo 1' }));
  expect(screen.getByRole('button', { name: 'Use earlier logo 1' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

it('adds the lender’s own document type under a unique name', async () => {
  await open('documentTypes');
  await userEvent.click(button('Document types', 'Add a type'));
  await giveReason('Document types');
  card('Document types').getByText('Each type needs a name');
  const name = card('Document types').getByLabelText('Name:');
  await userEvent.type(name, 'Bank statement');
  card('Document types').getByText('Must not be the name of a type that the product has');
  await userEvent.clear(name);
  await userEvent.type(card('Document types').getByLabelText('Name:'), 'Gift letter');
  await userEvent.selectOptions(
    card('Document types').getByLabelText('Section of the file: Gift letter'),
    'Income and assets',
  );
  await userEvent.click(button('Document types', 'Save'));
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({
      value: {
        documentTypes: [
          { name: 'Form W-2', section: 'INCOME' },
          { name: 'Gift letter', section: 'INCOME' },
        ],
      },
    }),
  );
});

it('asks again when the change now takes two people, and keeps typed text', async () => {
  const alone = (VIEW.settings ?? []).map((each) => ({ ...each, takesTwoPeople: false }));
  await open('messages', { ...VIEW, settings: alone });
  fireEvent.change(card('Emails').getByLabelText('Subject'), { target: { value: 'Hello' } });
  await giveReason('Emails');
  const decidedBy = 'Two people decide now: this would wait for a second person.';
  server.answers(getSettings, VIEW);
  server.refuses(changeSetting, 'STALE_VERSION', { fields: { decidedBy } });
  await userEvent.click(button('Emails', 'Save'));
  await screen.findByText(decidedBy);
  expect(server.received(changeSetting)).toMatchObject([{ query: { decidedBy: 'ONE' } }]);
  await waitFor(() => button('Emails', 'Propose'));
  expect(card('Emails').getByLabelText<HTMLInputElement>('Subject').value).toBe('Hello');
  expect(card('Emails').getByLabelText<HTMLInputElement>('Reason').value).toBe('Winter hours');
});

describe('who answers while a provider is down', () => {
  const NEXT = 'While a provider is down';
  const view: Part<LenderSettingsView> = {
    ...VIEW,
    values: {
      ...VIEW.values,
      providers: { sanctions: ['yente'], property: ['attom'], credit: ['mismo'] },
      nextProvider: ['property'],
    },
    nextProviders: [
      { port: 'property', answerers: ['bridge'] },
      { port: 'sanctions', answerers: ['bridge'] },
      { port: 'valuation', answerers: [] },
    ],
  };
  const field = (port: string) =>
    card(NEXT).getByLabelText<HTMLSelectElement>(`${port}: if the provider is down, use`);

  it('is chosen for each port where another may answer, and never for credit', async () => {
    await open('providers', view);
    expect([field('Property records').value, field('Sanctions lists').value]).toEqual(['NEXT', '']);
    expect(card(NEXT).queryByLabelText(/^Credit reports/)).toBeNull();
    card(NEXT).getByText('Nobody: a second bureau is never asked');
    await userEvent.selectOptions(field('Sanctions lists'), 'Bridge');
    await userEvent.selectOptions(field('Property records'), 'Nobody: wait for it');
    await giveReason(NEXT);
    await userEvent.click(button(NEXT, 'Save'));
    await waitFor(() => expect(bodies()).toMatchObject([{ value: { nextProvider: ['sanctions'] } }]));
  });

  it('isn’t asked where nobody else has keys', async () => {
    await open('providers', view);
    expect(card(NEXT).queryByLabelText(/^Home value/)).toBeNull();
    expect(card(NEXT).getAllByText('Nobody: no other provider has keys')).toHaveLength(2);
  });

  it('shows a colleague’s proposal in words, and marks the tab', async () => {
    const proposal = {
      ...{ value: { nextProvider: ['sanctions' as const] }, reason: 'Yente moves', by: 'Bo Berg' },
      ...{ at: '2026-03-10T17:00:00.000Z', isOwn: false },
    };
    const settings = (VIEW.settings ?? []).map((each) =>
      each.name === 'nextProvider' ? { ...each, proposal } : each,
    );
    await open('providers', { ...view, settings });
    card(NEXT).getByText('The next provider answers for sanctions lists');
    screen.getByRole('link', { name: /^Providers waits for a second person/ });
  });
});

describe('the price of a call', () => {
  const PRICES = 'Price of a call';

  it('is typed in dollars and stored in cents, down to hundredths of a cent', async () => {
    const values = { ...VIEW.values, providerPrices: { credit: { bridge: 250 } } };
    await open('providers', { ...VIEW, values });
    const field = (name: string) => card(PRICES).getByLabelText<HTMLInputElement>(name);
    expect(field('Credit reports: Bridge').value).toBe('2.50');
    await userEvent.type(field('Credit reports: Credit reseller (MISMO)'), '$1,000.00');
    await userEvent.clear(field('Credit reports: Bridge'));
    await userEvent.type(field('Email and text messages: Twilio'), '.0079');
    await giveReason(PRICES);
    await userEvent.click(button(PRICES, 'Save'));
    const providerPrices = { credit: { mismo: 100_000 }, messaging: { twilio: 0.79 } };
    expect(bodies()).toMatchObject([{ value: { providerPrices } }]);
    expect(bodies()[0]).not.toHaveProperty('value.providerPrices.credit.bridge');
  });

  it.each(['a lot', '-1', '0.00001', '1000.01'])('isn’t %s', async (typed) => {
    await open('providers');
    await userEvent.type(card(PRICES).getByLabelText('Title: Bridge'), typed);
    await giveReason(PRICES);
    card(PRICES).getByText(/^A price is an amount in dollars/);
    expect(button(PRICES, 'Save').disabled).toBe(true);
  });
});

describe('an account with a provider', () => {
  it('shows an error beside its field, and keeps typed values', async () => {
    const field = {
      name: 'url',
      label: 'Address',
      isSecret: false,
      isRequired: false,
      isSet: false,
      value: '',
    };
    const attom = {
      provider: 'attom',
      title: 'ATTOM',
      ports: ['property'],
      usedFor: [],
      fields: [field],
    } as const;
    server.answers(listProviderAccounts, [{ ...attom, version: 0, isOfSandbox: false }]);
    server.refuses(saveProviderAccount, 'INVALID_INPUT', {
      fields: { 'fields.url': 'Must begin with https://' },
    });
    await open('providers');
    await screen.findByRole('heading', { name: 'ATTOM' });
    await userEvent.click(card('ATTOM').getByText('Keys'));
    const address = card('ATTOM').getByLabelText<HTMLInputElement>(/^Address/);
    await userEvent.type(address, 'ftp://x');
    await userEvent.click(button('ATTOM', 'Save and check'));
    await card('ATTOM').findByText('Must begin with https://');
    expect(address.value).toBe('ftp://x');
    expect(address.getAttribute('aria-invalid')).toBe('true');
  });

  const secret = { label: 'Access secret', isSecret: true, isRequired: true, isSet: true };
  const truv: ProviderAccount = {
    ...{ provider: 'truv', title: 'Truv', ports: ['income'], usedFor: [], isOfSandbox: false, version: 4 },
    fields: [{ name: 'secret', ...secret, signsWebhooks: true }],
  };

  it('asks how long webhooks may be signed with the old secret, once a new one is typed', async () => {
    server.answers(listProviderAccounts, [truv]);
    server.answers(saveProviderAccount, { found: 'WORKS' });
    await open('providers');
    await screen.findByRole('heading', { name: 'Truv' });
    const label = 'Accept webhooks signed with the old secret';
    expect(card('Truv').queryByLabelText(label)).toBeNull();
    await userEvent.type(card('Truv').getByLabelText(/^Access secret/), 'new');
    await userEvent.selectOptions(card('Truv').getByLabelText(label), 'For seven more days');
    await userEvent.click(button('Truv', 'Save and check'));
    const body = { version: 4, fields: { secret: 'new' }, oldSecretDays: 7 };
    expect(server.received(saveProviderAccount)).toMatchObject([{ body }]);
  });

  it.each([
    ['WORKS', 'toast-done', ''],
    ['REFUSED', 'toast-error', 'tag-danger'],
    ['UNCLEAR', 'toast-warning', 'tag-caution'],
    ['UNREACHABLE', 'toast-warning', 'tag-caution'],
  ] as const)('shows a check that found %s as what it is', async (found, toast, tag) => {
    const checked = { at: '2026-12-01T20:00:00.000Z', found };
    server.answers(listProviderAccounts, [{ ...truv, checked }]);
    server.answers(checkProviderAccount, { found });
    await open('providers');
    await screen.findByRole('heading', { name: 'Truv' });
    await userEvent.click(button('Truv', 'Check now'));
    const shown = await waitFor(() => document.querySelector('.toast:last-child') ?? expect.fail());
    expect(shown.className).toContain(toast);
    expect(card('Truv').getByText(settingsCopy.providers.state[found]).className.trim()).toBe(
      `tag ${tag}`.trim(),
    );
  });

  it('says until when the old secret counts, and ends it', async () => {
    server.answers(listProviderAccounts, [{ ...truv, oldSecretUntil: '2026-12-01T20:00:00.000Z' }]);
    server.answers(endOldWebhookSecret, undefined);
    await open('providers');
    await screen.findByRole('heading', { name: 'Truv' });
    await card('Truv').findByText(/^Webhooks signed with the old secret are accepted until/);
    await userEvent.click(button('Truv', 'End the old secret now'));
    await screen.findByText('Only the new secret counts now.');
    expect(server.received(endOldWebhookSecret)).toMatchObject([
      { params: { account: 'truv' }, query: { version: '4' } },
    ]);
  });
});
