import type { Context } from '../../context.ts';
import type { SignInMethod } from '../../db/tables/accounts.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Refusal } from '../../refusal.ts';
import { closedWay } from './forced-way.ts';
import { checkSecondFactor } from './second-factor/second-factor.ts';

type FirstFactor = {
  readonly organisation: string;
  readonly identity: string;
  readonly origin: Origin;
  readonly method: SignInMethod;
  /** The code of the second factor, if the person gave one. */
  readonly code?: string | undefined;
  /** Replaces an initial password once the second factor is correct. */
  readonly newPasswordHash?: string;
};

/** Signs in a person whose first factor is correct, after their second factor if they set one up, unless the lender forces another way. */
export async function signIn(
  context: Context,
  { organisation, identity, origin, method, code, newPasswordHash }: FirstFactor,
): Promise<{ jwt: string } | Refusal> {
  const closed = await closedWay(context, { organisation, identity });
  if (closed) return closed;
  const secondFactor = await checkSecondFactor(context, identity, code);
  if (secondFactor.refusal) return secondFactor.refusal;
  const start = { origin, method, isTotpVerified: secondFactor.isVerified };
  const caller = await context.db.transaction().execute(async (trx) => {
    if (newPasswordHash) await context.identities.setPassword(trx, identity, newPasswordHash);
    return context.identities.openSession(trx, organisation, identity, start);
  });
  return { jwt: await context.tokens.issue(caller) };
}
