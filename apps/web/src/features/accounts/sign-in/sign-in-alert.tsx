import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Link } from 'react-router';
import { UserNotFound } from '../../../session/identity.ts';
import { signInCopy } from './copy.ts';

const copy = signInCopy.logIn;

/** Returns the alert for a refused sign-in. */
export function signInAlert(error: unknown): AlertItem | undefined {
  const { code, errors } = refusalOf(error);
  if (error instanceof DOMException) return { kind: 'SYSTEM', title: copy.failed, text: copy.passkeyFailed };
  if (error instanceof UserNotFound) return { kind: 'SYSTEM', title: copy.failed, text: error.message };
  if (!errors) return undefined;
  return {
    kind: 'SYSTEM',
    title: copy.failed,
    text: errors.join(', '),
    ...(code === 'PASSWORD_EXPIRED' && {
      action: <Link to="/auth/forgot-password">{copy.passwordExpired}</Link>,
    }),
  };
}
