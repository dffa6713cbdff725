import { leave, signInPath, startLeaving } from '../session/end-of-session.ts';

/**
 * Signs out. Revokes the token at the server, and clears this browser even when that fails: then the sign-in page shows.
 * @param back the path to return to after signing in again
 */
export async function logOut(back = ''): Promise<void> {
  leave((await endSessionAtServer()) ?? signInPath(back));
}

/** Signs out as `logOut` does, and leads to where another account signs in. */
export async function switchAccounts(): Promise<void> {
  leave((await endSessionAtServer()) ?? `${signInPath('')}?switched=true`);
}

function endSessionAtServer(): Promise<string | undefined> {
  startLeaving();
  return import('../session/sign-out.ts')
    .then(({ signOutAtServer }) => signOutAtServer())
    .catch(() => undefined);
}
