import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderDesk } from '../provider-desk.ts';
import { type Credential, newCredentials } from './credentials.ts';
import { signDigest } from './sign-digest.ts';

type Version = 'v1' | 'v2';
type Body = Readonly<Record<string, unknown>>;
type Authorization = {
  readonly credential: string;
  readonly hashes: readonly string[];
  readonly untilMs: number;
};
type Authorized = (credential: Credential, body: Body, reply: FastifyReply) => unknown;

const CLIENT = 'sandbox';
const PIN = '2468';
/** Of wrong PINs, after which a credential is locked. */
const MOST_TRIES = 3;
const TOKEN_SECONDS = 300;
const SAD_SECONDS = 60;
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const SHA_256_BYTES = 32;
const RSA_WITHOUT_HASH = '1.2.840.113549.1.1.1';
const METHODS = ['oauth2/token', 'credentials/info', 'credentials/authorize', 'signatures/signHash'];
const SPECS = { v1: '1.0.4.0', v2: '2.0.0.2' } as const;

/**
 * A trust service that signs digests with keys that it keeps: the Cloud Signature Consortium's API 1.0.4.0 at `v1` and 2.0.0.2 at `v2`, as far as
 * a client of its own needs it (chapters 8 and 11). Its access tokens, authorizations and wrong PINs are forgotten at its end.
 */
export function serveCsc(scope: FastifyInstance, { clock, secret, url }: ProviderDesk): void {
  const tokens = new Map<string, number>();
  const authorizations = new Map<string, Authorization>();
  const wrongPins = new Map<string, number>();
  let made: Promise<readonly Credential[]> | undefined;
  const credentials = () => (made ??= newCredentials(clock.nowMs()));
  const untilMs = (seconds: number) => clock.nowMs() + seconds * 1000;
  const newToken = () => randomBytes(24).toString('base64url');

  scope.post('/oauth2/token', async ({ body }, reply) => {
    const { grant_type, client_id, client_secret } = (body ?? {}) as Record<string, unknown>;
    if (grant_type !== 'client_credentials') return failed(reply, 400, 'unsupported_grant_type');
    if (client_id !== CLIENT || client_secret !== secret) return failed(reply, 401, 'invalid_client');
    const token = newToken();
    tokens.set(token, untilMs(TOKEN_SECONDS));
    return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  });

  for (const version of ['v1', 'v2'] as const) {
    scope.post(`/${version}/info`, () => ({
      ...{ specs: SPECS[version], name: 'Remote signatures of the sandbox', region: 'US', lang: 'en-US' },
      ...{ authType: ['oauth2client'], oauth2: url(), methods: METHODS },
    }));
    scope.post(
      `/${version}/credentials/info`,
      authorized((credential) => infoOf(credential, version)),
    );
    scope.post(`/${version}/credentials/authorize`, authorized(authorize(version)));
    scope.post(`/${version}/signatures/signHash`, authorized(signHash(version)));
  }

  /** Reads the access token and the credential that every call of a client names. */
  function authorized(answer: Authorized) {
    return async ({ headers, body }: FastifyRequest, reply: FastifyReply) => {
      const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
      const until = tokens.get(token);
      if (until === undefined) return failed(reply, 401, 'invalid_token', 'The token provided is not valid');
      if (until < clock.nowMs()) return failed(reply, 401, 'invalid_token', 'The access token is expired');
      const { credentialID } = (body ?? {}) as Body;
      if (typeof credentialID !== 'string') return missing(reply, 'string', 'credentialID');
      const credential = (await credentials()).find(({ id }) => id === credentialID);
      if (!credential) return invalid(reply, 'Invalid parameter credentialID');
      return answer(credential, body as Body, reply);
    };
  }

  function authorize(version: Version): Authorized {
    return ({ id, asks }, body, reply) => {
      const hashes = body[HASHES[version]];
      if (!Number.isInteger(body['numSignatures'])) return missing(reply, 'integer', 'numSignatures');
      if (body['numSignatures'] !== 1) return invalid(reply, 'Numbers of signatures is too high');
      if (!isTexts(hashes)) return missing(reply, 'array', HASHES[version]);
      if (asks === 'PIN_AND_OTP') return failed(reply, 400, 'invalid_otp', 'The OTP is invalid');
      if ((wrongPins.get(id) ?? 0) >= MOST_TRIES) return failed(reply, 400, 'invalid_pin', 'PIN locked');
      if (asks === 'PIN' && pinIn(body, version) !== PIN) {
        wrongPins.set(id, (wrongPins.get(id) ?? 0) + 1);
        return failed(reply, 400, 'invalid_pin', 'The PIN is invalid');
      }
      wrongPins.delete(id);
      const sad = newToken();
      authorizations.set(sad, { credential: id, hashes, untilMs: untilMs(SAD_SECONDS) });
      return { SAD: sad, expiresIn: SAD_SECONDS };
    };
  }

  function signHash(version: Version): Authorized {
    return ({ id, key, algorithms }, body, reply) => {
      const { SAD: sad, signAlgo } = body;
      const hashes = body[HASHES[version]];
      if (typeof sad !== 'string') return missing(reply, 'string', 'SAD');
      if (!isTexts(hashes)) return missing(reply, 'array', HASHES[version]);
      if (typeof signAlgo !== 'string') return missing(reply, 'string', 'signAlgo');
      if (!algorithms.includes(signAlgo)) return invalid(reply, 'Invalid parameter signAlgo');
      const named = body[version === 'v1' ? 'hashAlgo' : 'hashAlgorithmOID'];
      if (signAlgo === RSA_WITHOUT_HASH && named !== SHA_256) return missing(reply, 'string', 'hashAlgo');
      const authorization = authorizations.get(sad);
      // It is used up, whatever follows.
      authorizations.delete(sad);
      if (authorization?.credential !== id) return invalid(reply, 'Invalid parameter SAD');
      if (authorization.untilMs < clock.nowMs()) return invalid(reply, 'SAD expired');
      if (hashes.some((hash) => !authorization.hashes.includes(hash)))
        return invalid(reply, 'Hash is not authorized by the SAD');
      const digests = hashes.map((hash) => Buffer.from(hash, 'base64'));
      if (digests.some(({ length }) => length !== SHA_256_BYTES))
        return invalid(reply, 'Invalid digest value length');
      return { signatures: digests.map((digest) => signDigest(key, digest).toString('base64')) };
    };
  }
}

