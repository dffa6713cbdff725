import { authenticateWebChat, refreshChatNonce } from '@homeline/contract/chat/web-chat.ts';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../session/client.ts';

/** A nonce lives little longer than this. */
const RENEW_MS = 60_000;

/** The signed-in borrower as the server knows them. */
export type KnownPerson = { readonly friendlyName: string; readonly emailAddress: string };

export type Borrower = {
  /** Undefined for a visitor, and for a borrower whose account has no name yet: they fill in the form. */
  readonly person: KnownPerson | undefined;
  readonly isLoading: boolean;
  readonly nonce: () => string | undefined;
};

/**
 * Signs the borrower in to the chat, and renews the nonce every minute while they chat.
 * @param isWanted the chat is open, and somebody is signed in
 */
export function useBorrower(isWanted: boolean): Borrower {
  const nonce = useRef<string>(undefined);
  const [person, setPerson] = useState<KnownPerson>();
  const [isLoading, setLoading] = useState(isWanted);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    setLoading(nonce.current === undefined);
    const authenticate = async () => {
      const { nonce: fresh, ...known } = await send(authenticateWebChat, {});
      nonce.current = fresh;
      if (!isOver && known.friendlyName && known.emailAddress) setPerson(known);
    };
    const renew = async () => {
      const query = { nonce: nonce.current ?? '' };
      // A tab that slept has a nonce that can't be renewed.
      await send(refreshChatNonce, { query })
        .then((renewed) => {
          nonce.current = renewed.nonce;
        })
        .catch(authenticate);
    };
    authenticate()
      .catch(() => undefined)
      .finally(() => !isOver && setLoading(false));
    const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isWanted]);
  return { person, isLoading, nonce: () => nonce.current };
}
