// Proves SH-23.

import { expect, it } from 'vitest';
import { parseLenderFile } from '../organisations/lender-mistakes.ts';
import { LenderMessages, messageWords } from './lender-messages.ts';
import { MESSAGE_COPY_ES } from './message-copy.es.ts';
import { MESSAGE_COPY, type MessageName } from './message-copy.ts';

const company = {
  companyNameShort: 'Harborview',
  companyProduct: 'Equity Credit Line',
  phoneFormatted: '(800) 555-0177',
};

const problemsOf = (content: unknown) => {
  const parsed = parseLenderFile('acme/messages.json', content, LenderMessages);
  return 'problems' in parsed ? parsed.problems : [];
};

it('uses a lender’s own text when it has one, and the product’s otherwise', () => {
  const messages = LenderMessages.parse({
    INCOME_VERIFICATION: { subject: 'Your {product}: one more thing' },
    RESET_PASSWORD: { text: 'Choose a new {lender} password within {validFor}, or call {phone}.' },
  });
  const lender = { company, messages };
  expect(messageWords(lender, 'INCOME_VERIFICATION', 'en')).toMatchObject({
    subject: 'Your Equity Credit Line: one more thing',
    text: MESSAGE_COPY.INCOME_VERIFICATION?.text,
  });
  expect(messageWords(lender, 'RESET_PASSWORD', 'en', { validFor: '30 minutes' })).toMatchObject({
    subject: MESSAGE_COPY.RESET_PASSWORD?.subject,
    text: 'Choose a new Harborview password within 30 minutes, or call (800) 555-0177.',
  });
});

it('fills every placeholder of the product’s own text', () => {
  const values = { borrower: 'Avery Happy', validFor: '30 days' };
  for (const name of Object.keys(MESSAGE_COPY)) {
    const { subject, text } = messageWords({ company, messages: {} }, name as never, 'en', values);
    expect(subject + text, name).not.toMatch(/[{}]/);
  }
});

it('uses a lender’s own Spanish text for Spanish readers, never its English one', () => {
  const messages = LenderMessages.parse({ RESUME_LINK: { subject: 'Pick up where you left off' } });
  const spanish = { messages: LenderMessages.parse({ OFFER_SELECTION: { subject: 'Ya puede elegir' } }) };
  const lender = { company, messages, spanish };
  expect(messageWords(lender, 'OFFER_SELECTION', 'es')).toEqual({
    subject: 'Ya puede elegir',
    text: MESSAGE_COPY_ES.OFFER_SELECTION?.text,
    language: 'es',
  });
  expect(messageWords(lender, 'RESUME_LINK', 'es').subject).toBe(MESSAGE_COPY_ES.RESUME_LINK?.subject);
  expect(messageWords(lender, 'RESUME_LINK', 'en').subject).toBe('Pick up where you left off');
});

const placeholdersOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('has every message in Spanish, with the same placeholders', () => {
  expect(Object.keys(MESSAGE_COPY_ES).toSorted()).toEqual(Object.keys(MESSAGE_COPY).toSorted());
  for (const [name, { subject, text }] of Object.entries(MESSAGE_COPY)) {
    const spanish = MESSAGE_COPY_ES[name as MessageName];
    expect(placeholdersOf(spanish?.subject), name).toEqual(placeholdersOf(subject));
    expect(placeholdersOf(spanish?.text), name).toEqual(placeholdersOf(text));
    expect(spanish?.text, name).not.toBe(text);
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
])('refuses %j with one line stating what is expected', (content, line) => {
  expect(problemsOf(content)).toEqual([line]);
});
