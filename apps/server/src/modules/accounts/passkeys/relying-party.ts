import type { Context } from '../../../context.ts';
import { type TokenPurpose, takeToken } from '../../notifications/one-time-tokens.ts';

/** Who a passkey is for: the origin of the pages, and its host name. A passkey works at no other. */
export function relyingParty(site: string): { readonly rpID: string; readonly origin: string } {
  const { hostname, origin } = new URL(site);
  return { rpID: hostname, origin };
}

type Challenge = {
  readonly organisation: string;
  readonly purpose: Extract<TokenPurpose, 'PASSKEY_CREATION' | 'PASSKEY_SIGN_IN'>;
  /** The person that the challenge must be for. */
  readonly identity: string | null;
};

/** Returns a function that checks a challenge, which is a one-time token. */
export function challengeCheck(
  context: Context,
  { organisation, purpose, identity }: Challenge,
): (challenge: string) => Promise<boolean> {
  return async (challenge) => {
    const token = Buffer.from(challenge, 'base64url').toString('utf8');
    const taken = await takeToken(context.db, context, { organisation, purpose, token });
    return taken !== undefined && taken.identity === identity;
  };
}
