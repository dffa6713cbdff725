import { X509Certificate } from 'node:crypto';
import * as z from 'zod';
import { type Patience, RETRY_DEFAULTS, type Sent } from '../http-call.ts';
import { answerOf, RemoteSettingWrong, RemoteSilent, saysPin } from './csc-answers.ts';
import { createCscSession, type RemoteKeySettings } from './csc-session.ts';
import {
  algorithmOf,
  authorizationOf,
  authorizeBody,
  CredentialInfo,
  type CscVersion,
  cscVersionIn,
  signBody,
} from './csc-versions.ts';

/** A credential as the service describes it now. */
export type RemoteCredential = {
  readonly certificates: readonly [X509Certificate, ...X509Certificate[]];
  /** Signs a SHA-256. Returns what the service made of it: on a curve, two numbers in DER or one after the other. */
  readonly signDigest: (digest: Uint8Array) => Promise<Uint8Array>;
};

/** Signs with a key that a trust service keeps. */
export type RemoteSigning = {
  /** @throws RemoteSettingWrong, RemoteSilent */
  credential(): Promise<RemoteCredential>;
};

const Authorized = z.object({ SAD: z.string().min(1) });
const Signed = z.object({ signatures: z.tuple([z.base64()]) });

/**
 * Creates the client of a trust service that speaks the Cloud Signature Consortium's API, 1.0.4.0 (`…/csc/v1`) or 2.0.0.2 (`…/csc/v2`): client
 * credentials at `oauth2/token`, then `credentials/info`, and for each signature `credentials/authorize` and `signatures/signHash`. Nothing that a service
 * says in words is kept, since it could repeat a PIN.
 */
export function createCscSigning(
  settings: RemoteKeySettings,
  patience: Patience = RETRY_DEFAULTS,
): RemoteSigning {
  const { url, credential: credentialID, pin: setPin } = settings;
  const version = versionOf(url);
  const session = createCscSession(settings, patience);
  let pinIs: 'UNTRIED' | 'RIGHT' | 'WRONG' = 'UNTRIED';
  let trial: Promise<unknown> = Promise.resolve();

  /** Authorizes a signature. Until the PIN is known to be right, one at a time tries it: tried again and again, it would lock. */
  async function authorize(body: object): Promise<Sent> {
    const before = trial;
    const attempt = async () => {
      if (pinIs === 'UNTRIED') await before;
      if (pinIs === 'WRONG')
        throw new RemoteSettingWrong('DOCUMENT_SIGNER_PIN was wrong; set it and restart');
      const sent = await session.call('credentials/authorize', { credentialID, ...body }, { once: true });
      if (saysPin(sent)) {
        pinIs = 'WRONG';
        throw new RemoteSettingWrong('DOCUMENT_SIGNER_PIN is wrong');
      }
      if (sent.ok) pinIs = 'RIGHT';
      return sent;
    };
    const attempted = attempt();
    trial = attempted.catch(() => {});
    return attempted;
  }

  async function signDigest(
    info: CredentialInfo,
    algorithm: string,
    digest: Uint8Array,
  ): Promise<Uint8Array> {
    const asked = requireAuthorization(info, setPin);
    const hash = Buffer.from(digest).toString('base64');
    const pin = asked && setPin ? { id: asked, value: setPin } : undefined;
    const authorized = await authorize(authorizeBody(version, { hash, pin }));
    const { SAD: sad } = answerOf(Authorized, 'credentials/authorize', authorized);
    const body = { credentialID, ...signBody(version, { hash, sad, algorithm }) };
    const sent = await session.call('signatures/signHash', body, { once: true });
    const signed = answerOf(Signed, 'signatures/signHash', sent);
    return new Uint8Array(Buffer.from(signed.signatures[0], 'base64'));
  }

  return {
    async credential() {
      const asked = { credentialID, certificates: 'chain', certInfo: true, authInfo: true };
      const sent = await session.call('credentials/info', asked);
      const info = answerOf(CredentialInfo, 'credentials/info', sent, 'DOCUMENT_SIGNER_CREDENTIAL');
      requireAuthorization(info, setPin);
      const certificates = certificatesOf(info);
      const { asymmetricKeyType: kind } = certificates[0].publicKey;
      const algorithm = kind === 'rsa' || kind === 'ec' ? algorithmOf(kind, info) : undefined;
      if (!algorithm)
        throw new RemoteSettingWrong(
          'DOCUMENT_SIGNER_CREDENTIAL can’t sign PDFs here: its key must sign with RSA (PKCS #1 v1.5) or ECDSA, with SHA-256',
        );
      if (info.key.status !== 'enabled') throw new RemoteSilent('The remote signer has disabled the key');
      if ((info.cert.status ?? 'valid') !== 'valid')
        throw new RemoteSilent('The remote signer says that the certificate is not valid');
      return { certificates, signDigest: (digest) => signDigest(info, algorithm, digest) };
    },
  };
}

function versionOf(url: string): CscVersion {
  const version = cscVersionIn(url);
  if (!version) throw new RemoteSettingWrong('DOCUMENT_SIGNER_URL must end in /csc/v1 or /csc/v2');
  return version;
}

/** Returns the name of the PIN that the credential asks for, if it does. */
function requireAuthorization(info: CredentialInfo, pin: string | undefined): string | undefined {
  const authorization = authorizationOf(info);
  if (authorization === 'PERSON')
    throw new RemoteSettingWrong(
      'DOCUMENT_SIGNER_CREDENTIAL needs a person at each signature: choose one with a PIN, or with nothing',
    );
  if (authorization.pin && !pin)
    throw new RemoteSettingWrong('DOCUMENT_SIGNER_PIN is required: the credential asks for it');
  return authorization.pin;
}

function certificatesOf({ cert }: CredentialInfo): readonly [X509Certificate, ...X509Certificate[]] {
  try {
    const [own = '', ...issuers] = cert.certificates;
    const read = (text: string) => new X509Certificate(Buffer.from(text, 'base64'));
    return [read(own), ...issuers.map(read)];
  } catch {
    throw new RemoteSilent('The remote signer’s certificate can’t be read');
  }
}
