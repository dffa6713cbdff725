import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT_ID = 'homeline-web';
export const CLIENT_SECRET = 'a secret for the journey';

export type IdentityProvider = {
  readonly url: string;
  /** Starts to answer, for a lender's pages at an origin. */
  open(origin: string): void;
  /** Stops answering. */
  close(): void;
};

/** Reserves an address for a real OpenID Connect provider. A person's user name there is their verified email address. */
export async function identityProvider(): Promise<IdentityProvider> {
  let answer = (_: IncomingMessage, response: ServerResponse): unknown => response.writeHead(503).end();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    open(origin) {
      const pages = `${origin}/account/heloc/auth`;
      answer = new Provider(url, {
        clients: [
          {
            ...{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET },
            ...{ redirect_uris: [`${pages}/callback`], post_logout_redirect_uris: [`${pages}/login`] },
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        // The ID token carries the email address, as most providers send it.
        conformIdTokenClaims: false,
        findAccount: (_, id) => ({
          accountId: id,
          claims: () => ({ sub: id, email: id, email_verified: true }),
        }),
      }).callback();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