const HASHES = { v1: 'hash', v2: 'hashes' } as const;

function infoOf({ algorithms, bits, curve, certificates, asks }: Credential, version: Version) {
  const isAsked = { pin: asks !== 'NOTHING', otp: asks === 'PIN_AND_OTP' };
  const mode = isAsked.pin ? 'explicit' : 'implicit';
  const factors = [...(isAsked.pin ? ['PIN'] : []), ...(isAsked.otp ? ['OTP'] : [])];
  const auth = {
    v1: {
      authMode: mode,
      PIN: { presence: String(isAsked.pin), format: 'N', label: 'PIN' },
      OTP: { presence: String(isAsked.otp), type: 'offline', format: 'N' },
    },
    v2: {
      auth: {
        ...{ mode, expression: factors.join(' AND ') },
        objects: factors.map((id) => ({ type: id === 'PIN' ? 'Password' : 'OTP', id, format: 'N' })),
      },
    },
  }[version];
  return {
    key: { status: 'enabled', algo: algorithms, len: bits, ...(curve && { curve }) },
    cert: { status: 'valid', certificates: certificates.map((der) => der.toString('base64')) },
    ...{ ...auth, SCAL: '2', multisign: 1, lang: 'en-US' },
  };
}

function pinIn({ PIN: pin, authData }: Body, version: Version): unknown {
  if (version === 'v1') return pin;
  const given = Array.isArray(authData) ? (authData as Body[]) : [];
  return given.find(({ id }) => id === 'PIN')?.['value'];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}

function missing(reply: FastifyReply, type: string, name: string) {
  return invalid(reply, `Missing (or invalid type) ${type} parameter ${name}`);
}

function invalid(reply: FastifyReply, description: string) {
  return failed(reply, 400, 'invalid_request', description);
}

function failed(reply: FastifyReply, status: number, error: string, description = error) {
  return reply.code(status).send({ error, error_description: description });
}
