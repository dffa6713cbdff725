// Proves IN-11.

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBucket, serveS3 } from './s3.ts';

const Bucket = 'files';
const Key = 'homeline/3f0c/key 1.2';

const standIn = createBucket(Bucket);
const server = Fastify({ forceCloseConnections: true });
let endpoint: string;
beforeAll(async () => {
  serveS3(server, standIn);
  endpoint = `${await server.listen({ port: 0, host: '127.0.0.1' })}/s3`;
});
afterAll(() => server.close());

const client = (credentials = standIn.keys) =>
  new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials, maxAttempts: 1 });

it('speaks S3 as Amazon’s own client does', async () => {
  const s3 = client();
  const Body = Buffer.from('sealed bytes');
  await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
  const { Body: read } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  expect(await read?.transformToString()).toBe('sealed bytes');
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({ ContentLength: Body.length });
  const listed = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'homeline/' }));
  expect(listed.Contents).toMatchObject([{ Key, Size: Body.length }]);
  await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  await expect(s3.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(s3.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NotFound' });
});

it('refuses a wrong key, a wrong signature and a bucket that isn’t there, as S3 names them', async () => {
  const { accessKeyId, secretAccessKey } = standIn.keys;
  const refusal = (s3: S3Client, bucket = Bucket) =>
    s3.send(new GetObjectCommand({ Bucket: bucket, Key })).catch(({ name }: Error) => name);
  expect(await refusal(client({ accessKeyId: 'OTHER', secretAccessKey }))).toBe('InvalidAccessKeyId');
  expect(await refusal(client({ accessKeyId, secretAccessKey: 'other' }))).toBe('SignatureDoesNotMatch');
  expect(await refusal(client(), 'other-bucket')).toBe('NoSuchBucket');
  expect((await fetch(`${endpoint}/${Bucket}/${Key}`)).status).toBe(403);
});
