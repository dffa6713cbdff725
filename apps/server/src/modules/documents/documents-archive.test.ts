// Proves DS-04, DS-68.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';

const TIMEOUT_MS = 120_000;
const CONTENTS = '00 Contents.txt';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
}, TIMEOUT_MS);
afterAll(() => app.stop());

const isAsShown = (name: string) => name.startsWith('as-shown/');

const as = ({ uuid, jwt }: TestBorrower) => ({ params: { uuid }, jwt });

/** Returns the files of a person's archive by name. */
async function archiveOf(borrower: TestBorrower, headers: Record<string, string> = {}) {
  const answer = await app.call('getDocumentsArchive', { ...as(borrower), headers });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  const files = Object.entries(unzipSync(answer.bytes));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

async function listed(borrower: TestBorrower): Promise<readonly DocumentSummary[]> {
  return (await app.call('listDocuments', as(borrower))).body as DocumentSummary[];
}

describe('the archive of a funded line', () => {
  let borrower: TestBorrower;
  let files: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    borrower = await registerPersona(app, builtInPersona('t01'));
    await advanceTo(app, borrower, 'COMPLETE');
    files = await archiveOf(borrower);
  }, TIMEOUT_MS);

  it('has every document the borrower may read, in stacking order, with signed copies', async () => {
    const documents = await listed(borrower);
    const names = [...files.keys()].filter((name) => name !== CONTENTS && !isAsShown(name));
    expect(names).toHaveLength(documents.length);
    expect(names.toSorted()).toEqual(names);
    expect(names[0]).toMatch(/^01 Application summary, \d{4}-\d\d-\d\d\.pdf$/);
    const agreement = names.find((name) => name.includes('Home equity line of credit agreement')) ?? '';
    expect(agreement).toMatch(/, signed\.pdf$/);
    expect(files.get(agreement)?.toString('latin1')).toContain('/ETSI.CAdES.detached');
  });

  it('lists each file with its date and checksum for later verification', () => {
    const contents = files.get(CONTENTS)?.toString('utf8') ?? '';
    expect(contents).toContain(`For ${borrower.persona.name}`);
    for (const [name, bytes] of files) {
      if (name === CONTENTS || isAsShown(name)) continue;
      const [, about = ''] = contents.split(`\r\n${name}\r\n`);
      const [ofFile = ''] = about.split('\r\n\r\n');
      expect(ofFile).toContain(sha256(bytes));
      expect(ofFile).toMatch(/Dated \w+ \d+, \d{4} at .*E[SD]T/);
      expect(/You signed it|Came back signed from the notary/.test(ofFile)).toBe(
        name.endsWith(', signed.pdf'),
      );
    }
  });

  it('has each signed paper as it was shown, page and PDF, with the checksums that the certificate states', async () => {
    const documents = await listed(borrower);
    const certificate = documents.find(({ type }) => type === 'SIGNING_CERTIFICATE')?.uuid ?? '';
    const read = (name: 'getDocumentHtml' | 'getDocumentFile', document: string, reader = borrower) =>
      app.call(name, {
        ...{ params: { uuid: borrower.uuid, document }, jwt: reader.jwt },
        ...(document !== certificate && { query: { as: 'shown' } }),
      });
    const stated = String((await read('getDocumentHtml', certificate)).body);
    const shown = [...files].filter(([name]) => isAsShown(name));
    const signed = documents.filter(({ signedAt }) => signedAt);
    expect(shown).toHaveLength(2 * signed.length);
    const contents = files.get(CONTENTS)?.toString('utf8') ?? '';
    for (const [name, bytes] of shown) {
      const [label, checksum] = [name.endsWith('.pdf') ? 'PDF' : 'page', sha256(bytes)];
      expect(stated).toContain(`SHA-256 of the ${label} as shown</dt><dd>${checksum}`);
      expect(contents).toContain(`  ${name}: SHA-256 ${checksum}`);
    }
    const inArchive = shown.map(([, bytes]) => sha256(bytes));
    const other = await registerPersona(app, { ...builtInPersona('t01'), email: 'other-shown@example.com' });
    for (const { uuid } of signed)
      for (const name of ['getDocumentHtml', 'getDocumentFile'] as const) {
        const answer = await read(name, uuid);
        expect(inArchive).toContain(sha256(answer.bytes));
        expect(await read(name, uuid, other)).toMatchObject({ status: 404 });
      }
  });

  it('tells the deed that came back from the notary from the blank one', () => {
    const contents = files.get(CONTENTS)?.toString('utf8') ?? '';
    const about = (name: string) => contents.split(`\r\n${name}\r\n`)[1]?.split('\r\n\r\n')[0];
    const deeds = [...files.keys()].filter((name) => /security instrument/i.test(name));
    const [blank, executed] = deeds.toSorted(
      (one, other) => Number(one.endsWith(', signed.pdf')) - Number(other.endsWith(', signed.pdf')),
    );
    expect(deeds).toHaveLength(2);
    expect(about(blank ?? '')).toContain('Replaced by a newer or a signed version');
    expect(about(executed ?? '')).toContain('Came back signed from the notary');
    expect(about(executed ?? '')).not.toContain('Replaced');
  });

  it('has a Spanish index from a Spanish page, with unchanged document names', async () => {
    const spanish = await archiveOf(borrower, { 'accept-language': 'es' });
    const contents = spanish.get('00 Contenido.txt')?.toString('utf8');
    expect(contents).toContain('Resumen de la solicitud (Application summary)');
    expect(contents).toContain('Usted lo firmó el ');
    expect([...spanish.keys()].filter((name) => name !== '00 Contenido.txt')).toEqual(
      [...files.keys()].filter((name) => name !== CONTENTS),
    );
  });

  it('is audited on each download, without marking documents as opened', async () => {
    const taken = () =>
      app.context.db
        .selectFrom('audit_event')
        .select(['actor', 'origin'])
        .where('application_id', '=', borrower.uuid)
        .where('what', '=', 'copy documents')
        .execute();
    const before = await taken();
    const opened = (await factsOf(app, borrower)).documentOpenings;
    await archiveOf(borrower);
    const after = await taken();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({
      actor: expect.stringMatching(/^BORROWER /),
      origin: { ip: expect.any(String) },
    });
    expect((await factsOf(app, borrower)).documentOpenings).toEqual(opened);
  });

  it('can’t be downloaded by anybody else', async () => {
    const { jwt } = await app.register();
    expect(await app.call('getDocumentsArchive', { ...as(borrower), jwt })).toMatchObject({ status: 404 });
    expect(await app.call('getDocumentsArchive', { params: { uuid: borrower.uuid } })).toMatchObject({
      status: 401,
    });
  });
});

it(
  'stays open after a denial, with the notice of adverse action',
  async () => {
    const borrower = await registerPersona(app, builtInPersona('t50'));
    await advanceTo(app, borrower, 'DECLINED');
    const names = async () => [...(await archiveOf(borrower)).keys()];
    await vi.waitFor(async () => {
      expect(await names()).toContainEqual(expect.stringContaining('Notice of action taken'));
    }, TIMEOUT_MS);
  },
  TIMEOUT_MS,
);

it(
  'stays open after a withdrawal',
  async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t01'), email: 'leaves@example.com' });
    await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
    const before = await archiveOf(borrower);
    await app.call('cancelApplication', {
      ...as(borrower),
      headers: { 'idempotency-key': `cancel-${borrower.uuid}` },
      body: { reason: 'I changed my mind' },
    });
    await advanceTo(app, borrower, 'CANCELLED');
    const after = [...(await archiveOf(borrower)).keys()];
    expect(after).toEqual(expect.arrayContaining([...before.keys()]));
  },
  TIMEOUT_MS,
);
