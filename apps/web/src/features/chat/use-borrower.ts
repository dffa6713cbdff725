import { getProfile } from '@homeline/contract/accounts/get-profile.ts';
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
 * Signs the borrower in to the chat, and renews the nonce every minute while they chat. Where the lender's flag doesn't choose that, their
 * profile only says who they are.
 * @param isWanted the chat is open, and a person is signed in
 * @param isAuthenticated the chat is the account's
 */
export function useBorrower(isWanted: boolean, isAuthenticated: boolean): Borrower {
  const nonce = useRef<string>(undefined);
  const [person, setPerson] = useState<KnownPerson>();
  const [isLoading, setLoading] = useState(isWanted);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    setLoading(nonce.current === undefined);
    if (!isAuthenticated) {
      knownPerson()
        .then((known) => !isOver && setPerson(known))
        .catch(() => undefined)
        .finally(() => !isOver && setLoading(false));
      return () => {
        isOver = true;
      };
    }
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
  }, [isWanted, isAuthenticated]);
  return { person, isLoading, nonce: () => nonce.current };
}

/** Returns who is signed in, as their profile says; undefined while it has no name. */
export async function knownPerson(): Promise<KnownPerson | undefined> {
  const { name, email } = await send(getProfile, {});
  const friendlyName = [name?.firstName, name?.lastName].filter(Boolean).join(' ');
  return friendlyName && email ? { friendlyName, emailAddress: email } : undefined;
}
