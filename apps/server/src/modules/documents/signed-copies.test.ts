// Proves DS-01, DS-02, DS-05, DS-06, DS-10, DS-15, DS-26, DS-37, DS-49, DS-59.

import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { longDate } from '@homeline/documents/wording.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { svgPath } from '@homeline/domain/signing/drawn-signature.ts';
import { initialsOf } from '@homeline/domain/signing/initials.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { certificateFile, certificatesIn } from '../../pdf/certificate-validity.ts';
import { newCertificate } from '../../pdf/new-certificate.ts';
import { hasPdfsig, pdfsigSays } from '../../pdf/testing/pdfsig.ts';
import { pageOf } from '../../testing/advance-to-end.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { signedAt } from '../../testing/signing-places.ts';
import { todayAt } from '../rules/decision-context.ts';
import { keepEarlierSealed } from './earlier-sealed.ts';
import { instantWords } from './instant-words.ts';

const TIMEOUT_MS = 120_000;

/** The object identifier of a time stamp, in DER (RFC 3161, appendix A). */
const TIME_STAMP_TOKEN = '060b2a864886f70d010910020e';

const DRAWING = [[10, 20, 120, 90, 240, 20, 380, 100]];
const DRAWN_INITIALS = [[20, 20, 120, 110, 200, 20, 300, 110]];

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
}, TIMEOUT_MS);
afterAll(() => app.stop());

async function documentsOf({ uuid, jwt }: TestBorrower): Promise<DocumentSummary[]> {
  return (await app.call('listDocuments', { params: { uuid }, jwt })).body as DocumentSummary[];
}

async function documentOf(borrower: TestBorrower, type: string): Promise<string> {
  return (await documentsOf(borrower)).findLast((document) => document.type === type)?.uuid ?? '';
}

async function read(
  as: 'getDocumentHtml' | 'getDocumentFile',
  { uuid, jwt }: TestBorrower,
  document: string,
): Promise<string> {
  return String((await app.call(as, { params: { uuid, document }, jwt })).body);
}

async function bytesOf({ uuid, jwt }: TestBorrower, document: string): Promise<Uint8Array> {
  return (await app.call('getDocumentFile', { params: { uuid, document }, jwt })).bytes;
}

/** Returns what fills the signature lines and dates of a page, in order; empty for a blank line. */
function filledIn(html: string): string[] {
  return [...html.matchAll(/"document-field-value">(.*?)</g)].map(([, value = '']) => value);
}

it(
  'gives the borrower copies with their name and signing date, without changing the eVault’s originals',
  async () => {
    const borrower = await registerPersona(app, builtInPersona('t01'));
    await advanceTo(app, borrower, 'NOTE_SIGNING');
    const agreement = await documentOf(borrower, 'HELOC_AGREEMENT');
    const unsigned = await read('getDocumentHtml', borrower, agreement);
    const unsignedFile = await read('getDocumentFile', borrower, agreement);
    expect(filledIn(unsigned)).toEqual(['', '', '', '']);

    const facts = await advanceTo(app, borrower, 'DEED_SIGNING');
    const today = longDate(todayAt(app.context, facts));
    expect(filledIn(await read('getDocumentHtml', borrower, agreement))).toEqual([
      '',
      '',
      borrower.persona.name,
      today,
    ]);
    expect(unsignedFile).not.toContain('/ETSI.CAdES.detached');
    const signedFile = await read('getDocumentFile', borrower, agreement);
    expect(signedFile).toContain('/ETSI.CAdES.detached');
    expect(signedFile).toContain(TIME_STAMP_TOKEN);
    expect(await pageOf(app, borrower, agreement)).toBe(unsigned);
    const notice = await documentOf(borrower, 'NOTICE_OF_RIGHT_TO_CANCEL');
    const [cancel, ...receipt] = filledIn(await read('getDocumentHtml', borrower, notice));
    expect([cancel, receipt]).toEqual(['', expect.arrayContaining([borrower.persona.name, today])]);

    const certificate = await documentOf(borrower, 'SIGNING_CERTIFICATE');
    const page = await read('getDocumentHtml', borrower, certificate);
    const { at, documents } = facts.noteSignatureRequests.at(-1) ?? expect.fail();
    expect(page).toContain(`<dd>${instantWords(homeTimeZone(facts), at)}</dd>`);
    expect(page.match(/SHA-256 of the signed copy/g)).toHaveLength(documents.length);
    for (const part of [borrower.persona.name, sha256(unsigned), sha256(await bytesOf(borrower, agreement))])
      expect(page).toContain(part);
    expect(await read('getDocumentFile', borrower, certificate)).toContain('/ETSI.CAdES.detached');
  },
  TIMEOUT_MS,
);

