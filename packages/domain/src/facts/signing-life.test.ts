// Proves DS-09, DS-39, DS-41, DS-57.

import { describe, expect, it, test } from 'vitest';
import { pendingPackageReview, signsAgain } from './closing.selectors.ts';
import { type Facts, type FactWrite, noFacts, withFact } from './facts.ts';
import { NOT_ALL_SIGNED } from './signers.facts.ts';
import { afterEvent, SIGNING_EVENTS, SIGNING_LIFE, SIGNING_STATES, signingState } from './signing-life.ts';

const AT = '2026-03-02T10:00:00Z';
const SAM = { uuid: '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11' };
const KIM = { uuid: '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f12' };
const consent = { textVersion: '2026-11' };

const issued: FactWrite = { fact: 'closingDocuments', value: { answer: 'READY', documents: [] } };
const signed: FactWrite = { fact: 'noteSignatureRequests', value: { typedName: 'Ann', documents: [] } };
const sealed = (answer: 'SIGNED' | 'FAILED'): FactWrite => ({
  fact: 'noteSignatures',
  value: { answer, documents: [] },
});
const declined: FactWrite = { fact: 'noteDeclines', value: { act: 'REFUSED', reason: 'TERMS' } };
const expired: FactWrite = { fact: 'closingDocumentsExpiries', value: {} };
const givenUp: FactWrite = { fact: 'cancellation', value: { reason: NOT_ALL_SIGNED } };
const returned: FactWrite = { fact: 'noteDeclines', value: { act: 'RETRIED' } };
const act = (
  { uuid: signer }: typeof SAM,
  did: 'NOTE_SIGNED' | 'FAILED' | 'REFUSED' | 'RETRIED',
): FactWrite => ({
  fact: 'signerActs',
  value: { signer, act: did },
});
const asked = ({ uuid: signer }: typeof SAM, ...documents: string[]): FactWrite => ({
  fact: 'signerSignatureRequests',
  value: { signer, typedName: 'Sam', documents, consent },
});

const after = (...writes: FactWrite[]): Facts =>
  writes.reduce<Facts>((facts, write) => withFact(facts, write, AT), noFacts());

