import * as z from 'zod';
import { Anchor, type AnchorStore } from '../../audit/anchor-store.ts';
import { type KeyedRequest, type Provider, send } from '../request.ts';

/** Keeps anchors at a remote store: `POST <url>/<lender>` appends one, `GET <url>/<lender>` returns all. A stored day never changes. */
export function anchorsOverHttp(provider: Provider): AnchorStore {
  const exchange = async (request: KeyedRequest): Promise<unknown> => {
    const sent = await send(provider, request);
    if (!sent.ok) throw new Error(`the request failed: ${sent.failure.failed}`);
    return sent.json;
  };
  return {
    nameFor: (organisation) => `${provider.url}/${organisation}`,
    async read(organisation) {
      const json = await exchange({ method: 'GET', path: `/${organisation}`, reference: organisation });
      return z.array(Anchor).parse(json);
    },
    async append(organisation, anchors) {
      for (const anchor of anchors) {
        const reference = `${organisation} ${anchor.day}`;
        await exchange({ method: 'POST', path: `/${organisation}`, reference, body: anchor });
      }
    },
  };
}
