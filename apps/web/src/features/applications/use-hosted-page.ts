import type { Call } from '@homeline/contract/call.ts';
import { useRef } from 'react';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { BASE } from '../../session/end-of-session.ts';
import { useApplication } from './application.ts';

type Opens = z.ZodObject<{ url: z.ZodURL }>;

/**
 * Leaves for a page of a provider, which sends the borrower back to a page of ours.
 * @param call opens the provider's page
 * @param returnTo our page, behind the application, with its query
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
    // A page of a provider is opened once; another visit is another page.
    key.current = crypto.randomUUID();
    window.location.assign((opened as { url: string }).url);
  };
}