it(
  'makes copies with the words that were read, though the lender’s papers say something else by now',
  async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'renamed@example.com' });
    await advanceTo(app, borrower, 'NOTE_SIGNING');
    const agreement = await documentOf(borrower, 'HELOC_AGREEMENT');
    const { company } = app.context.organisations.get('homeline');
    const name = company.organization;
    Object.assign(company, { organization: 'Renamed Lending' });
    try {
      await advanceTo(app, borrower, 'DEED_SIGNING');
    } finally {
      Object.assign(company, { organization: name });
    }
    const copy = await read('getDocumentHtml', borrower, agreement);
    expect(filledIn(copy)).toContain(borrower.persona.name);
    expect(copy).toContain(name);
    expect(copy).not.toContain('Renamed Lending');
  },
  TIMEOUT_MS,
);

it(
  'names every signer on the copies of a line with several signers',
  async () => {
    const borrower = await registerPersona(app, builtInPersona('t23'));
    const facts = await advanceTo(app, borrower, 'DEED_SIGNING');
    const notice = await documentOf(borrower, 'NOTICE_OF_RIGHT_TO_CANCEL');
    const names = [borrower.persona.name, ...additionalSigners(facts).map(({ name }) => name)];
    expect(names.length).toBeGreaterThan(1);
    expect(filledIn(await read('getDocumentHtml', borrower, notice))).toEqual(expect.arrayContaining(names));
  },
  TIMEOUT_MS,
);

it(
  'prints a drawn signature and initials beside the typed ones, keeps them encrypted, and refuses a dot, missing initials and an unsigned line',
  async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'draws@example.com' });
    const before = await advanceTo(app, borrower, 'NOTE_SIGNING');
    const documents = await documentsOf(borrower);
    const { initials: asked, places: lines } = signedAt(borrower.persona.name, documents);
    const places = asked?.places ?? [];
    for (const { uuid } of documents) await read('getDocumentHtml', borrower, uuid);
    const signWith = (
      drawing: number[][] | undefined,
      {
        typedName = borrower.persona.name,
        initials,
        signs = lines,
        where = { isLocationWithheld: true },
      }: { typedName?: string; initials?: object; signs?: typeof lines | undefined; where?: object } = {},
    ) =>
      app.call('giveSignature', {
        params: { uuid: borrower.uuid },
        jwt: borrower.jwt,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          ...{ documents: before.closingDocuments.at(-1)?.documents ?? [], typedName, drawing },
          initials: { text: initialsOf(borrower.persona.name), drawing: DRAWN_INITIALS, places, ...initials },
          places: signs,
          consent: { agreed: true, textVersion: '2026-11' },
          ...where,
        },
      });
    const stored = () =>
      app.context.db
        .selectFrom('stored_file')
        .select('sealed')
        .where('application_id', '=', borrower.uuid)
        .where('name', '=', 'signature.json')
        .execute();
    expect(await signWith([[200, 60]])).toMatchObject({
      status: 400,
      body: { fields: { drawing: expect.stringContaining('Must be larger than a dot') } },
    });
    expect(await signWith(DRAWING, { typedName: 'Somebody Else' })).toMatchObject({
      body: { fields: { typedName: expect.any(String) } },
    });
    expect(await signWith(DRAWING, { initials: { text: 'ZZ' } })).toMatchObject({
      body: { fields: { 'initials.text': 'Must be the initials of your name' } },
    });
    expect(await signWith(DRAWING, { initials: { places: places.slice(0, 1) } })).toMatchObject({
      status: 400,
      body: { fields: { 'initials.places': 'Must be placed at “The security interest in your home”' } },
    });
    // Each line is an act of its own, and one less isn't a signature.
    expect(lines.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['agreement', 'compliance', 'cancel-receipt']),
    );
    for (const signs of [[], lines.slice(1), lines.slice(0, -1)])
      expect(await signWith(DRAWING, { signs })).toMatchObject({
        status: 400,
        body: { fields: { places: 'Must be placed on every line that you sign' } },
      });
    expect(await signWith(DRAWING, { where: {} })).toMatchObject({
      body: { fields: { location: 'Share your location, or say that you sign without it' } },
    });
    expect(await stored()).toEqual([]);
    expect(await signWith(DRAWING)).toMatchObject({ status: 200 });
    expect((await factsOf(app, borrower)).noteSignatureRequests).toMatchObject([
      { isLocationWithheld: true, places: lines, initials: { places } },
    ]);
    const [drawn, ...more] = await stored();
    expect(more).toHaveLength(1);
    expect(Buffer.from(drawn?.sealed ?? []).toString('latin1')).not.toContain('[[10,20');
    await advanceTo(app, borrower, 'DEED_SIGNING');
    const agreement = await read('getDocumentHtml', borrower, await documentOf(borrower, 'HELOC_AGREEMENT'));
    expect(agreement).toContain(`${borrower.persona.name}<svg`);
    expect(agreement).toContain(svgPath(DRAWING));
    const initials = initialsOf(borrower.persona.name);
    expect(agreement.split(`>${initials}<svg`)).toHaveLength(3);
    expect(agreement.split(svgPath(DRAWN_INITIALS))).toHaveLength(3);
    const certificate = await documentOf(borrower, 'SIGNING_CERTIFICATE');
    const page = await read('getDocumentHtml', borrower, certificate);
    for (const said of [
      'Typed name, with a drawn signature',
      `${initials}, placed at: The rate and the interest; The security interest in your home`,
      'Initials at “The rate and the interest”; Initials at “The security interest in your home”; Signature',
    ])
      expect(page).toContain(said);
  },
  TIMEOUT_MS,
);

