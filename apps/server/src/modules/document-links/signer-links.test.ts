// Proves DS-69.

import type { CallName } from '@homeline/contract/calls.ts';
import type { DocumentLink } from '@homeline/contract/document-links/document-links.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signTogether } from '../../testing/co-owners.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, type Journey } from '../../testing/persona-driver.ts';
import type { TestSigner } from '../../testing/signer-driver.ts';

const PATIENCE_MS = 60_000;

type Made = DocumentLink & { readonly token: string; readonly code: string };

let app: AppWithProviders;
let wren: Journey;
let robin: TestSigner;
let stranger: TestSigner;
beforeAll(async () => {
  app = await workingApp();
  const decider = await createDecider(app);
  ({ wren, robin } = await signTogether(app, decider));
  ({ robin: stranger } = await signTogether(app, decider));
}, PATIENCE_MS * 2);
afterAll(() => app.stop());

const make = async (signer = robin) => (await signer.attempt('createSignerDocumentLink')).body as Made;
const linksOf = async ({ attempt }: TestSigner) =>
  (await attempt('listSignerDocumentLinks')).body as DocumentLink[];
const open = ({ token, code }: Made) => app.call('getLinkedCopy', { body: { token, code } });
const titlesIn = (bytes: Uint8Array) =>
  Object.keys(unzipSync(bytes))
    .filter((name) => !name.startsWith('00'))
    .map((name) => name.replace(/^\d+ |, \d{4}-\d\d-\d\d.*$/g, ''))
    .toSorted();

it('a signer passes on a copy of the papers that they may read, and of none of the borrower’s', async () => {
  const own = (await robin.attempt('listSignerDocuments')).body as DocumentSummary[];
  const borrowers = await wren.call<DocumentSummary[]>('listDocuments');
  const made = await make();
  expect(made).toMatchObject({ documents: own.length, downloads: 0 });
  expect(own.length).toBeLessThan(borrowers.length);
  const copy = await open(made);
  expect(copy).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  expect(titlesIn(copy.bytes)).toEqual(own.map(({ title }) => title).toSorted());
  const contents = Buffer.from(unzipSync(copy.bytes)['00 Contents.txt'] ?? []).toString('utf8');
  expect(contents).toContain(`For ${robin.name}`);
  expect(contents).not.toContain(wren.person.name);
});

it('is asked for the code that the signer was shown once, and ends with the fifth wrong one', async () => {
  const made = await make();
  const wrong = { ...made, code: String((Number(made.code) + 1) % 1_000_000).padStart(6, '0') };
  for (const _ of Array.from({ length: 5 })) expect(await open(wrong)).toMatchObject({ status: 400 });
  expect(await open(made)).toMatchObject({ status: 422, body: { code: 'LINK_UNUSABLE' } });
});

it('a signer’s links are theirs alone: the borrower and a signer elsewhere neither see nor end them', async () => {
  const { uuid: link } = await make();
  const mine = await linksOf(robin);
  expect(mine.map(({ uuid }) => uuid)).toContain(link);
  expect(await wren.call('listDocumentLinks')).toEqual([]);
  const asBorrower = (name: CallName) => app.call(name, { params: { uuid: wren.uuid, link }, jwt: wren.jwt });
  expect(await asBorrower('endDocumentLink')).toMatchObject({ status: 404 });
  expect(await asBorrower('endSignerDocumentLink')).toMatchObject({ status: 404 });
  const elsewhere = { params: { uuid: robin.uuid, link } };
  for (const name of [
    'listSignerDocumentLinks',
    'createSignerDocumentLink',
    'endSignerDocumentLink',
  ] as const)
    expect(await stranger.attempt(name, elsewhere)).toMatchObject({ status: 404 });
  expect(await linksOf(robin)).toEqual(mine);
  expect(await robin.attempt('endSignerDocumentLink', { params: { link } })).toMatchObject({ status: 204 });
  expect((await linksOf(robin)).map(({ uuid }) => uuid)).not.toContain(link);
});

it('a new link is announced to the signer by email, and is in the audit trail', async () => {
  const letters = async () =>
    (
      await app.context.db
        .selectFrom('outbox')
        .select('template')
        .where('application_id', '=', wren.uuid)
        .where('template', 'in', ['SIGNER_LINK_MADE', 'DOCUMENT_LINK_MADE'])
        .execute()
    ).map(({ template }) => template);
  const before = await letters();
  const { uuid: link } = await make();
  expect(await letters()).toEqual([...before, 'SIGNER_LINK_MADE']);
  const events = await app.context.db
    .selectFrom('audit_event')
    .select(['actor', 'detail'])
    .where('application_id', '=', wren.uuid)
    .where('what', '=', 'share documents')
    .execute();
  expect(events.filter(({ detail }) => Object.values(detail).includes(link))).toMatchObject([
    { actor: expect.stringMatching(/^SIGNER /) },
  ]);
});
