import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import { type FileStore, FileStoreUnavailable } from './file-store.ts';

/** A file has up to 20 MB. */
const PUT_MS = 60_000;
const GET_MS = 20_000;

/**
 * Keeps files in a bucket of any service that speaks Amazon's S3 protocol. Requests are signed with our key (AWS Signature Version 4)
 * together with the digest of the bytes, so the service notices a change on the way. No address of a file is ever given to anybody.
 */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>): FileStore {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  async function request(
    method: 'PUT' | 'GET' | 'DELETE',
    name: string,
    body?: Uint8Array,
  ): Promise<Response> {
    try {
      return await aws.fetch(`${url}/${name}`, {
        method,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
        redirect: 'error',
        signal: AbortSignal.timeout(body ? PUT_MS : GET_MS),
      });
    } catch (error) {
      throw new FileStoreUnavailable('The file store doesn’t answer', { cause: error });
    }
  }

  return {
    async put(name, sealed) {
      const response = await request('PUT', name, sealed);
      if (!response.ok) throw await refused(response);
      await response.arrayBuffer();
    },
    async get(name) {
      const response = await request('GET', name);
      // A missing bucket answers 404 too.
      if (response.status === 404 && (await response.clone().text()).includes('<Code>NoSuchKey</Code>'))
        return undefined;
      if (!response.ok) throw await refused(response);
      try {
        return new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        throw new FileStoreUnavailable('The file store broke off its answer', { cause: error });
      }
    },
    async remove(name) {
      const response = await request('DELETE', name);
      if (!response.ok && response.status !== 404) throw await refused(response);
      await response.arrayBuffer();
    },
  };
}

/** Names the service's own code, such as AccessDenied. */
async function refused(response: Response): Promise<FileStoreUnavailable> {
  const text = await response.text().catch(() => '');
  const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(text) ?? [];
  return new FileStoreUnavailable(`The file store answered ${response.status} ${code}`.trimEnd());
}
