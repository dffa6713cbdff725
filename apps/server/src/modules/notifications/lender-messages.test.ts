import { expect, it } from 'vitest';
import { parseLenderFile } from '../organisations/lender-mistakes.ts';
import { LenderMessages, messageWords } from './lender-messages.ts';
import { MESSAGE_COPY } from './message-copy.ts';

const company = {
  companyNameShort: 'Harborview',
  companyProduct: 'Equity Credit Line',
  phoneFormatted: '(800) 555-0177',
};

const problemsOf = (content: unknown) => {
  const parsed = parseLenderFile('acme/messages.json', content, LenderMessages);
  return 'problems' in parsed ? parsed.problems : [];
};

it('uses the words of a lender where it has its own, and the product’s for the rest', () => {
  const messages = LenderMessages.parse({
    INCOME_VERIFICATION: { subject: 'Your {product}: one more thing' },
    RESET_PASSWORD: { text: 'Choose a new {lender} password within {validFor}, or call {phone}.' },
  });
  const lender = { company, messages };
  expect(messageWords(lender, 'INCOME_VERIFICATION')).toEqual({
    subject: 'Your Equity Credit Line: one more thing',
    text: MESSAGE_COPY.INCOME_VERIFICATION?.text,
  });
  expect(messageWords(lender, 'RESET_PASSWORD', { validFor: '30 minutes' })).toEqual({
    subject: MESSAGE_COPY.RESET_PASSWORD?.subject,
    text: 'Choose a new Harborview password within 30 minutes, or call (800) 555-0177.',
  });
});

it('fills in every placeholder of the product’s own words', () => {
  const values = { borrower: 'Avery Happy', validFor: '30 days' };
  for (const name of Object.keys(MESSAGE_COPY)) {
    const { subject, text } = messageWords({ company, messages: {} }, name as never, values);
    expect(subject + text, name).not.toMatch(/[{}]/);
  }
});

it.each([
  [
    { RESET_PASSWORD: { text: 'Use this link.' } },
    'acme/messages.json RESET_PASSWORD.text: Must have {validFor}, how long the link works; found "Use this link."',
  ],
  [
    { OFFER_SELECTION: { text: 'You may borrow {amount}.' } },
    'acme/messages.json OFFER_SELECTION.text: Must not have {amount}. This message knows {lender}, {product}, {phone}; found "You may borrow {amount}."',
  ],
  [
    { OFFER_SELECTION: { subject: 'Dear {borrower}' } },
    'acme/messages.json OFFER_SELECTION.subject: Must not have {borrower}. This message knows {lender}, {product}, {phone}; found "Dear {borrower}"',
  ],
  [
    { SIGNER_INVITATION: { subject: 'Please sign' } },
    'acme/messages.json SIGNER_INVITATION.subject: Must have {borrower}, the borrower’s name; found "Please sign"',
  ],
  [
    { COMPLETE: { text: 'Call {phone' } },
    'acme/messages.json COMPLETE.text: Must have a name between each pair of braces; found "Call {phone"',
  ],
  [{ COMPLETE: { text: ' ' } }, 'acme/messages.json COMPLETE.text: Must not be empty; found " "'],
  [{ COMPLETE: { html: '<b>' } }, 'acme/messages.json COMPLETE.html: Is not a known key'],
  [{ SOME_LETTER: { text: 'Hello' } }, 'acme/messages.json SOME_LETTER: Is not a known key'],
])('refuses %j with one line that says what is expected', (content, line) => {
  expect(problemsOf(content)).toEqual([line]);
});
