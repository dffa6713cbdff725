import { leave, signInPath } from '../session/end-of-session.ts';

/**
 * Signs out. Revokes the token at the server, and clears this browser even when that fails: then the sign-in page shows.
 * @param back the path to return to after signing in again
 */
export async function logOut(back = ''): Promise<void> {
  const away = await import('../session/sign-out.ts')
    .then(({ signOutAtServer }) => signOutAtServer())
    .catch(() => undefined);
  leave(away ?? signInPath(back));
}
