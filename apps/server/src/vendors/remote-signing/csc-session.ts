import * as z from 'zod';
import { type Patience, type Sent, sendHttp } from '../http-call.ts';
import { isOnThisMachine } from '../on-this-machine.ts';
import { answerOf, RemoteSettingWrong } from './csc-answers.ts';

/** Where a key is that a trust service keeps, and how it lets us sign with it. */
export type RemoteKeySettings = {
  /** The base of the service's API, which ends in its version. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly credential: string;
  readonly pin: string | undefined;
};

/** Calls a trust service with an access token, which is got when it is needed. */
export type CscSession = {
  /** @param once never sends what may have had an effect a second time */
  call(name: string, body: object, given?: { readonly once?: boolean }): Promise<Sent>;
};

const Info = z.object({ oauth2: z.url().optional() });
const Token = z.object({ access_token: z.string(), expires_in: z.number().optional() });

/** A token is replaced this long before it ends. */
const EARLY_MS = 30_000;
const TOKEN_SECONDS = 3600;

/** Creates the session of a client with its own credentials (`info`, `oauth2/token`). */
export function createCscSession(
  { url, clientId, clientSecret }: RemoteKeySettings,
  patience: Patience,
): CscSession {
  let known: { readonly token: string; readonly endsAtMs: number } | undefined;

  async function currentToken(): Promise<string> {
    if (known && performance.now() < known.endsAtMs) return known.token;
    const asked = await sendHttp({ method: 'POST', url: `${url}/info`, body: {} }, patience);
    const { oauth2 } = answerOf(Info, 'info', asked, 'DOCUMENT_SIGNER_URL');
    const body = new URLSearchParams({
      ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    });
    const sent = await sendHttp({ method: 'POST', url: tokenAddress(oauth2, url), body }, patience);
    const wrong = 'DOCUMENT_SIGNER_CLIENT_ID or DOCUMENT_SIGNER_CLIENT_SECRET';
    const { access_token, expires_in = TOKEN_SECONDS } = answerOf(Token, 'oauth2/token', sent, wrong);
    known = { token: access_token, endsAtMs: performance.now() + expires_in * 1000 - EARLY_MS };
    return access_token;
  }

  return {
    async call(name, body, { once = false } = {}) {
      const send = (token: string) =>
        sendHttp(
          {
            ...{ method: 'POST', url: `${url}/${name}`, body, once, mayActAt503: once },
            headers: { authorization: `Bearer ${token}` },
          },
          patience,
        );
      const token = await currentToken();
      const sent = await send(token);
      if (sent.ok || sent.error?.status !== 401) return sent;
      // A token that the service takes no longer had no effect, so the call goes out once more.
      if (known?.token === token) known = undefined;
      return send(await currentToken());
    },
  };
}

/** Returns where tokens are given: below the address that the service names, otherwise below its own. The secret goes there. */
function tokenAddress(named: string | undefined, url: string): string {
  const base = (named ?? url).replace(/\/+$/, '');
  const address = base.endsWith('/oauth2') ? `${base}/token` : `${base}/oauth2/token`;
  if (!address.startsWith('https:') && !isOnThisMachine(address))
    throw new RemoteSettingWrong('The remote signer gives its tokens without encryption');
  return address;
}
