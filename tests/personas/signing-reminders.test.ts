// Proves DS-08, DS-16.

import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { dueReminders, nextReminderAt } from '@homeline/domain/workflow/signing-reminders.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const START = '2026-03-10T17:00:00.000Z';
const DAY_MS = 86_400_000;

const factsAt = (until: StepName) => walk(personNamed('T23'), homeline, START, until).facts;
const later = (at: string, days: number) => new Date(Date.parse(at) + days * DAY_MS).toISOString();
const write = (facts: Facts, at: string, ...writes: FactWrite[]) =>
  writes.reduce<Facts>((known, each) => withFact(known, each, at), facts);

/** Every reminder from an instant on, each when it is due: who gets it, and after how many days. */
function remindersFrom(facts: Facts, from: string, until = later(from, 60)) {
  const sent: [string, string, number][] = [];
  let known = facts;
  for (let at = nextReminderAt(known); at !== undefined && at <= until; at = nextReminderAt(known)) {
    const due = dueReminders(known, at);
    for (const { value } of due) {
      const days = Math.round((Date.parse(at) - Date.parse(from)) / DAY_MS);
      sent.push([value.signer ? 'signer' : 'borrower', value.reminder, days]);
    }
    known = write(known, at, ...due);
  }
  return sent;
}

const signer = (facts: Facts) => facts.signers?.signers[0]?.uuid ?? '';
const acts = (facts: Facts, ...did: Extract<FactWrite, { fact: 'signerActs' }>['value']['act'][]) =>
  did.map((act): FactWrite => ({ fact: 'signerActs', value: { signer: signer(facts), act } }));

const READY = ['LOGGED_IN', 'CONTINUED', 'CONSENTED', 'ID_UPLOADED', 'ID_VERIFIED'] as const;

describe('reminders', () => {
  it('go to a signer who hasn’t used their link, before it ends too, and to a borrower with documents to sign', () => {
    const facts = factsAt('NOTE_SIGNING');
    const at = facts.closingDocuments.at(-1)?.at ?? '';
    const sent = remindersFrom(facts, at);
    expect(sent.filter(([who]) => who === 'borrower')).toEqual([
      ['borrower', 'DOCUMENTS_WAIT', 2],
      ['borrower', 'DOCUMENTS_STILL_WAIT', 7],
    ]);
    expect(sent.filter(([who]) => who === 'signer').map(([, name]) => name)).toEqual([
      'LINK_UNUSED',
      'LINK_STILL_UNUSED',
      'LINK_ENDS_SOON',
    ]);
  });

  it('go to a signer with documents to sign, and once more before the line is given up', () => {
    const waiting = factsAt('WAITING_FOR_ADDITIONAL_SIGNERS');
    const at = later(waiting.closingDocuments.at(-1)?.at ?? '', 1);
    const facts = write(waiting, at, ...acts(waiting, ...READY));
    expect(remindersFrom(facts, at)).toEqual([
      ['signer', 'DOCUMENTS_WAIT', 2],
      ['signer', 'DOCUMENTS_STILL_WAIT', 7],
      ['signer', 'LINE_ENDS_SOON', 27],
    ]);
  });

  it('go to the others from the borrower’s signature on, where the borrower signs first', () => {
    const inOrder = (facts: Facts): Facts => ({
      ...facts,
      ...(facts.origin && { origin: { ...facts.origin, signingOrder: 'borrowerFirst' } }),
    });
    const before = inOrder(factsAt('NOTE_SIGNING'));
    const ofSigner = (facts: Facts, from: string) =>
      remindersFrom(facts, from).filter(([who]) => who === 'signer');
    expect(ofSigner(before, before.closingDocuments.at(-1)?.at ?? '')).toEqual([]);
    const signedAt = later(START, 20);
    const documents = [...(before.closingDocuments.at(-1)?.documents ?? [])];
    const after = write(
      before,
      signedAt,
      { fact: 'noteSignatureRequests', value: { typedName: 'Wren Cosigner', documents } },
      { fact: 'noteSignatures', value: { answer: 'SIGNED', documents } },
    );
    expect(ofSigner(after, signedAt)[0]).toEqual(['signer', 'LINK_UNUSED', 3]);
  });

  it('arrive at ten in the morning at the home', () => {
    expect(nextReminderAt(factsAt('NOTE_SIGNING'))).toMatch(/T17:00:00.000Z$/);
  });

  it('are sent once: after a long outage only the newest goes out', () => {
    const facts = factsAt('NOTE_SIGNING');
    const now = later(START, 20);
    const own = dueReminders(facts, now).filter(({ value }) => !value.signer);
    expect(own).toEqual([{ fact: 'signingReminders', value: { reminder: 'DOCUMENTS_STILL_WAIT' } }]);
    expect(dueReminders(write(facts, now, ...dueReminders(facts, now)), now)).toEqual([]);
  });

  it.each([
    ['signed', 'NOTE_SIGNED'],
    ['declined', 'REFUSED'],
  ] as const)('stop for a signer who has %s', (_, act) => {
    const waiting = factsAt('WAITING_FOR_ADDITIONAL_SIGNERS');
    const facts = write(waiting, START, ...acts(waiting, ...READY, 'DOCUMENTS_OPENED', act));
    expect(remindersFrom(facts, START)).toEqual([]);
  });

  it('stop when the borrower has declined, and start again when they come back', () => {
    const facts = factsAt('NOTE_SIGNING');
    const isOwn = ([who]: [string, string, number]) => who === 'borrower';
    const declined = write(facts, START, {
      fact: 'noteDeclines',
      value: { act: 'REFUSED', reason: 'QUESTIONS' },
    });
    expect(currentStep(declined).id).toBe('SIGNDOCS_REVIEW');
    expect(remindersFrom(declined, START).filter(isOwn)).toEqual([]);
    const back = later(START, 4);
    const returned = write(declined, back, { fact: 'noteDeclines', value: { act: 'RETRIED' } });
    expect(remindersFrom(returned, back).filter(isOwn)).toEqual([
      ['borrower', 'DOCUMENTS_WAIT', 2],
      ['borrower', 'DOCUMENTS_STILL_WAIT', 7],
    ]);
  });

  it('stop when the application is withdrawn', () => {
    const facts = factsAt('NOTE_SIGNING');
    expect(remindersFrom(write(facts, START, { fact: 'cancellation', value: {} }), START)).toEqual([]);
  });

  it('put off no date of the law, and no end of the line', () => {
    const waiting = factsAt('WAITING_FOR_ADDITIONAL_SIGNERS');
    const reminded = write(waiting, later(START, 10), ...dueReminders(waiting, later(START, 10)));
    expect(reminded.signingReminders).not.toEqual([]);
    expect(dueDate(currentStep(reminded), reminded)).toEqual(dueDate(currentStep(waiting), waiting));
  });
});
