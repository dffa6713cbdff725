import * as z from 'zod';

/** The versions of the API, as their base addresses end. */
const VERSIONS = ['v1', 'v2'] as const;
export type CscVersion = (typeof VERSIONS)[number];

/** Returns the version that a base address ends in; undefined for an address of something else. */
export function cscVersionIn(url: string): CscVersion | undefined {
  return VERSIONS.find((version) => url.endsWith(`/csc/${version}`));
}

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const RSA_WITHOUT_HASH = '1.2.840.113549.1.1.1';
const EC_WITHOUT_HASH = '1.2.840.10045.2.1';
/** What a PDF's signature may be made with here, the one that names its hash first: RSA (PKCS #1 v1.5) and ECDSA with SHA-256. */
const ALGORITHMS = {
  rsa: ['1.2.840.113549.1.1.11', RSA_WITHOUT_HASH],
  ec: ['1.2.840.10045.4.3.2', EC_WITHOUT_HASH],
} as const;

export const CredentialInfo = z.object({
  key: z.object({ status: z.string(), algo: z.array(z.string()) }),
  cert: z.object({ status: z.string().optional(), certificates: z.array(z.base64()).min(1) }),
  // Version 1.
  authMode: z.string().optional(),
  PIN: z.object({ presence: z.string() }).optional(),
  OTP: z.object({ presence: z.string() }).optional(),
  // Version 2.
  auth: z
    .object({
      mode: z.string(),
      objects: z.array(z.object({ type: z.string(), id: z.string() })).optional(),
    })
    .optional(),
});
export type CredentialInfo = z.infer<typeof CredentialInfo>;

/** How a signature is authorized: the name of the PIN, if it is asked for. `PERSON` needs somebody each time. */
export type Authorization = 'PERSON' | { readonly pin: string | undefined };

/** Returns how a credential's signatures are authorized (1.0.4.0, 11.5; 2.0.0.2, 11.5). */
export function authorizationOf({ authMode, PIN: pin, OTP: otp, auth }: CredentialInfo): Authorization {
  const mode = auth?.mode ?? authMode;
  if (mode === 'implicit') return { pin: undefined };
  if (mode !== 'explicit' || otp?.presence === 'true') return 'PERSON';
  const objects = auth?.objects ?? (pin?.presence === 'true' ? [{ type: 'Password', id: 'PIN' }] : []);
  if (objects.length > 1 || objects.some(({ type }) => type !== 'Password')) return 'PERSON';
  return { pin: objects[0]?.id };
}

/** Returns the algorithm to ask for, by the kind of key; undefined if the credential has none that a PDF's signature has. */
export function algorithmOf(kind: 'rsa' | 'ec', { key }: CredentialInfo): string | undefined {
  return ALGORITHMS[kind].find((each) => key.algo.includes(each));
}

/** Returns the body that asks to authorize one signature (`credentials/authorize`). */
export function authorizeBody(
  version: CscVersion,
  {
    hash,
    pin,
  }: { readonly hash: string; readonly pin: { readonly id: string; readonly value: string } | undefined },
): object {
  if (version === 'v1') return { numSignatures: 1, hash: [hash], ...(pin && { PIN: pin.value }) };
  return {
    ...{ numSignatures: 1, hashes: [hash], hashAlgorithmOID: SHA_256 },
    ...(pin && { authData: [pin] }),
  };
}

/** Returns the body that asks for that signature (`signatures/signHash`). */
export function signBody(
  version: CscVersion,
  { hash, sad, algorithm }: { readonly hash: string; readonly sad: string; readonly algorithm: string },
): object {
  const isHashNamed = algorithm !== RSA_WITHOUT_HASH && algorithm !== EC_WITHOUT_HASH;
  const common = { SAD: sad, signAlgo: algorithm };
  if (version === 'v1') return { ...common, hash: [hash], ...(!isHashNamed && { hashAlgo: SHA_256 }) };
  return { ...common, hashes: [hash], hashAlgorithmOID: SHA_256, operationMode: 'S' };
}
