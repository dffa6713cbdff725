import type { Call } from '@homeline/contract/call.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
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
 * @returns `open`, and whether the provider's page is being opened, for the modal that covers ours meanwhile
 */
export function useHostedPage(call: Call & { readonly answer: Opens }, returnTo: string) {
  const { uuid } = useApplication();
  const key = useRef(crypto.randomUUID());
  const [isOpening, setOpening] = useState(false);
  const stopWaiting = useCallback(() => setOpening(false), []);
  useEffect(() => {
    // The browser's Back may show this page as it was left.
    window.addEventListener('pageshow', stopWaiting);
    return () => window.removeEventListener('pageshow', stopWaiting);
  }, [stopWaiting]);
  const open = async (given: object = {}): Promise<void> => {
    setOpening(true);
    const opened = await send(call as Call, {
      params: { uuid },
      query: undefined,
      body: { ...given, returnPath: `${BASE}/${uuid}/${returnTo}` },
      idempotencyKey: key.current,
    }).catch((error) => {
      setOpening(false);
      throw error;
    });
    // A provider's page opens once. Another visit needs another page.
    key.current = crypto.randomUUID();
    const { url } = opened as { url: string };
    oauthReturn.save({ application: uuid, step: returnTo, linkToken: url });
    window.location.assign(url);
  };
  return { open, isOpening, stopWaiting };
}