it(
  'takes a drawing alone as the signature, and prints the name of the file beside it',
  async () => {
    const borrower = await registerPersona(app, {
      ...builtInPersona('t01'),
      email: 'only-draws@example.com',
    });
    const before = await advanceTo(app, borrower, 'NOTE_SIGNING');
    const documents = await documentsOf(borrower);
    for (const { uuid } of documents) await read('getDocumentHtml', borrower, uuid);
    const signWith = (adopted: object) =>
      app.call('giveSignature', {
        params: { uuid: borrower.uuid },
        jwt: borrower.jwt,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          ...adopted,
          documents: before.closingDocuments.at(-1)?.documents ?? [],
          ...signedAt(borrower.persona.name, documents),
          consent: { agreed: true, textVersion: '2026-11' },
          isLocationWithheld: true,
        },
      });
    expect(await signWith({ method: 'DRAWN' })).toMatchObject({
      status: 400,
      body: { fields: { drawing: expect.any(String) } },
    });
    expect(await signWith({ method: 'DRAWN', drawing: [[200, 60, 201, 61]] })).toMatchObject({
      body: { fields: { drawing: expect.stringContaining('Must be larger than a dot') } },
    });
    expect(await signWith({ method: 'DRAWN', drawing: DRAWING })).toMatchObject({ status: 200 });
    const { name } = borrower.persona;
    const [recorded, ...others] = (await factsOf(app, borrower)).noteSignatureRequests;
    expect(recorded).toMatchObject({ method: 'DRAWN', printedName: name, drawing: expect.any(String) });
    expect(recorded).not.toHaveProperty('typedName');
    expect(others).toEqual([]);
    await advanceTo(app, borrower, 'DEED_SIGNING');
    const agreement = await documentOf(borrower, 'HELOC_AGREEMENT');
    const page = await read('getDocumentHtml', borrower, agreement);
    expect(page).toContain(`${name}<svg`);
    expect(page).toContain(svgPath(DRAWING));
    const certificate = await documentOf(borrower, 'SIGNING_CERTIFICATE');
    expect(await read('getDocumentHtml', borrower, certificate)).toContain('>Drawn signature<');
  },
  TIMEOUT_MS,
);

