// @vitest-environment happy-dom
// Proves CO-12, CO-17, CO-18, CO-19.

import { server } from '@homeline/client/testing/fake-server.ts';
import { correctAnswer, listFileCorrections } from '@homeline/contract/corrections/correct-answer.ts';
import { recordMailedDisclosures } from '@homeline/contract/disclosures/record-mailed-disclosures.ts';
import { recordRescission } from '@homeline/contract/funding/record-rescission.ts';
import { addNote, writeToBorrower } from '@homeline/contract/loan-files/notes.ts';
import { resetBorrowerSecondFactor } from '@homeline/contract/loan-files/reset-borrower-second-factor.ts';
import { declineApplication } from '@homeline/contract/reviews/decline-application.ts';
import { holdApplication } from '@homeline/contract/reviews/hold-application.ts';
import { reopenApplication } from '@homeline/contract/reviews/reopen-application.ts';
import { repeatHardPull } from '@homeline/contract/reviews/repeat-hard-pull.ts';
import { withdrawApplication } from '@homeline/contract/reviews/withdraw-application.ts';
import { listFileSigners } from '@homeline/contract/signers/decide-signer.ts';
import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { act, bodies, openFile as openFileAs, UUID } from '../../testing/loan-file.ts';

/** Opens the file as somebody whose roles include every act. */
const openFile = (file: Parameters<typeof openFileAs>[0]) =>
  openFileAs(file, 'overview', 'UNDERWRITER', 'OPERATIONS', 'COMPLIANCE_OFFICER', 'SUPPORT_AGENT');

describe('a note', () => {
  it('is saved to the file, and clears its form', async () => {
    openFile({});
    const note = await act('Note');
    await userEvent.type(note.getByLabelText('Internal note'), 'Called twice');
    await note.press('Add note');
    await screen.findByText('Note added.');
    expect(bodies(addNote)).toEqual([{ text: 'Called twice' }]);
    expect(note.getByLabelText<HTMLTextAreaElement>('Internal note').value).toBe('');
  });

  it('isn’t sent empty, and stays in the form when saving fails', async () => {
    server.drops(addNote);
    openFile({});
    const note = await act('Note');
    await note.press('Add note');
    expect(bodies(addNote)).toEqual([]);
    await userEvent.type(note.getByLabelText('Internal note'), 'Called twice');
    await note.press('Add note');
    await note.findByText('The server didn’t answer. What you typed is still here: try again.');
    expect(note.getByLabelText<HTMLTextAreaElement>('Internal note').value).toBe('Called twice');
  });

  it('is retried under the same idempotency key; an edited note gets a new one', async () => {
    server.drops(addNote);
    openFile({});
    const note = await act('Note');
    await userEvent.type(note.getByLabelText('Internal note'), 'Called twice');
    await note.press('Add note');
    await note.press('Add note');
    await userEvent.type(note.getByLabelText('Internal note'), ' today');
    await note.press('Add note');
    const [first, repeated, changed] = server.received(addNote).map(({ key }) => key);
    expect(repeated).toBe(first);
    expect(changed).not.toBe(first);
  });
});

