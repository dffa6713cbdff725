import type { Call } from '@homeline/contract/call.ts';
import { useRef } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { BASE } from '../../session/end-of-session.ts';
import { oauthReturn } from '../../session/oauth-return.ts';
import { useApplication } from './application.ts';

type Opens = z.ZodObject<{ url: z.ZodURL }>;

/**
 * Sends the borrower to a provider's page, which returns them to one of ours.
 * @param call opens the provider's page
 * @param returnTo our page, relative to the application, with its query
 */
export function useHostedPage(call: Call & { readonly answer: Opens }, returnTo: string) {
  const { uuid } = useApplication();
  const key = useRef(crypto.randomUUID());
  return async (given: object = {}): Promise<void> => {
    const opened = await send(call as Call, {
      params: { uuid },
      query: undefined,
      body: { ...given, returnPath: `${BASE}/${uuid}/${returnTo}` },
      idempotencyKey: key.current,
    });
    // A provider's page opens once. Another visit needs another page.
    key.current = crypto.randomUUID();
    const { url } = opened as { url: string };
    oauthReturn.save({ application: uuid, step: returnTo, linkToken: url });
    window.location.assign(url);
  };
}
