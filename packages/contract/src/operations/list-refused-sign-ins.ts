import * as z from 'zod';
import { SignInRefusal } from '../accounts/sign-in-settings.ts';
import { call } from '../call.ts';
import { OPERATIONS_PATH } from './operations-path.ts';

/** The refused sign-ins of one account for one reason. */
export const RefusedSignIns = SignInRefusal.extend({
  /** The person’s name. */
  name: z.string(),
  isStaff: z.boolean(),
});
export type RefusedSignIns = z.infer<typeof RefusedSignIns>;

export const listRefusedSignIns = call({
  name: 'listRefusedSignIns',
  method: 'GET',
  path: `${OPERATIONS_PATH}/refused-sign-ins`,
  who: 'STAFF',
  act: 'SEE_REFUSED_SIGN_INS',
  summary: 'Returns the accounts whose sign-ins were refused in the last 30 days, the newest hundred first.',
  answer: z.array(RefusedSignIns),
});
