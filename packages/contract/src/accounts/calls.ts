import type { Call } from '../call.ts';
import {
  brokerCallback,
  brokerLogIn,
  brokerLogOut,
  getBrokerIdentity,
  getLegacyIdentity,
  getLegacyIdentityV1_1,
} from './broker.ts';
import {
  readPasswordLink,
  requestEmailVerification,
  requestPasswordReset,
  requestSignInLink,
  resetPassword,
  signInWithLink,
  verifyEmail,
} from './email-links.ts';
import { getProfile } from './get-profile.ts';
import { logIn, logOut } from './log-in.ts';
import { checkNewPassword } from './new-password.ts';
import {
  addPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts';
import { register } from './register.ts';
import { saveLanguage } from './save-language.ts';
import { confirmTotp, removeTotp, startTotp } from './second-factor.ts';
import { endAllSessions, endSession } from './sessions.ts';
import { getSignInSettings } from './sign-in-settings.ts';
import { getTracker, saveTracker } from './tracker.ts';

export const accountsCalls = {
  register,
  checkNewPassword,
  logIn,
  logOut,
  brokerLogIn,
  brokerCallback,
  brokerLogOut,
  getBrokerIdentity,
  getLegacyIdentity,
  getLegacyIdentityV1_1,
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
} as const satisfies Record<string, Call>;