it(
  'waits with a certificate that has ended, keeps the signature, and goes on once it is renewed',
  async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'waits@example.com' });
    await advanceTo(app, borrower, 'NOTE_SIGNING');
    const agreement = await documentOf(borrower, 'HELOC_AGREEMENT');
    const file = certificateFile(app.context.config);
    const [before] = certificatesIn(readFileSync(file, 'utf8'));
    writeFileSync(file, await newCertificate(Date.parse('2010-01-01')));
    const advanced = advanceTo(app, borrower, 'DEED_SIGNING');
    const run = async () =>
      (await app.context.jobs.failingRuns('homeline', [borrower.uuid])).find(
        ({ task }) => task === 'generateNotaryDocuments',
      );
    await vi.waitUntil(run, { interval: 100, timeout: 60_000 });
    expect((await factsOf(app, borrower)).noteSignatures).toMatchObject([{ answer: 'SIGNED' }]);
    expect(await read('getDocumentFile', borrower, agreement)).not.toContain('/ETSI.CAdES.detached');

    const renewed = await newCertificate(app.context.clock.nowMs());
    writeFileSync(file, renewed);
    await app.context.jobs.hurry(keyOf(borrower));
    await advanced;
    expect(await read('getDocumentFile', borrower, agreement)).toContain('/ETSI.CAdES.detached');
    // The earlier certificate is still listed, so an older copy can be recognized as the lender's.
    const [now] = certificatesIn(renewed);
    expect((await app.call('getDocumentCertificate')).body).toEqual({
      sha256: sha256(now?.raw ?? ''),
      earlier: [sha256(before?.raw ?? '')],
      revoked: [],
    });
  },
  TIMEOUT_MS,
);

it(
  'is found by its checksum as its lender’s alone, and not once a byte changes',
  async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'found@example.com' });
    await advanceTo(app, borrower, 'DEED_SIGNING');
    const isOurs = async (bytes: Uint8Array, lender: string) => {
      const given = { params: { sha256: sha256(bytes) }, headers: { 'x-org': lender } };
      return ((await app.call('findSignedFile', given)).body as { isOurs: boolean }).isOurs;
    };
    for (const type of ['HELOC_AGREEMENT', 'SIGNING_CERTIFICATE']) {
      const served = Buffer.from(await bytesOf(borrower, await documentOf(borrower, type)));
      expect(await isOurs(served, 'homeline')).toBe(true);
      expect(await isOurs(served, 'harborview')).toBe(false);
      served[0] = 0;
      expect(await isOurs(served, 'homeline')).toBe(false);
    }
  },
  TIMEOUT_MS,
);

it(
  'is found too if a server of an earlier release sealed it, which kept no checksum',
  async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'earlier@example.com' });
    await advanceTo(app, borrower, 'DEED_SIGNING');
    const { db } = app.context;
    const checksums: string[] = [];
    for (const type of ['HELOC_AGREEMENT', 'SIGNING_CERTIFICATE'])
      checksums.push(sha256(await bytesOf(borrower, await documentOf(borrower, type))));
    const found = () =>
      db.selectFrom('sealed_file').selectAll().where('sha256', 'in', checksums).orderBy('sha256').execute();
    await db.deleteFrom('sealed_file').execute();
    for (let run = 0; run < 2; run += 1) await keepEarlierSealed(app.context, new AbortController().signal);
    expect((await found()).map((row) => row.sha256)).toEqual(checksums.toSorted());
    // The agreement as it was before anybody signed it has no seal.
    const unsigned = await db
      .selectFrom('document')
      .innerJoin('stored_file', 'stored_file.uuid', 'document.file')
      .innerJoin('sealed_file', 'sealed_file.sha256', 'stored_file.sha256')
      .select('document.uuid')
      .where('document.application_id', '=', borrower.uuid)
      .where('document.type', '!=', 'SIGNING_CERTIFICATE')
      .execute();
    expect(unsigned).toEqual([]);
  },
  TIMEOUT_MS,
);

it.runIf(hasPdfsig)(
  'serves a package of which pdfsig calls every signature valid, and none once a byte changes',
  async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t23'), email: 'judged@example.com' });
    await advanceTo(app, borrower, 'DEED_SIGNING');
    const sealed = (await documentsOf(borrower)).filter(
      ({ package: name, type }) => name === 'CLOSING' || type === 'SIGNING_CERTIFICATE',
    );
    expect(sealed.length).toBeGreaterThan(5);
    for (const { uuid, title } of sealed) {
      const served = Buffer.from(await bytesOf(borrower, uuid));
      const verdicts = () => pdfsigSays(served).filter((said) => said.startsWith('Signature'));
      expect([title, new Set(verdicts())]).toEqual([title, new Set(['Signature is Valid'])]);
      served[served.indexOf('/MediaBox') + 1] = 'N'.charCodeAt(0);
      expect([title, verdicts().includes('Signature is Valid')]).toEqual([title, false]);
    }
  },
  TIMEOUT_MS,
);
