import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  None,
} from 'openid-client';
import type { Context } from '../../../context.ts';
import type { Lender } from '../../organisations/organisations.ts';

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email';

type Provider = Pick<Context, 'config' | 'sealing'>;

const found = new Map<string, Configuration>();

/**
 * Reads the metadata of a lender's identity provider, once per process.
 * @throws when the provider can't be reached
 */
async function metadataOf({ config }: Provider, lender: Lender): Promise<Configuration> {
  const { issuer } = lender.signIn;
  if (!issuer) throw new Error(`${lender.code} has no identity provider`);
  const key = `${lender.code} ${issuer.url} ${issuer.clientId}`;
  const known = found.get(key);
  if (known) return known;
  const secret = config.brokerSecrets[lender.code];
  const isLoopback = issuer.url.startsWith('http:');
  const metadata = await discovery(
    new URL(issuer.url),
    issuer.clientId,
    undefined,
    secret ? ClientSecretBasic(secret) : None(),
    {
      timeout: TIMEOUT_SECONDS,
      // Checks the signature of the ID token too, though it comes from the provider itself.
      execute: [enableNonRepudiationChecks, ...(isLoopback ? [allowInsecureRequests] : [])],
    },
  );
  found.set(key, metadata);
  return metadata;
}

/**
 * Returns the address at the identity provider where a person signs in: authorization code flow with PKCE.
 * @param state a one-time token. The nonce and the PKCE verifier follow from it, so none of them is stored.
 * @throws when the provider can't be reached
 */
export async function authorizationUrl(
  provider: Provider,
  lender: Lender,
  { state, redirectUri }: { state: string; redirectUri: string },
): Promise<string> {
  const { nonce, verifier } = secretsOf(provider, state);
  const url = buildAuthorizationUrl(await metadataOf(provider, lender), {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Exchanges the code that the identity provider returned, and returns the claims of the ID token.
 * @param returned the address that the browser returned to, with its query
 * @throws for a wrong issuer, audience, nonce, state or signature, and for an unsigned token
 */
export async function claimsOf(
  provider: Provider,
  lender: Lender,
  { state, returned }: { state: string; returned: URL },
): Promise<IDToken> {
  const { nonce, verifier } = secretsOf(provider, state);
  const tokens = await authorizationCodeGrant(await metadataOf(provider, lender), returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The identity provider sent no ID token');
  return claims;
}

/** Returns where the identity provider signs a person out; undefined if it can't. */
export async function endSessionUrl(
  provider: Provider,
  lender: Lender,
  returnTo: string,
): Promise<string | undefined> {
  const metadata = await metadataOf(provider, lender).catch(() => undefined);
  if (!metadata?.serverMetadata().end_session_endpoint) return undefined;
  return buildEndSessionUrl(metadata, { post_logout_redirect_uri: returnTo }).href;
}

function secretsOf({ sealing }: Provider, state: string): { nonce: string; verifier: string } {
  return {
    nonce: sealing.lookupHash('oidc nonce', state),
    verifier: sealing.lookupHash('oidc verifier', state),
  };
}
