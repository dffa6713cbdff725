// Proves UP-02.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { pdfOf } from '../../testing/files.ts';
import { appWithIdleTasks, personAskedForDocument } from '../../testing/person-at.ts';
import { roomState } from './upload-room.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appWithIdleTasks();
});
afterAll(() => app.stop());

const PDF = pdfOf('the words of a pay stub');

const upload = (person: { jwt: string; uuid: string }, body: Buffer, type = 'application/pdf') =>
  app.call('uploadDocument', {
    params: { uuid: person.uuid },
    query: { type: 'USER_UPLOADED_PAYSTUB', name: 'Pay stub José.pdf' },
    body,
    headers: { 'content-type': type, 'idempotency-key': randomUUID() },
    jwt: person.jwt,
  });

it('stores an upload encrypted and returns it only to its borrower', async () => {
  const owner = await personAskedForDocument(app);
  const stranger = await personAskedForDocument(app);
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
  const owner = await personAskedForDocument(app);
  const page = Buffer.from('<script>alert(1)</script>');
  expect(await upload(owner, page)).toMatchObject({
    status: 415,
    body: { fields: { file: 'Must be a PDF, JPEG, PNG or HEIC file' } },
  });
  expect(await upload(owner, page, 'text/html')).toMatchObject({ status: 415 });
});

it('takes no more files than an application may hold, and says what to do', async () => {
  const owner = await personAskedForDocument(app);
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
  expect((await upload(await personAskedForDocument(app), PDF)).status).toBe(201);
});

it('refuses a file that no step asks for, whole or in parts', async () => {
  const person = await app.register();
  const refused = {
    status: 409,
    body: { code: 'WRONG_STEP', fields: { file: expect.stringContaining('We don’t need') } },
  };
  expect(await upload(person, PDF)).toMatchObject(refused);
  const part = {
    params: { uuid: person.uuid, upload: randomUUID() },
    query: { type: 'BANK_STATEMENT', name: 'statement.pdf', size: String(PDF.length), start: '0' },
    body: PDF,
    headers: { 'content-type': 'application/pdf' },
    jwt: person.jwt,
  };
  expect(await app.call('sendUploadPart', part)).toMatchObject(refused);
});

it('takes as many files as a step has use for', async () => {
  const person = await personAskedForDocument(app);
  for (let sent = 0; sent < 12; sent += 1) expect((await upload(person, PDF)).status).toBe(201);
  expect(await upload(person, PDF)).toMatchObject({
    status: 400,
    body: { fields: { file: expect.stringContaining('more files than we need') } },
  });
});

it('refuses uploads once the installation’s room is used, warns before, and still registers people', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const small = await testApp(
    { tasks: {}, logTo },
    { UPLOADS_GB: ((2.4 * PDF.length) / 1e9).toFixed(12), LOG_LEVEL: 'warn' },
  );
  await small.context.jobs.start(small.context);
  const person = await personAskedForDocument(small);
  const send = () =>
    small.call('uploadDocument', {
      params: { uuid: person.uuid },
      query: { type: 'BANK_STATEMENT', name: 'statement.pdf' },
      body: PDF,
      headers: { 'content-type': 'application/pdf', 'idempotency-key': randomUUID() },
      jwt: person.jwt,
    });
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(201);
  await small.context.uploadRoom.refresh();
  expect(small.context.uploadRoom.now()).toMatchObject({ state: 'LOW', usedBytes: 2 * PDF.length });
  expect(lines.join()).toContain('Room for uploaded files is low');
  const refused = await send();
  expect(refused).toMatchObject({
    status: 503,
    body: { fields: { file: expect.stringContaining('We can’t take files') } },
  });
  await sql`update stored_file set size = 1000`.execute(small.context.db);
  await small.context.uploadRoom.refresh();
  expect((await small.send({ url: '/readyz' })).body).toEqual({ status: 'ready', uploads: 'FULL' });
  expect(lines.join()).toContain('There is no room for uploaded files');
  expect((await small.register()).uuid).toBeTruthy();
  await small.stop();
});

it.each([
  [{ usedBytes: 0, quotaBytes: 100 }, 'ENOUGH'],
  [{ usedBytes: 80, quotaBytes: 100 }, 'LOW'],
  [{ usedBytes: 100, quotaBytes: 100 }, 'FULL'],
  [{ usedBytes: 0, quotaBytes: 100, freeBytes: 5_000_000_000 }, 'ENOUGH'],
  [{ usedBytes: 0, quotaBytes: 100, freeBytes: 4_999_999_999 }, 'LOW'],
  [{ usedBytes: 0, quotaBytes: 100, freeBytes: 999_999_999 }, 'FULL'],
] as const)('calls the room of %o %s', (room, state) => {
  expect(roomState(room)).toBe(state);
});
