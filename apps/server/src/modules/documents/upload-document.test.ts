// Proves UP-02, UP-03.

import { randomUUID } from 'node:crypto';
import { PART_BYTES } from '@homeline/contract/documents/upload-in-parts.ts';
import { type Clamd, startClamd, TEST_VIRUS } from '@homeline/sandbox/malware/clamd.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { pdfOf } from '../../testing/files.ts';
import { appWithIdleTasks, personAskedForDocument } from '../../testing/person-at.ts';
import { storageState } from './upload-storage.ts';

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

it('limits the files of an application, and says what to do', async () => {
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

it('refuses a file that no step requests, whole or in parts', async () => {
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

it('accepts as many files as a step can use', async () => {
  const person = await personAskedForDocument(app);
  for (let sent = 0; sent < 12; sent += 1) expect((await upload(person, PDF)).status).toBe(201);
  expect(await upload(person, PDF)).toMatchObject({
    status: 400,
    body: { fields: { file: expect.stringContaining('more files than we need') } },
  });
});

it('warns, then refuses uploads when storage is full, but still registers people', async () => {
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
  await small.context.uploadStorage.refresh();
  expect(small.context.uploadStorage.now()).toMatchObject({ state: 'LOW', usedBytes: 2 * PDF.length });
  expect(lines.join()).toContain('Storage for uploaded files is low');
  const refused = await send();
  expect(refused).toMatchObject({
    status: 503,
    body: { fields: { file: expect.stringContaining('We can’t take files') } },
  });
  await sql`update stored_file set size = 1000`.execute(small.context.db);
  await small.context.uploadStorage.refresh();
  expect((await small.send({ url: '/readyz' })).body).toEqual({ status: 'ready', uploads: 'FULL' });
  expect(lines.join()).toContain('Storage for uploaded files is full');
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
  expect(storageState(room)).toBe(state);
});

describe('an upload', () => {
  const stored = async (person: { uuid: string }) =>
    (
      await app.context.db
        .selectFrom('stored_file')
        .select('name')
        .where('application_id', '=', person.uuid)
        .execute()
    ).map(({ name }) => name);

  const send = (to: TestApp, person: { jwt: string; uuid: string }, name: string, body: Buffer) =>
    to.call('uploadDocument', {
      params: { uuid: person.uuid },
      query: { type: 'BANK_STATEMENT', name },
      body,
      headers: { 'content-type': 'application/pdf', 'idempotency-key': randomUUID() },
      jwt: person.jwt,
    });

  it('is stored and offered under a safe name that matches its content', async () => {
    const person = await personAskedForDocument(app);
    const { body } = await send(app, person, '../../etc/passwd\u202egpj.exe', PDF);
    expect(await stored(person)).toEqual(['passwdgpj.pdf']);
    const { uuid: document } = body as { uuid: string };
    const served = await app.call('getDocumentFile', {
      params: { uuid: person.uuid, document },
      jwt: person.jwt,
    });
    expect(served.headers['content-disposition']).toBe(
      `attachment; filename="passwdgpj.pdf"; filename*=UTF-8''passwdgpj.pdf`,
    );
  });

  it('is refused if it is a PDF with a script, and says what to do', async () => {
    const person = await personAskedForDocument(app);
    const action = '/Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>';
    const script = Buffer.from(pdfOf('').toString().replace('/Type/Catalog', action));
    expect(await send(app, person, 'statement.pdf', script)).toMatchObject({
      status: 400,
      body: { fields: { file: expect.stringContaining('Print it to a new PDF') } },
    });
  });
});

describe('a malware scanner', () => {
  let clamd: Clamd;
  let scanned: TestApp;
  let person: { jwt: string; uuid: string };
  beforeAll(async () => {
    clamd = await startClamd();
    scanned = await testApp({ tasks: {} }, { CLAMD_ADDRESS: `127.0.0.1:${clamd.port}` });
    await scanned.context.jobs.start(scanned.context);
    person = await personAskedForDocument(scanned);
  });
  afterAll(() => scanned.stop());

  const infected = Buffer.concat([PDF, Buffer.alloc(3 * 64 * 1024, 0x20), Buffer.from(TEST_VIRUS)]);
  const send = (body: Buffer) =>
    scanned.call('uploadDocument', {
      params: { uuid: person.uuid },
      query: { type: 'BANK_STATEMENT', name: 'statement.pdf' },
      body,
      headers: { 'content-type': 'application/pdf', 'idempotency-key': randomUUID() },
      jwt: person.jwt,
    });
  const sendPart = (start: number, id: string) =>
    scanned.call('sendUploadPart', {
      params: { uuid: person.uuid, upload: id },
      query: { type: 'BANK_STATEMENT', name: 'a.pdf', size: String(large.length), start: String(start) },
      body: large.subarray(start, start + PART_BYTES),
      headers: { 'content-type': 'application/pdf' },
      jwt: person.jwt,
    });
  const large = Buffer.concat([PDF, Buffer.alloc(PART_BYTES, 0x20), Buffer.from(TEST_VIRUS)]);
  const found = { status: 400, body: { fields: { file: expect.stringContaining('found malware') } } };

  it('accepts a clean file, and refuses an infected one, whole or in parts', async () => {
    expect((await send(PDF)).status).toBe(201);
    expect(await send(infected)).toMatchObject(found);
    const id = randomUUID();
    expect((await sendPart(0, id)).status).toBe(200);
    expect(await sendPart(PART_BYTES, id)).toMatchObject(found);
  });

  it('that is down causes every file to be refused', async () => {
    await clamd.stop();
    expect(await send(PDF)).toMatchObject({
      status: 503,
      body: { fields: { file: expect.stringContaining('can’t check files right now') } },
    });
  });
});
