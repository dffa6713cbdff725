import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type Person = { readonly organisation: string; readonly identity: string };

/**
 * Returns why a person may not sign in on our own pages: the lender's folder forces its customers to its identity provider. The lender's
 * staff may.
 */
export async function closedWay(
  { db, organisations }: Context,
  { organisation, identity }: Person,
): Promise<Refusal | undefined> {
  const { mode, issuer } = organisations.get(organisation).signIn;
  if (mode !== 'broker' || !issuer) return undefined;
  const staff = await db
    .selectFrom('staff')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return staff ? undefined : refuse('FORBIDDEN', { message: `Sign in with ${issuer.name}.` });
}
