// Proves UP-01.

import { randomBytes, randomUUID } from 'node:crypto';
import { PART_BYTES } from '@homeline/contract/documents/upload-in-parts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeExpired } from '../../jobs/purge.ts';
import type { TestApp } from '../../testing/app.ts';
import { pdfOf, photoOf } from '../../testing/files.ts';
import { appWithIdleTasks, personAskedForDocument } from '../../testing/person-at.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appWithIdleTasks();
});
afterAll(() => app.stop());

type Person = { readonly jwt: string; readonly uuid: string };

/** A JPEG of three parts. */
const FILE = Buffer.concat([photoOf(''), randomBytes(2 * PART_BYTES + 1000)]);

const progress = (person: Person, upload: string) =>
  app.call('getUpload', { params: { uuid: person.uuid, upload }, jwt: person.jwt });

const send = (person: Person, upload: string, start: number, file = FILE, body = partAt(file, start)) =>
  app.call('sendUploadPart', {
    params: { uuid: person.uuid, upload },
    query: { type: 'BANK_STATEMENT', name: 'statement.jpg', size: String(file.length), start: String(start) },
    body,
    headers: { 'content-type': 'image/jpeg' },
    jwt: person.jwt,
  });

const partAt = (file: Buffer, start: number) => file.subarray(start, start + PART_BYTES);

it('resumes where it stopped, and stores the document once', async () => {
  const owner = await personAskedForDocument(app);
  const upload = randomUUID();
  expect(await progress(owner, upload)).toMatchObject({ status: 200, body: { receivedBytes: 0 } });
  await send(owner, upload, 0);
  // The answer was lost, and the part came again.
  expect(await send(owner, upload, 0)).toMatchObject({ body: { receivedBytes: PART_BYTES } });
  await send(owner, upload, PART_BYTES);
  expect(await progress(owner, upload)).toMatchObject({ body: { receivedBytes: 2 * PART_BYTES } });
  const last = await send(owner, upload, 2 * PART_BYTES);
  expect(last).toMatchObject({
    status: 200,
    body: { receivedBytes: FILE.length, document: expect.any(String) },
  });
  expect((await send(owner, upload, 2 * PART_BYTES)).body).toEqual(last.body);
  expect((await progress(owner, upload)).body).toEqual(last.body);

  const { document } = last.body as { document: string };
  const stored = await app.context.db
    .selectFrom('stored_file')
    .select(['size', 'type'])
    .where('application_id', '=', owner.uuid)
    .execute();
  expect(stored).toEqual([{ size: FILE.length, type: 'image/jpeg' }]);
  expect(
    await app.call('getDocumentFile', { params: { uuid: owner.uuid, document }, jwt: owner.jwt }),
  ).toMatchObject({
    status: 200,
  });
  expect(await partsOf(owner)).toBe(0);
});

it('belongs to one borrower: nobody else can find it or add to it', async () => {
  const [owner, stranger] = [await personAskedForDocument(app), await personAskedForDocument(app)];
  const upload = randomUUID();
  await send(owner, upload, 0);
  const asStranger = { uuid: owner.uuid, jwt: stranger.jwt };
  expect((await progress(asStranger, upload)).status).toBe(404);
  expect((await send(asStranger, upload, PART_BYTES)).status).toBe(404);
  expect(await progress(stranger, upload)).toMatchObject({ body: { receivedBytes: 0 } });
});

it('keeps its parts encrypted', async () => {
  const owner = await personAskedForDocument(app);
  await send(owner, randomUUID(), 0);
  const { sealed } = await app.context.db
    .selectFrom('upload_part')
    .select('sealed')
    .where('application_id', '=', owner.uuid)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(sealed).includes(FILE.subarray(0, 64))).toBe(false);
});

it('refuses a file by its content, at the first part or when complete', async () => {
  const owner = await personAskedForDocument(app);
  const script = Buffer.from('<script>alert(1)</script>');
  expect(await send(owner, randomUUID(), 0, script)).toMatchObject({ status: 415 });
  const half = Buffer.from(pdfOf('a pay stub').subarray(0, 40));
  expect(await send(owner, randomUUID(), 0, half)).toMatchObject({
    status: 400,
    body: { fields: { file: expect.stringContaining('Cannot be opened') } },
  });
  const short = await send(owner, randomUUID(), 0, FILE, FILE.subarray(0, 10));
  expect(short).toMatchObject({ status: 400, body: { fields: { file: 'This part does not fit the file' } } });
  expect(await partsOf(owner)).toBe(0);
});

it('is limited in number and age', async () => {
  const owner = await personAskedForDocument(app);
  const uploads = Array.from({ length: 7 }, () => randomUUID());
  for (const upload of uploads) await send(owner, upload, 0);
  expect(await partsOf(owner)).toBe(5);
  expect(await progress(owner, uploads.at(-1) ?? '')).toMatchObject({ body: { receivedBytes: PART_BYTES } });

  await app.context.db
    .updateTable('upload_part')
    .set({ created_at: sql<Date>`now() - interval '25 hours'` })
    .where('application_id', '=', owner.uuid)
    .execute();
  await purgeExpired(app.context.db);
  expect(await partsOf(owner)).toBe(0);
});

async function partsOf({ uuid }: Person): Promise<number> {
  const rows = await app.context.db
    .selectFrom('upload_part')
    .select('upload')
    .where('application_id', '=', uuid)
    .execute();
  return rows.length;
}
