import { X509Certificate } from 'node:crypto';
import * as z from 'zod';
import { type Patience, parseJson, RETRY_DEFAULTS, type Sent, sendHttp } from '../http-call.ts';
import { isOnThisMachine } from '../on-this-machine.ts';
import {
  algorithmOf,
  authorizationOf,
  authorizeBody,
  CredentialInfo,
  type CscVersion,
  cscVersionIn,
  signBody,
} from './csc-versions.ts';

/** Where a key is that a trust service keeps, and how it lets us sign with it. */
export type RemoteKeySettings = {
  /** The base of the service's API, which ends in its version. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly credential: string;
  readonly pin: string | undefined;
};

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

/** The service refuses what is set here. Waiting doesn't help. */
export class RemoteSettingWrong extends Error {
  override readonly name = 'RemoteSettingWrong';
}

/** The service doesn't sign now. */
export class RemoteSilent extends Error {
  override readonly name = 'RemoteSilent';
}

const Info = z.object({ oauth2: z.url().optional() });
const Token = z.object({ access_token: z.string(), expires_in: z.number().optional() });
const Authorized = z.object({ SAD: z.string().min(1) });
const Signed = z.object({ signatures: z.tuple([z.base64()]) });
const Problem = z.object({ error: z.string(), error_description: z.string().optional() });

/** A token is replaced this long before it ends. */
const EARLY_MS = 30_000;
const TOKEN_SECONDS = 3600;
const KINDS = { rsa: 'rsa', ec: 'ec' } as const;

/**
 * Creates the client of a trust service that speaks the Cloud Signature Consortium's API, 1.0.4.0 (`…/csc/v1`) or 2.0.0.2 (`…/csc/v2`): client
 * credentials at `oauth2/token`, then `credentials/info`, and for each signature `credentials/authorize` and `signatures/signHash`. Nothing that a service
 * says in words is kept, since it could repeat a PIN.
 */
export function createCscSigning(
  settings: RemoteKeySettings,
  patience: Patience = RETRY_DEFAULTS,
): RemoteSigning {
  const { url, clientId, clientSecret, pin: setPin } = settings;
  const version = versionOf(url);
  let token: { readonly value: string; readonly endsAtMs: number } | undefined;
  let isPinWrong = false;

  async function send(
    call: string,
    body: object | URLSearchParams,
    more: { at?: string; once?: boolean } = {},
  ) {
    const headers = token && !more.at ? { authorization: `Bearer ${token.value}` } : {};
    const { once = false } = more;
    const target = more.at ?? `${url}/${call}`;
    return sendHttp({ method: 'POST', url: target, headers, body, once, mayActAt503: once }, patience);
  }

  async function requireToken(): Promise<void> {
    if (token && performance.now() < token.endsAtMs) return;
    token = undefined;
    const { oauth2 } = answerOf(Info, 'info', await send('info', {}), 'DOCUMENT_SIGNER_URL');
    const form = new URLSearchParams({
      ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    });
    const sent = await send('oauth2/token', form, { at: tokenAddress(oauth2, url) });
    const wrong = 'DOCUMENT_SIGNER_CLIENT_ID or DOCUMENT_SIGNER_CLIENT_SECRET';
    const { access_token, expires_in = TOKEN_SECONDS } = answerOf(Token, 'oauth2/token', sent, wrong);
    token = { value: access_token, endsAtMs: performance.now() + expires_in * 1000 - EARLY_MS };
  }

  /** Calls the service with an access token. A token that the service takes no longer had no effect, so the call goes out once more. */
  async function call(name: string, body: object, { once = false } = {}): Promise<Sent> {
    const named = { credentialID: settings.credential, ...body };
    await requireToken();
    const sent = await send(name, named, { once });
    if (sent.ok || sent.error?.status !== 401) return sent;
    token = undefined;
    await requireToken();
    return send(name, named, { once });
  }

  async function signDigest(
    info: CredentialInfo,
    algorithm: string,
    digest: Uint8Array,
  ): Promise<Uint8Array> {
    // Tried again and again, it would lock.
    if (isPinWrong) throw new RemoteSettingWrong('DOCUMENT_SIGNER_PIN was wrong; set it and restart');
    const asked = requireAuthorization(info, setPin);
    const hash = Buffer.from(digest).toString('base64');
    const pin = asked && setPin ? { id: asked, value: setPin } : undefined;
    const authorized = await call('credentials/authorize', authorizeBody(version, { hash, pin }), {
      once: true,
    });
    isPinWrong = saysPin(authorized);
    if (isPinWrong) throw new RemoteSettingWrong('DOCUMENT_SIGNER_PIN is wrong');
    const { SAD: sad } = answerOf(Authorized, 'credentials/authorize', authorized);
    const body = signBody(version, { hash, sad, algorithm });
    const signed = answerOf(
      Signed,
      'signatures/signHash',
      await call('signatures/signHash', body, { once: true }),
    );
    return new Uint8Array(Buffer.from(signed.signatures[0], 'base64'));
  }

  return {
    async credential() {
      const asked = { certificates: 'chain', certInfo: true, authInfo: true };
      const sent = await call('credentials/info', asked);
      const info = answerOf(CredentialInfo, 'credentials/info', sent, 'DOCUMENT_SIGNER_CREDENTIAL');
      requireAuthorization(info, setPin);
      const certificates = certificatesOf(info);
      const kind = KINDS[certificates[0].publicKey.asymmetricKeyType as keyof typeof KINDS];
      const algorithm = kind && algorithmOf(kind, info);
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

/** Returns where tokens are given: below the address that the service names, otherwise below its own. The secret goes there. */
function tokenAddress(named: string | undefined, url: string): string {
  const base = (named ?? url).replace(/\/+$/, '');
  const address = base.endsWith('/oauth2') ? `${base}/token` : `${base}/oauth2/token`;
  if (!address.startsWith('https:') && !isOnThisMachine(address))
    throw new RemoteSettingWrong('The remote signer gives its tokens without encryption');
  return address;
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

/**
 * Reads what a call returned.
 * @param setting what a refusal is about; absent if a refusal may pass
 */
function answerOf<S extends z.ZodType>(schema: S, call: string, sent: Sent, setting?: string): z.infer<S> {
  if (!sent.ok) {
    const { failed } = sent.failure;
    if (failed === 'REFUSED' && setting)
      throw new RemoteSettingWrong(`${setting} is refused by the remote signer${codeOf(sent)}`);
    throw new RemoteSilent(`The remote signer’s ${call} failed: ${failed}${codeOf(sent)}`);
  }
  const { success, data } = schema.safeParse(parseJson(sent.text));
  if (!success) throw new RemoteSilent(`The remote signer’s ${call} answered something else`);
  return data;
}

/** Returns the error's code: one of the published words, never a sentence. */
function codeOf(sent: Sent): string {
  const { data } = Problem.safeParse(sent.ok ? undefined : parseJson(sent.error?.text ?? ''));
  return data && /^[a-z_]{1,40}$/.test(data.error) ? ` (${data.error})` : '';
}

/** Returns whether a refusal is of the PIN. Services differ in the code that they give it. */
function saysPin(sent: Sent): boolean {
  if (sent.ok || sent.error?.status !== 400) return false;
  const { data } = Problem.safeParse(parseJson(sent.error.text));
  return (
    data !== undefined && /\bpin\b/i.test(`${data.error.replaceAll('_', ' ')} ${data.error_description}`)
  );
}