describe('the life of a signature', () => {
  test.each([
    ['nothing to sign', [], 'CLOSED'],
    ['documents to sign', [issued], 'OPEN'],
    ['a signature on its way to the e-vault', [issued, signed], 'SEALING'],
    ['a stored signature', [issued, signed, sealed('SIGNED')], 'SIGNED'],
    ['one signed on paper at an office', [issued, sealed('SIGNED')], 'SIGNED'],
    ['one that wasn’t stored', [issued, signed, sealed('FAILED')], 'FAILED'],
    ['a refusal', [issued, declined], 'DECLINED'],
    ['a refusal taken back', [issued, declined, returned], 'OPEN'],
    ['new documents after a signature', [issued, signed, sealed('SIGNED'), issued], 'OPEN'],
    ['new documents before the e-vault answers', [issued, signed, issued], 'SUPERSEDED'],
    ['a late answer about former documents', [issued, signed, issued, sealed('SIGNED')], 'OPEN'],
    ['a late failure with former documents', [issued, signed, issued, sealed('FAILED')], 'FAILED'],
    [
      'the new documents signed',
      [issued, signed, issued, sealed('SIGNED'), signed, sealed('SIGNED')],
      'SIGNED',
    ],
    ['documents whose day has passed', [issued, expired], 'CLOSED'],
    ['documents whose day has passed, written again', [issued, expired, issued], 'OPEN'],
    [
      'a signature that wasn’t stored before the day passed',
      [issued, signed, sealed('FAILED'), expired],
      'CLOSED',
    ],
    [
      'a stored signature on documents whose day has passed',
      [issued, signed, sealed('SIGNED'), expired],
      'SIGNED',
    ],
    ['a line given up because not everyone signed', [issued, givenUp], 'CLOSED'],
    ['a second signature by a repeated request', [issued, signed, sealed('SIGNED'), signed], 'SIGNED'],
  ] as const)('%s', (_, writes, state) => expect(signingState(after(...writes))).toBe(state));

  it('is tracked per person: one signs while another declines', () => {
    const facts = after(issued, asked(SAM), act(KIM, 'REFUSED'), act(SAM, 'NOTE_SIGNED'));
    expect([SAM, KIM, undefined].map((signer) => signingState(facts, signer))).toEqual([
      'SIGNED',
      'DECLINED',
      'OPEN',
    ]);
  });

  it.each(['NOTE_SIGNED', 'FAILED'] as const)(
    'on new documents isn’t answered by %s about the former ones',
    (late) => {
      const [former, current] = [SAM.uuid, KIM.uuid];
      const signer = SAM.uuid;
      const answers = (did: typeof late, document: string): FactWrite => ({
        fact: 'signerActs',
        value: { signer, act: did, documents: [document] },
      });
      const signedTwice = [issued, asked(SAM, former), issued, asked(SAM, current), answers(late, former)];
      expect(signingState(after(...signedTwice), SAM)).toBe('SEALING');
      expect(signingState(after(...signedTwice, answers('NOTE_SIGNED', current)), SAM)).toBe('SIGNED');
    },
  );

  it('on new documents waits for its own answer, not for a review of a late failure about the former ones', () => {
    const [former, current] = [SAM.uuid, KIM.uuid];
    const gave = (document: string): FactWrite => ({
      fact: 'noteSignatureRequests',
      value: { typedName: 'Ann', documents: [document] },
    });
    const failed = (document: string): FactWrite => ({
      fact: 'noteSignatures',
      value: { answer: 'FAILED', documents: [document] },
    });
    const late = [issued, gave(former), issued, gave(current), failed(former)];
    expect(pendingPackageReview(after(...late))).toBeUndefined();
    expect(pendingPackageReview(after(...late, failed(current)))).toMatchObject({ documents: [current] });
  });

  it('is given again, and needs no review, once staff took the borrower back to it', () => {
    const failed = [issued, signed, sealed('FAILED')];
    expect(pendingPackageReview(after(...failed))).toMatchObject({ answer: 'FAILED' });
    expect(signsAgain(after(...failed))).toBe(false);
    const back = [...failed, returned];
    expect(pendingPackageReview(after(...back))).toBeUndefined();
    expect(signsAgain(after(...back))).toBe(true);
    expect(signsAgain(after(...back, signed))).toBe(false);
    expect(signsAgain(after(...back, issued))).toBe(false);
    expect(pendingPackageReview(after(...back, signed, sealed('FAILED')))).toMatchObject({
      answer: 'FAILED',
    });
  });

  it('keeps a stored signature when its signer declines the deed later', () => {
    expect(signingState(after(issued, asked(SAM), act(SAM, 'NOTE_SIGNED'), act(SAM, 'REFUSED')), SAM)).toBe(
      'SIGNED',
    );
  });

  it('starts again where a signer’s signature wasn’t stored', () => {
    expect(signingState(after(issued, asked(SAM), act(SAM, 'FAILED'), act(SAM, 'RETRIED')), SAM)).toBe(
      'OPEN',
    );
  });
});

describe('its table', () => {
  it('lets nobody sign or decline twice', () => {
    const refused = (['SIGNED', 'DECLINED', 'RETURNED'] as const).map((event) =>
      SIGNING_STATES.filter((state) => !afterEvent(state, event)),
    );
    expect(refused).toEqual([
      ['CLOSED', 'DECLINED', 'SEALING', 'FAILED', 'SIGNED'],
      ['DECLINED', 'SEALING', 'FAILED', 'SIGNED'],
      ['CLOSED', 'OPEN', 'SEALING', 'SUPERSEDED', 'SIGNED'],
    ]);
  });

  it('lets what is signed, on its way or declined outlast its documents', () => {
    expect(SIGNING_STATES.filter((state) => afterEvent(state, 'EXPIRED'))).toEqual([
      'OPEN',
      'SUPERSEDED',
      'FAILED',
    ]);
  });

  it('reaches every state, and uses every event', () => {
    const entries = Object.values(SIGNING_LIFE).flatMap((row) => Object.entries(row));
    expect(new Set(entries.map(([event]) => event))).toEqual(new Set(SIGNING_EVENTS));
    expect(new Set(entries.map(([, state]) => state))).toEqual(new Set(SIGNING_STATES));
  });
});
