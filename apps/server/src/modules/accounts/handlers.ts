import type { accountsCalls } from '@homeline/contract/accounts/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getProfile } from './get-profile.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { register } from './register.ts';

export const accountsHandlers = {
  register,
  logIn,
  logOut,
  getProfile,
} satisfies HandlersOf<typeof accountsCalls>;
