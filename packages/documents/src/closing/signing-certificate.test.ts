// Proves DS-05, DS-14.

import { expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { writeDocument } from '../templates.ts';
import { sampleSubject } from '../testing/sample.ts';

const textOf = (given: Parameters<typeof sampleSubject>[0] = {}) =>
  documentText(writeDocument('SIGNING_CERTIFICATE', sampleSubject(given)));

it('states who signed, when, how, from where, with which consents, and the checksums of what was signed', () => {
  const text = textOf();
  const { own, number, documents, seal } = sampleSubject().signing;
  const { ip, device, recordsConsent, recordsAccess } = own;
  for (const said of [number, own.name, own.at, own.method, ip, device, recordsConsent?.at, 'Text esign-1'])
    expect(text).toContain(said);
  for (const { title, openedAt, shown, page, signedCopy } of documents)
    for (const said of [title, openedAt, shown, page, signedCopy]) expect(text).toContain(said);
  expect(text).toContain(`By the code in a sample record, as a PDF file, ${recordsAccess?.at}`);
  expect(text).toContain(recordsAccess?.sha256);
  expect(text).toContain(seal.serialNumber);
  expect(text).toContain('Location\nShared with us when signing');
});

it('shows other signers only by role and time', () => {
  expect(textOf()).toContain('Daniel O’Neill');
  const { signing } = sampleSubject();
  expect(textOf({ signing: { ...signing, others: [] } })).not.toContain('Who else signed');
});

it('says what it does not know instead of leaving it out', () => {
  const { signing } = sampleSubject();
  const own = { ...signing.own, ip: undefined, device: undefined, hasLocation: false };
  const text = textOf({ signing: { ...signing, own } });
  expect(text).toContain('Internet address\nNot known');
  expect(text).toContain('Location\nNot shared');
});
