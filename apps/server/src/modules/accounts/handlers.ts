import type { accountsCalls } from '@homeline/contract/accounts/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { brokerCallback } from './broker/broker-callback.ts';
import { brokerLogIn } from './broker/broker-log-in.ts';
import { brokerLogOut } from './broker/broker-log-out.ts';
import { getBrokerIdentity } from './broker/get-broker-identity.ts';
import { getLegacyIdentity } from './broker/get-legacy-identity.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkPassword } from './check-password.ts';
import { requestEmailVerification } from './email-links/request-email-verification.ts';
import { requestPasswordReset } from './email-links/request-password-reset.ts';
import { requestSignInLink } from './email-links/request-sign-in-link.ts';
import { readPasswordLink, resetPassword } from './email-links/reset-password.ts';
import { signInWithLink } from './email-links/sign-in-with-link.ts';
import { verifyEmail } from './email-links/verify-email.ts';
import { getProfile } from './get-profile.ts';
import { getSignInSettings } from './get-sign-in-settings.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts';
import { isPasswordExpired } from './password-expiry.ts';
import { register } from './register.ts';
import { replacedPassword } from './replaced-password.ts';
import { saveLanguage } from './save-language.ts';
import { confirmTotp } from './second-factor/confirm-totp.ts';
import { removeTotp } from './second-factor/remove-totp.ts';
import { startTotp } from './second-factor/start-totp.ts';
import { endAllSessions } from './sessions/end-all-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { signIn } from './sign-in.ts';
import { getTracker, saveTracker } from './tracker.ts';

export const accountsHandlers = {
  register,
  checkNewPassword,
  /** Signs a person in by password. */
  logIn: async ({ body, organisation, origin, deviceCookie }, context) => {
    const checked = await checkPassword(context, { ...body, organisation, origin, deviceCookie });
    if (isRefusal(checked)) return checked;
    const { identity } = checked;
    const ways = await context.identities.waysToSignIn(identity);
    const { signIn: rules } = context.organisations.get(organisation);
    if (ways && isPasswordExpired(rules, ways)) return refuse('PASSWORD_EXPIRED');
    const first = { organisation, identity, origin, method: 'PASSWORD', code: body.code } as const;
    if (!ways?.isPasswordInitial) return signIn(context, first);
    const replaced = await replacedPassword(context, { ...body, organisation });
    return isRefusal(replaced) ? replaced : signIn(context, { ...first, ...replaced });
  },
  /** Ends the session and revokes its token in every process. */
  logOut: async ({ caller }, context) => {
    await context.revocations.revoke(caller.session);
    await context.identities.closeSession(caller.session);
    return undefined;
  },
  brokerLogIn,
  brokerCallback,
  brokerLogOut,
  getBrokerIdentity,
  getLegacyIdentity,
  getLegacyIdentityV1_1: getLegacyIdentity,
  requestPasswordReset,
  readPasswordLink,
  resetPassword,
  requestSignInLink,
  signInWithLink,
  requestEmailVerification,
  verifyEmail,
  getSignInSettings,
  startTotp,
  confirmTotp,
  removeTotp,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeySignIn,
  signInWithPasskey,
  endSession,
  endAllSessions,
  getProfile,
  saveTracker,
  getTracker,
  saveLanguage,
} satisfies HandlersOf<typeof accountsCalls>;
