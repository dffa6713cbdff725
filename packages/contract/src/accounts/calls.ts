import type { Call } from '../call.ts';
import { getProfile } from './get-profile.ts';
import { logIn, logOut } from './log-in.ts';
import { register } from './register.ts';

export const accountsCalls = {
  register,
  logIn,
  logOut,
  getProfile,
} as const satisfies Record<string, Call>;
