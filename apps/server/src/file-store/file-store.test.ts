// Proves IN-11.

import { randomBytes, randomUUID } from 'node:crypto';
import { createBucket, serveS3 } from '@homeline/sandbox/s3/s3.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../audit/verify-chain.ts';
import { ConfigError } from '../config-error.ts';
import { deleteRowsOf } from '../modules/records/delete-rows.ts';
import { SEALED_COLUMNS } from '../sealed-columns.ts';
import { parseKeyRing } from '../sealing/key-ring.ts';
import { openSealing } from '../sealing/open-sealing.ts';
import { reseal } from '../sealing/reseal.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { pdfOf } from '../testing/files.ts';
import { appWithIdleTasks, personAskedForDocument } from '../testing/person-at.ts';
import { type FileStore, FileStoreUnavailable } from './file-store.ts';
import { moveFiles, removeUnused } from './move-files.ts';
import { openFileStore } from './open-file-store.ts';
import { s3Store } from './s3.ts';

const WORDS = 'the words of a pay stub';
const PDF = pdfOf(WORDS);
const OLD = `old:${randomBytes(32).toString('base64')}`;
const NEW = `new:${randomBytes(32).toString('base64')}`;

const bucket = createBucket('files');
const server = Fastify({ bodyLimit: 40_000_000, forceCloseConnections: true });
let app: TestApp;
let store: FileStore;
beforeAll(async () => {
  serveS3(server, bucket);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const { accessKeyId, secretAccessKey } = bucket.keys;
  app = await appWithIdleTasks(
    {},
    {
      ...{ SEALING_KEYS: OLD, S3_URL: `${address}/s3/files/` },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  );
  store = app.context.fileStore as FileStore;
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
afterEach(() => {
  bucket.fault = undefined;
});

type Owner = { readonly jwt: string; readonly uuid: string };

async function uploaded(): Promise<{ owner: Owner; document: string; status: number }> {
  const owner = await personAskedForDocument(app);
  const { status, body } = await app.call('uploadDocument', {
    params: { uuid: owner.uuid },
    query: { type: 'USER_UPLOADED_PAYSTUB', name: 'stub.pdf' },
    body: PDF,
    headers: { 'content-type': 'application/pdf', 'idempotency-key': randomUUID() },
    jwt: owner.jwt,
  });
  return { owner, document: (body as { uuid: string }).uuid, status };
}

const move = () => moveFiles(app.context.db, store);
const download = ({ owner, document }: { owner: Owner; document: string }) =>
  app.call('getDocumentFile', { params: { uuid: owner.uuid, document }, jwt: owner.jwt });
const rowsOf = ({ uuid }: Owner) =>
  app.context.db
    .selectFrom('stored_file')
    .select(['organisation', 'uuid', 'object', 'sealed'])
    .where('application_id', '=', uuid)
    .execute();
const audit = ({ uuid }: Owner, sealing = app.context.sealing) =>
  verifyChain(app.context.db, sealing, { organisation: 'homeline', applicationId: uuid }, store);
/** Lets the names be old enough to be removed. */
const age = () => sql`update file_object set created_at = now() - interval '1 hour'`.execute(app.context.db);

describe('a file', () => {
  it('moves into the bucket encrypted, leaves the database, and is read from there', async () => {
    const file = await uploaded();
    await move();
    const [row] = await rowsOf(file.owner);
    expect(row).toMatchObject({ object: `homeline/${row?.uuid}/old`, sealed: Buffer.alloc(0) });
    const kept = bucket.objects.get(row?.object ?? '')?.bytes;
    expect(kept?.length).toBeGreaterThan(PDF.length);
    expect(kept?.includes(WORDS)).toBe(false);
    expect(await download(file)).toMatchObject({ status: 200, body: PDF.toString() });
    expect((await audit(file.owner)).findings).toEqual([]);
  });

  it('is counted in the database only', async () => {
    await uploaded();
    await app.context.uploadStorage.refresh();
    expect(app.context.uploadStorage.now().usedBytes).toBe(PDF.length);
    await move();
    await app.context.uploadStorage.refresh();
    expect(app.context.uploadStorage.now().usedBytes).toBe(0);
  });

  it('leaves the bucket after its application was deleted', async () => {
    const file = await uploaded();
    await move();
    const [row] = await rowsOf(file.owner);
    await age();
    await removeUnused(app.context.db, store);
    expect(bucket.objects.has(row?.object ?? '')).toBe(true);
    await app.context.db
      .transaction()
      .execute((trx) => deleteRowsOf(trx, { organisation: 'homeline', applicationId: file.owner.uuid }));
    await removeUnused(app.context.db, store);
    expect(bucket.objects.has(row?.object ?? '')).toBe(false);
  });

  it('waits for the next start once the server stops', async () => {
    const file = await uploaded();
    await moveFiles(app.context.db, store, AbortSignal.abort());
    expect((await rowsOf(file.owner))[0]?.object).toBeNull();
    await moveFiles(app.context.db, store, new AbortController().signal);
    expect((await rowsOf(file.owner))[0]?.object).not.toBeNull();
  });

  it('is never left where no row knows it, when a move stops halfway', async () => {
    const file = await uploaded();
    const [row] = await rowsOf(file.owner);
    const cut: FileStore = {
      ...store,
      async put(name, sealed) {
        await store.put(name, sealed);
        throw new FileStoreUnavailable('cut off');
      },
    };
    await expect(moveFiles(app.context.db, cut)).rejects.toThrow('cut off');
    expect((await rowsOf(file.owner))[0]?.object).toBeNull();
    const names = await app.context.db.selectFrom('file_object').select('name').execute();
    expect(names.map(({ name }) => name)).toContain(`homeline/${row?.uuid}/old`);
    await move();
    expect(await download(file)).toMatchObject({ status: 200 });
  });
});

describe('while the bucket is away', () => {
  it('uploads are stored, and wait in the database with nothing lost', async () => {
    bucket.fault = 'DOWN';
    const file = await uploaded();
    expect(file.status).toBe(201);
    await expect(move()).rejects.toThrow('The file store answered 503 ServiceUnavailable');
    expect(await download(file)).toMatchObject({ status: 200 });
    bucket.fault = undefined;
    await move();
    expect((await rowsOf(file.owner))[0]?.object).not.toBeNull();
  });

  it('a download says plainly to try again, and an audit says that it can’t tell', async () => {
    const file = await uploaded();
    await move();
    bucket.fault = 'DOWN';
    const answer = await download(file);
    expect(answer).toMatchObject({
      status: 503,
      body: { errors: ['We can’t open documents right now. Please try again in a few minutes.'] },
    });
    expect(answer.headers['retry-after']).toBe('5');
    await expect(audit(file.owner)).rejects.toThrow(FileStoreUnavailable);
  });
});

describe('an audit', () => {
  it('finds bytes that were changed in the bucket, and those that were removed', async () => {
    const [changed, removed] = [await uploaded(), await uploaded()];
    await move();
    const nameOf = async ({ owner }: { owner: Owner }) => (await rowsOf(owner))[0]?.object ?? '';
    const before = new Map(bucket.objects);
    const name = await nameOf(changed);
    bucket.objects.set(name, { bytes: Buffer.from(randomBytes(200)), at: new Date(0) });
    bucket.objects.delete(await nameOf(removed));
    const [[changedRow], [removedRow]] = [await rowsOf(changed.owner), await rowsOf(removed.owner)];
    expect((await audit(changed.owner)).findings).toEqual([
      `the bytes of file ${changedRow?.uuid} were changed`,
    ]);
    expect((await audit(removed.owner)).findings).toEqual([
      `the bytes of file ${removedRow?.uuid} were removed from the file store`,
    ]);
    expect((await download(removed)).status).toBe(500);
    for (const [key, object] of before) bucket.objects.set(key, object);
  });
});

describe('the store', () => {
  it('refuses a wrong key in the service’s own words', async () => {
    const { url, region } = { url: app.context.config.s3?.url ?? '', region: 'us-east-1' };
    const other = s3Store({ url, region, ...bucket.keys, secretAccessKey: 'wrong' });
    await expect(other.put('homeline/x/old', Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(other.get('homeline/x/old')).rejects.toThrow(FileStoreUnavailable);
    const elsewhere = s3Store({ url: url.replace('/files', '/others'), region, ...bucket.keys });
    await expect(elsewhere.get('homeline/x/old')).rejects.toThrow('404 NoSuchBucket');
    expect(await store.get('homeline/x/old')).toBeUndefined();
  });

  it('must be named once files are in it', async () => {
    const file = await uploaded();
    await move();
    expect((await rowsOf(file.owner))[0]?.object).not.toBeNull();
    await expect(openFileStore({ ...app.context.config, s3: undefined }, app.context.db)).rejects.toThrow(
      ConfigError,
    );
    await expect(testApp({}, { S3_URL: 'http://127.0.0.1:1/files' })).rejects.toThrow(
      'S3_ACCESS_KEY_ID is required with S3_URL',
    );
  });
});

it('are encrypted again under a new key, and the old bytes are removed', async () => {
  const file = await uploaded();
  await move();
  const before = (await rowsOf(file.owner))[0]?.object ?? '';
  const ring = parseKeyRing(`${NEW},${OLD}`);
  if (!ring) throw new Error('The keys can’t be read');
  const { db } = app.context;
  const rotated = await openSealing(db, ring, SEALED_COLUMNS);
  const { values, retired } = await reseal(db, rotated, ring, SEALED_COLUMNS, store);
  expect(values['file_object']).toBeGreaterThan(0);
  expect(retired).toEqual(['old']);
  expect((await rowsOf(file.owner))[0]?.object).toBe(before.replace(/old$/, 'new'));
  const [first] = ring;
  const alone = await openSealing(db, [first], SEALED_COLUMNS);
  expect((await audit(file.owner, alone)).findings).toEqual([]);
  await age();
  await removeUnused(db, store);
  expect([...bucket.objects.keys()].filter((name) => name.endsWith('/old'))).toEqual([]);
});
