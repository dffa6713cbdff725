import {
  addPasskey,
  type Credential,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@homeline/contract/accounts/passkeys.ts';
import type { Client } from '@homeline/contract/client.ts';

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Returns whether this browser can use passkeys here. They need a host name, not an IP address. */
export function supportsPasskeys(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    !IP_ADDRESS.test(window.location.hostname)
  );
}

/**
 * Creates a passkey on this device and adds it to the account.
 * @throws DOMException if the person cancels or the device can't create one
 */
export async function createPasskey(send: Client): Promise<void> {
  const { options } = await send(startPasskey, {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  await send(addPasskey, { body: { credential: jsonOf(credential) } });
}

/**
 * Signs in with a passkey of this device.
 * @returns the bearer token
 * @throws DOMException if the person cancels or the device has none
 */
export async function signInByPasskey(send: Client): Promise<string> {
  const { options } = await send(startPasskeySignIn, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  const { jwt } = await send(signInWithPasskey, { body: { credential: jsonOf(credential) } });
  return jwt;
}

function jsonOf(credential: globalThis.Credential | null): Credential {
  return (credential as PublicKeyCredential).toJSON() as unknown as Credential;
}
