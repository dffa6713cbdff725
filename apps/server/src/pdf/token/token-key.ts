import { verify, type X509Certificate } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { createWorkerPool } from '../../workers/worker-pool.ts';
import { algorithmOf, type DocumentKey, type KeyAlgorithm } from '../document-key.ts';
import { SealWaits } from '../seal-waits.ts';
import type { TokenUri } from './token-uri.ts';

/** A signature to make in a device. */
export type TokenTask = TokenUri & {
  readonly pin: string;
  readonly algorithm: KeyAlgorithm;
  readonly bytes: Uint8Array;
};

/** A device's signature, or its error as PKCS #11 names it. */
export type TokenAnswer = { readonly signature: Uint8Array } | { readonly problem: string };

/** Signs with a key that never leaves its device (PKCS #11). */
export type TokenSigner = {
  /** @throws SealWaits, when it signs, while the device doesn't, or its key isn't the certificate's */
  keyOf(certificate: X509Certificate): DocumentKey;
  close(): Promise<void>;
};

const SCRIPT = new URL('./token-worker.ts', import.meta.url);
/** A device over a network that is away may hold its caller. */
const LIMIT_MS = 15_000;

/** Creates the signer of a device. A thread waits for it, so that requests don't. */
export function createTokenSigner(place: TokenUri & { readonly pin: string }): TokenSigner {
  const unusable = (why: string) =>
    new SealWaits(`The key in the token ${place.token} can’t be used: ${why}`);
  let isPinWrong = false;
  const pool = createWorkerPool<TokenTask, TokenAnswer>((_, reason) => unusable(reason), {
    startWorker: () => new Worker(SCRIPT, { env: {} }),
    size: 1,
    limitMs: LIMIT_MS,
  });
  return {
    keyOf(certificate) {
      const algorithm = algorithmOf(certificate);
      return {
        algorithm,
        async sign(bytes) {
          // Tried again and again, it would lock.
          if (isPinWrong) throw unusable('DOCUMENT_KEY_PIN was wrong; set it and restart');
          const answer = await pool.run({ ...place, algorithm, bytes });
          if ('problem' in answer) {
            isPinWrong = answer.problem.startsWith('CKR_PIN');
            throw unusable(answer.problem);
          }
          const { signature } = answer;
          const key = { key: certificate.publicKey, dsaEncoding: 'ieee-p1363' } as const;
          if (!verify('sha256', bytes, key, signature))
            throw new SealWaits(`The key ${place.object} isn’t the certificate’s`);
          return signature;
        },
      };
    },
    close: () => pool.close(),
  };
}
