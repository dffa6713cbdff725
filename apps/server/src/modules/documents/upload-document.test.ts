import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const PDF = Buffer.from('%PDF-1.7\nthe words of a pay stub\n%%EOF');

const upload = (person: { jwt: string; uuid: string }, body: Buffer, type = 'application/pdf') =>
  app.call('uploadDocument', {
    params: { uuid: person.uuid },
    query: { type: 'USER_UPLOADED_PAYSTUB', name: 'Pay stub José.pdf' },
    body,
    headers: { 'content-type': type, 'idempotency-key': randomUUID() },
    jwt: person.jwt,
  });

it('stores an upload encrypted and returns it only to its borrower', async () => {
  const owner = await app.register();
  const stranger = await app.register();
  const { status, body } = await upload(owner, PDF);
  const { uuid: document } = body as { uuid: string };
  expect(status).toBe(201);

  const stored = await app.context.db.selectFrom('stored_file').select('sealed').executeTakeFirstOrThrow();
  expect(Buffer.from(stored.sealed).includes('pay stub')).toBe(false);

  const ask = (person: { jwt: string; uuid: string }) =>
    app.call('getDocumentFile', { params: { uuid: person.uuid, document }, jwt: person.jwt });
  const owned = await ask(owner);
  expect(owned).toMatchObject({ status: 200, body: PDF.toString() });
  expect(owned.headers['content-type']).toBe('application/pdf');
  expect(owned.headers['content-disposition']).toContain("filename*=UTF-8''Pay%20stub%20Jos%C3%A9.pdf");
  expect((await ask(stranger)).status).toBe(404);
});

it('rejects a file by its content, whatever its declared type', async () => {
  const owner = await app.register();
  const page = Buffer.from('<script>alert(1)</script>');
  expect(await upload(owner, page)).toMatchObject({
    status: 415,
    body: { fields: { file: 'Must be a PDF, JPEG or PNG' } },
  });
  expect(await upload(owner, page, 'text/html')).toMatchObject({ status: 415 });
});

it('takes no more files than an application may hold, and says what to do', async () => {
  const owner = await app.register();
  expect((await upload(owner, PDF)).status).toBe(201);
  const almostAll = 250_000_000 - PDF.length;
  await sql`update stored_file set size = ${almostAll} where application_id = ${owner.uuid}`.execute(
    app.context.db,
  );
  expect((await upload(owner, PDF)).status).toBe(201);
  expect(await upload(owner, PDF)).toMatchObject({
    status: 400,
    body: { fields: { file: expect.stringContaining('Please call us') } },
  });
  expect((await upload(await app.register(), PDF)).status).toBe(201);
});
