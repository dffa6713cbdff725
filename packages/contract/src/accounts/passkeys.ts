import * as z from 'zod';
import { call } from '../call.ts';
import { SignedIn } from './log-in.ts';

const Base64Url = z.string().regex(/^[\w-]{1,2000}$/);

/** A browser's answer about a passkey, as `PublicKeyCredential.toJSON()` returns it. The server's library reads `response`. */
const Credential = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
export type Credential = z.infer<typeof Credential>;

/** What the browser needs to create or use a passkey, for `PublicKeyCredential.parse…OptionsFromJSON`. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });

export const startPasskey = call({
  name: 'startPasskey',
  method: 'POST',
  path: '/identity/secure/api/v1/passkeys/options',
  who: 'SIGNED_IN',
  summary: 'Starts adding a passkey.',
  answer: Options,
  errors: ['SIGN_IN_AGAIN'],
});

export const addPasskey = call({
  name: 'addPasskey',
  method: 'POST',
  path: '/identity/secure/api/v1/passkeys',
  who: 'SIGNED_IN',
  summary: 'Adds the passkey that the browser created.',
  body: z.object({ credential: Credential }),
  answer: z.undefined(),
  status: 204,
  errors: ['PASSKEY_REFUSED'],
});

export const removePasskey = call({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/identity/secure/api/v1/passkeys/{id}',
  who: 'SIGNED_IN',
  summary: 'Removes a passkey of the signed-in person.',
  params: z.object({ id: z.guid() }),
  answer: z.undefined(),
  status: 204,
  errors: ['SIGN_IN_AGAIN'],
});

export const startPasskeySignIn = call({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/identity/api/v1/passkey-sign-in/options',
  who: 'ANYONE',
  summary: 'Starts a sign-in with a passkey.',
  answer: Options,
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const signInWithPasskey = call({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/identity/api/v1/passkey-sign-in',
  who: 'ANYONE',
  summary: 'Signs a person in with a passkey, which counts as both factors.',
  body: z.object({ credential: Credential }),
  answer: SignedIn,
  errors: ['PASSKEY_REFUSED'],
});