describe('what stops, ends or reopens an application', () => {
  it.each([
    ['Put on hold', 'Put on hold', 'Why, for the file', holdApplication, 'On hold.'],
    ['Reopen', 'Reopen', 'Who asked and why, for the file', reopenApplication, 'Reopened.'],
    [
      'Pull full credit again',
      'Pull again',
      'What the bureau said, for the file',
      repeatHardPull,
      'The report is being pulled.',
    ],
    [
      'Record mailed disclosures',
      'Record',
      'When they were mailed and where to, for the file',
      recordMailedDisclosures,
      'Recorded.',
    ],
    [
      'Withdraw for the borrower',
      'Withdraw',
      'How the borrower asked, for the file',
      withdrawApplication,
      'Withdrawn.',
    ],
  ] as const)('%s takes a reason', async (title, button, label, call, done) => {
    openFile({});
    const form = await act(title);
    await form.press(button);
    expect(bodies(call)).toEqual([]);
    await userEvent.type(form.getByLabelText(label), 'Income could not be verified');
    await form.press(button);
    await screen.findByText(done);
    expect(bodies(call)).toEqual([{ reason: 'Income could not be verified' }]);
  });

  it('waits for a second person where the lender wants two', async () => {
    server.answers(declineApplication, { awaitsSecondPerson: true });
    openFile({});
    const form = await act('Decline the application');
    await userEvent.click(form.getByRole('checkbox', { name: 'We could not confirm your income' }));
    await form.press('Decline');
    await screen.findByText('Proposed. Another person must confirm it.');
  });

  it('declines for coded reasons, in the order of the notice, and shows what the borrower reads', async () => {
    openFile({ ruleReasons: ['Past or present late payments to other creditors'] });
    const form = await act('Decline the application');
    await form.press('Decline');
    expect(bodies(declineApplication)).toEqual([]);
    form.getByText('Choose a reason');
    await userEvent.type(form.getByLabelText('Search the reasons'), 'Property');
    expect(form.queryByRole('checkbox', { name: 'A bankruptcy' })).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: /^We could not match or confirm/ }));
    await userEvent.clear(form.getByLabelText('Search the reasons'));
    await userEvent.click(form.getByRole('checkbox', { name: 'We could not confirm your income' }));
    await userEvent.type(form.getByLabelText(/^Note for colleagues/), 'Called twice');
    const read = within(form.getByRole('region', { name: 'What the borrower reads' })).getAllByRole(
      'listitem',
    );
    expect(read.map(({ textContent }) => textContent)).toEqual([
      'We could not match or confirm the property',
      'We could not confirm your income',
      'Past or present late payments to other creditors',
    ]);
    await form.press('Decline');
    await screen.findByText('Declined.');
    expect(bodies(declineApplication)).toEqual([{ reasonCodes: ['AA27', 'AA10'], comments: 'Called twice' }]);
  });

  it('declines for a custom reason only once compliance confirms it', async () => {
    server.answers(declineApplication, { awaitsSecondPerson: true });
    openFile({});
    const form = await act('Decline the application');
    await userEvent.click(form.getByRole('checkbox', { name: 'Another reason, in my own words' }));
    form.getByText('A compliance officer must confirm these very words before anything is sent.');
    await userEvent.type(form.getByLabelText('The reason as the borrower reads it'), 'The home burned down');
    await form.press('Decline');
    await screen.findByText('Proposed. A compliance officer must confirm the words.');
    expect(bodies(declineApplication)).toEqual([
      { reasonCodes: ['AA24'], statedReason: 'The home burned down' },
    ]);
  });

  it.each<[string, StaffAct]>([
    ['Raise a condition', 'RAISE_CONDITION'],
    ['Write to the borrower', 'WRITE_TO_BORROWER'],
    ['Lost authenticator app', 'RESET_SECOND_FACTOR'],
    ['Correct an answer', 'CORRECT_ANSWER'],
    ['Put on hold', 'HOLD_APPLICATION'],
    ['Place a legal hold', 'PLACE_LEGAL_HOLD'],
    ['Release the legal hold', 'RELEASE_LEGAL_HOLD'],
    ['Reopen', 'REOPEN_APPLICATION'],
    ['Pull full credit again', 'REPEAT_HARD_PULL'],
    ['Record mailed disclosures', 'RECORD_MAILED_DISCLOSURES'],
    ['Withdraw for the borrower', 'WITHDRAW_APPLICATION'],
    ['Decline the application', 'DECLINE_APPLICATION'],
  ])('%s says why it can’t be done', async (title, name) => {
    openFile({ disabledReasons: [{ act: name, reason: 'A processor does this.' }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    const menu = within(screen.getByRole('dialog'));
    menu.getByText('Not possible now');
    menu.getByText('A processor does this.');
    menu.getByText(title, { selector: 'li strong' });
    expect(menu.queryByRole('button', { name: new RegExp(`^${title}`) })).toBeNull();
  });
});

describe('the menu of acts', () => {
  it('opens by keyboard, finds an act by one of its words, and opens it with Enter', async () => {
    openFile({});
    await screen.findByRole('button', { name: 'Actions' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an action' }), 'lawsuit{Enter}');
    await screen.findByRole('complementary', { name: 'Place a legal hold' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('complementary', { name: 'Note' });
  });

  it('hides actions that no role of the person allows', async () => {
    openFileAs({}, 'overview', 'UNDERWRITER');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    const menu = within(screen.getByRole('dialog'));
    menu.getByText('Raise a condition');
    expect(menu.queryByText('Withdraw for the borrower')).toBeNull();
  });
});

const SIGNER = { uuid: '33333333-3333-4333-8333-333333333333', name: 'Robin Signer' };

describe('a message to the borrower', () => {
  it('is an email that may start from a template', async () => {
    openFile({});
    const form = await act('Write to the borrower');
    await userEvent.click(form.getByRole('radio', { name: 'Email' }));
    await userEvent.selectOptions(form.getByLabelText('Start from a template'), 'Please call us');
    expect(form.getByLabelText<HTMLInputElement>('Subject').value).toBe(
      'Please call us about your application',
    );
    await form.press('Send email');
    await screen.findByText('Email queued.');
    expect(bodies(writeToBorrower)).toMatchObject([
      { channel: 'EMAIL', subject: 'Please call us about your application' },
    ]);
  });

  it('is a short text message without a subject', async () => {
    openFile({});
    const form = await act('Write to the borrower');
    await userEvent.click(form.getByRole('radio', { name: 'Text message' }));
    expect(form.queryByLabelText('Subject')).toBeNull();
    form.getByText(/^At most 300 characters/);
    await userEvent.type(form.getByLabelText(/^Text/, { selector: 'textarea' }), 'Please call us');
    await form.press('Send text message');
    await screen.findByText('Text message queued.');
    expect(bodies(writeToBorrower)).toMatchObject([{ channel: 'TEXT_MESSAGE', text: 'Please call us' }]);
  });

  it('can’t be a text message to a person who opted out', async () => {
    openFile({ noTextMessages: 'They replied STOP.' });
    const form = await act('Write to the borrower');
    form.getByText('They replied STOP. You can write in their account, or send an email.');
    expect(form.queryByRole('radio', { name: 'Text message' })).toBeNull();
  });

  it('goes to the borrower’s account, or privately to one signer’s', async () => {
    server.answers(listFileSigners, [SIGNER]);
    openFile({});
    const form = await act('Write to the borrower');
    await userEvent.selectOptions(await form.findByLabelText(/^To another signer/), 'Robin Signer');
    await userEvent.type(form.getByLabelText(/^Text/, { selector: 'textarea' }), 'Can you sign Friday?');
    await form.press('Send message');
    await screen.findByText('Message sent.');
    expect(bodies(writeToBorrower)).toEqual([
      { channel: 'ACCOUNT', signer: SIGNER.uuid, text: 'Can you sign Friday?' },
    ]);
  });
});

describe('a lost authenticator app', () => {
  it('is turned off', async () => {
    openFile({});
    await (await act('Lost authenticator app')).press('Turn it off');
    await screen.findByText('The authenticator app is off, if it was on.');
    expect(server.received(resetBorrowerSecondFactor)).toMatchObject([{ params: { uuid: UUID } }]);
  });

  it('says why it can’t be', async () => {
    server.refuses(resetBorrowerSecondFactor, 'TOO_MANY_ATTEMPTS');
    openFile({});
    const form = await act('Lost authenticator app');
    await form.press('Turn it off');
    await screen.findByText('Too many attempts. Please try again later.');
  });
});

describe('a correction', () => {
  const KNOWN = { email: 'avery@example.com', phone: '(555) 555-0101', ownership: 'INDIVIDUAL' as const };

  it('shows what is redone before anything changes', async () => {
    server.answers(listFileCorrections, {
      ...KNOWN,
      corrections: [
        { what: 'CONTACT', redone: [] },
        { what: 'EMPLOYER', redone: ['INCOME', 'DECISION'] },
      ],
    });
    openFile({});
    const form = await act('Correct an answer');
    await userEvent.click(await form.findByRole('button', { name: 'Employer' }));
    form.getByText('The borrower verifies their income again.');
    form.getByText('We decide again, and the offer may change.');
    expect(form.queryByText(/^Nothing is redone/)).toBeNull();
    await form.press('Cancel');
    await userEvent.click(await form.findByRole('button', { name: 'Email or phone' }));
    form.getByText(/^Nothing is redone/);
    const email = form.getByLabelText<HTMLInputElement>('Email address');
    expect(email.value).toBe('avery@example.com');
    await userEvent.clear(email);
    await userEvent.type(email, 'new@example.com');
    await userEvent.type(form.getByLabelText('Why, for the file'), 'They called');
    await form.press('Save contact details');
    await screen.findByText('Corrected. The reason is in the timeline.');
    expect(bodies(correctAnswer)).toMatchObject([
      { what: 'CONTACT', redone: [], email: 'new@example.com', reason: 'They called' },
    ]);
  });

  it.each([
    {
      what: 'PROFILE',
      open: 'Name or date of birth',
      field: 'Last name',
      typed: 'Happier',
      sent: { lastName: 'Happier' },
    },
    {
      what: 'ADDRESS',
      open: 'Address of the home',
      field: 'Unit (optional)',
      typed: '7B',
      sent: { street2: '7B' },
    },
    {
      what: 'INCOME',
      open: 'Stated income',
      field: 'Stated gross monthly income',
      typed: '9900',
      sent: { monthlyGrossCents: 990_000 },
    },
  ] as const)(
    'of the $what starts from what is on file, and sends what was typed',
    async ({ what, open, field, typed, sent }) => {
      server.answers(listFileCorrections, {
        ...KNOWN,
        ...{ firstName: 'Avery', lastName: 'Happy' },
        ...{ street1: '150 Main Street', city: 'Columbus', state: 'OH', zip: '43085' },
        monthlyGrossCents: 9_800_00,
        corrections: [{ what, redone: ['COMPLIANCE'] }],
      });
      openFile({});
      const form = await act('Correct an answer');
      await userEvent.click(await form.findByRole('button', { name: open }));
      form.getByText('The compliance checks run again.');
      expect(form.queryByText(/1990/)).toBeNull();
      const input = form.getByLabelText(field);
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.type(form.getByLabelText('Why, for the file'), 'They called');
      await userEvent.click(form.getByRole('button', { name: /^Save/ }));
      await screen.findByText('Corrected. The reason is in the timeline.');
      expect(bodies(correctAnswer)).toMatchObject([{ what, redone: ['COMPLIANCE'], ...sent }]);
    },
  );

  it('of the amount leaves the choice to the borrower', async () => {
    server.answers(listFileCorrections, { ...KNOWN, corrections: [{ what: 'AMOUNT', redone: ['OFFERS'] }] });
    openFile({});
    const form = await act('Correct an answer');
    await userEvent.click(await form.findByRole('button', { name: 'Line amount' }));
    form.getByText(
      'New offers are made. They may be lower, or there may be none. The borrower chooses again.',
    );
    await userEvent.type(form.getByLabelText('Why, for the file'), 'They called');
    await form.press('Make new offers');
    await screen.findByText('Corrected. The reason is in the timeline.');
    expect(bodies(correctAnswer)).toMatchObject([{ what: 'AMOUNT', redone: ['OFFERS'] }]);
  });

  it('of the owners asks for the other signers only where there are owners besides the borrower', async () => {
    server.answers(listFileCorrections, {
      ...KNOWN,
      corrections: [{ what: 'VESTING', redone: ['TITLE'] }],
      signers: [{ name: 'Sam Signer', email: 'sam@example.com', type: 'CO_DEEDER', holdsTitle: true }],
    });
    openFile({});
    const form = await act('Correct an answer');
    await userEvent.click(await form.findByRole('button', { name: 'Who owns the home' }));
    expect(form.queryByRole('group')).toBeNull();
    await userEvent.selectOptions(form.getByLabelText('Ownership'), 'JOINT');
    form.getByRole('group', { name: 'Sam Signer · signs the deed' });
  });

  it('says when nothing can be corrected', async () => {
    openFile({});
    const form = await act('Correct an answer');
    await form.findByText('Nothing can be corrected at this step.');
  });
});

describe('a rescission from outside our pages', () => {
  /** Fills the parts of a date. */
  const date = async (form: { getByRole: typeof screen.getByRole }, label: string, parts: string[]) => {
    const group = within(form.getByRole('group', { name: new RegExp(`^${label}`) }));
    for (const [index, name] of ['Month', 'Day', 'Year'].entries())
      await userEvent.type(group.getByLabelText(name), parts[index] ?? '');
  };

  it('by phone is recorded on the day of the call', async () => {
    openFile({});
    const form = await act('Record a rescission');
    await userEvent.click(form.getByLabelText(/^By phone/));
    expect(form.queryByText('Day that it came')).toBeNull();
    await date(form, 'Day of the call', ['03', '11', '2026']);
    await userEvent.selectOptions(form.getByLabelText('Which owner'), 'Avery Applicant');
    await form.press('Record the rescission');
    expect(bodies(recordRescission)).toEqual([{ how: 'PHONE', sentOn: '2026-03-11', by: 'Avery Applicant' }]);
  });

  it('by mail needs the day the letter arrived, which starts the deadline to return money and release the lien', async () => {
    openFile({});
    const form = await act('Record a rescission');
    await userEvent.click(form.getByLabelText('By mail'));
    await date(form, 'Day of the postmark', ['03', '11', '2026']);
    await userEvent.selectOptions(form.getByLabelText('Which owner'), 'Avery Applicant');
    await form.press('Record the rescission');
    expect(bodies(recordRescission)).toEqual([]);
    expect(form.getByRole('group', { name: /^Day that it came/ }).textContent).toMatch(/Required/);
  });
});
