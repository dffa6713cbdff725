import { createHash, verify } from 'node:crypto';
import * as asn1 from 'asn1js';
import { ConfigError } from '../../config-error.ts';
import type { Log } from '../../log.ts';
import type { Patience } from '../../vendors/http-call.ts';
import { createCscSigning, type RemoteCredential } from '../../vendors/remote-signing/csc.ts';
import { RemoteSettingWrong } from '../../vendors/remote-signing/csc-answers.ts';
import type { RemoteKeySettings } from '../../vendors/remote-signing/csc-session.ts';
import { validityOf } from '../certificate-validity.ts';
import type { DocumentCertificate } from '../document-certificate.ts';
import { algorithmOf, type KeyAlgorithm } from '../document-key.ts';
import { SealWaits } from '../seal-waits.ts';

/** Seals with a key that a trust service keeps, and with the certificate that it gives for it. */
export type RemoteSigner = {
  /**
   * Asks the service for its certificate now.
   * @throws RemoteSettingWrong if waiting doesn't help, SealWaits otherwise
   */
  open(): Promise<DocumentCertificate>;
  /** Returns the certificate that the service gave last; undefined before it gave one. */
  last(): DocumentCertificate | undefined;
};

const BYTES_OF_NUMBER = { 'P-256': 32, 'P-384': 48 } as const;
const CURVES = ['prime256v1', 'secp384r1'];

/** Creates the signer of a trust service's key. Each signature is checked with the certificate before it is used. */
export function createRemoteSigner(settings: RemoteKeySettings, patience?: Patience): RemoteSigner {
  const signing = createCscSigning(settings, patience);
  let last: DocumentCertificate | undefined;
  return {
    async open() {
      const credential = await signing.credential().catch(asWait);
      const [own] = credential.certificates;
      const curve = own.publicKey.asymmetricKeyDetails?.namedCurve;
      if (curve !== undefined && !CURVES.includes(curve))
        throw new RemoteSettingWrong(
          'DOCUMENT_SIGNER_CREDENTIAL has a key on a curve other than P-256 and P-384',
        );
      last = {
        chain: credential.certificates,
        validity: validityOf(credential.certificates),
        key: { algorithm: algorithmOf(own), sign: (bytes) => signed(credential, bytes) },
      };
      return last;
    },
    last: () => last,
  };
}

/**
 * Asks a trust service for its certificate at the start. A service that doesn't answer holds up no start: sealing waits for it.
 * @throws ConfigError if it refuses what is set
 */
export async function checkRemoteSigner(remote: RemoteSigner, log: Log): Promise<void> {
  try {
    await remote.open();
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof RemoteSettingWrong) throw new ConfigError(message);
    log.warn({ failure: message }, 'The remote signer does not answer: documents wait for their seal');
  }
}

async function signed(
  { certificates, signDigest }: RemoteCredential,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const [{ publicKey }] = certificates;
  const digest = createHash('sha256').update(bytes).digest();
  const answered = await signDigest(digest).catch((error: Error) => {
    throw new SealWaits(error.message);
  });
  const signature = inPlainForm(answered, algorithmOf(certificates[0]));
  if (!verify('sha256', bytes, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature))
    throw new SealWaits('The remote signer’s signature isn’t of its certificate');
  return signature;
}

/** Returns a signature on a curve as its two numbers, one after the other. The API leaves the form open, and most services answer in DER. */
function inPlainForm(signature: Uint8Array, algorithm: KeyAlgorithm): Uint8Array {
  if (algorithm.name !== 'ECDSA') return signature;
  const bytes = BYTES_OF_NUMBER[algorithm.namedCurve];
  if (signature.length === 2 * bytes) return signature;
  const { result } = asn1.fromBER(signature.slice().buffer);
  const numbers = result instanceof asn1.Sequence ? result.valueBlock.value : [];
  const parts = numbers.map((number) =>
    number instanceof asn1.Integer
      ? Buffer.from(
          number
            .toBigInt()
            .toString(16)
            .padStart(2 * bytes, '0'),
          'hex',
        )
      : [],
  );
  return Buffer.concat(parts.map((part) => Uint8Array.from(part)));
}

function asWait(error: Error): never {
  throw error instanceof RemoteSettingWrong ? error : new SealWaits(error.message);
}
