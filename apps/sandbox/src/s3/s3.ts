import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KeyPair, type SignatureProblem, signatureProblem } from './signature.ts';

type Problem = SignatureProblem | 'NoSuchBucket' | 'NoSuchKey' | 'ServiceUnavailable';

const STATUS: Readonly<Record<Problem, number>> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  ServiceUnavailable: 503,
};

const XML = 'application/xml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

type Object = { readonly bytes: Buffer; readonly at: Date };
type Named = { Params: { '*': string }; Querystring: { prefix?: string } };

/** A bucket in memory, as a service that speaks Amazon's S3 protocol serves it. */
export type S3StandIn = {
  readonly bucket: string;
  readonly keys: KeyPair;
  readonly objects: Map<string, Object>;
  /** `DOWN` answers 503; `HANGING` never answers. */
  fault: 'DOWN' | 'HANGING' | undefined;
};

/** Creates an empty bucket. */
export function createBucket(bucket: string): S3StandIn {
  const keys = { accessKeyId: 'SANDBOXKEY', secretAccessKey: 'sandbox/secret+key' };
  return { bucket, keys, objects: new Map(), fault: undefined };
}

/** Serves a bucket by its path, `/s3/<bucket>/<key>`: GetObject, HeadObject, PutObject, DeleteObject and ListObjectsV2. */
export function serveS3(server: FastifyInstance, standIn: S3StandIn): void {
  // An object may have any type, which the server's other routes read.
  server.register(async (app) => serveBucket(app, standIn), { prefix: '/s3' });
}

function serveBucket(app: FastifyInstance, standIn: S3StandIn): void {
  const { bucket, keys, objects } = standIn;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  app.addHook('preHandler', async (request, reply) => {
    if (standIn.fault === 'HANGING') await new Promise(() => {});
    if (standIn.fault === 'DOWN') return problem(reply, 'ServiceUnavailable');
    const { method, url, headers } = request;
    const wrong = signatureProblem({ method, url, headers, body: bodyOf(request) }, keys);
    if (wrong) return problem(reply, wrong);
    return isOfBucket(url, bucket) ? undefined : problem(reply, 'NoSuchBucket');
  });

  app.put<Named>(`/${bucket}/*`, (request, reply) => {
    const bytes = bodyOf(request);
    objects.set(request.params['*'], { bytes, at: new Date() });
    return reply.header('etag', etagOf(bytes)).send();
  });
  app.get<Named>(`/${bucket}/*`, { exposeHeadRoute: false }, (request, reply) =>
    request.params['*'] === '' ? list(request, reply) : answer(request, reply, true),
  );
  app.head<Named>(`/${bucket}/*`, (request, reply) => answer(request, reply, false));
  app.delete<Named>(`/${bucket}/*`, (request, reply) => {
    objects.delete(request.params['*']);
    return reply.code(204).send();
  });
  app.get<Named>(`/${bucket}`, { exposeHeadRoute: false }, list);
  app.setNotFoundHandler((_, reply) => problem(reply, 'NoSuchBucket'));

  function list({ query: { prefix = '' } }: FastifyRequest<Named>, reply: FastifyReply): FastifyReply {
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const contents = found.map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`,
    );
    return reply
      .type(XML)
      .send(
        `${DECLARATION}<ListBucketResult xmlns="${NAMESPACE}"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${found.length}</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
      );
  }

  function answer({ params }: FastifyRequest<Named>, reply: FastifyReply, hasBody: boolean): FastifyReply {
    const object = objects.get(params['*']);
    if (!object) return hasBody ? problem(reply, 'NoSuchKey') : reply.code(404).send();
    reply.header('etag', etagOf(object.bytes)).header('last-modified', object.at.toUTCString());
    reply.type('application/octet-stream').header('content-length', object.bytes.length);
    return reply.send(hasBody ? object.bytes : undefined);
  }
}

function problem(reply: FastifyReply, code: Problem): FastifyReply {
  return reply
    .code(STATUS[code])
    .type(XML)
    .send(
      `${DECLARATION}<Error><Code>${code}</Code><Message>${code}</Message><RequestId>1</RequestId></Error>`,
    );
}

function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function isOfBucket(url: string, bucket: string): boolean {
  return /^\/s3\/([^/?]*)/.exec(url)?.[1] === bucket;
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
