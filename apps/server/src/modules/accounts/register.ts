import { randomUUID } from 'node:crypto';
import type { register as call } from '@homeline/contract/accounts/register.ts';
import { beginApplication } from '../../facts/begin.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { firstFacts, refusalToApply } from '../applications/first-facts.ts';

/** Creates an identity and its application, both in one transaction, and signs the person in. */
export const register: Handler<typeof call> = async (asked, context) => {
  const lender = context.organisations.get(asked.organisation);
  const refusal = refusalToApply(asked.body, lender, context);
  if (refusal) return refusal;

  const applicationUuid = randomUUID();
  const passwordHash = await context.identities.hash(asked.body.password);
  const caller = await context.db.transaction().execute(async (trx) => {
    const identity = await context.identities.create(trx, {
      organisation: asked.organisation,
      email: asked.body.email,
      name: `${asked.body.firstName} ${asked.body.lastName}`,
      passwordHash,
    });
    if (!identity) return refuse('IDENTITY_EXISTS', { fields: { email: 'identity exists' } });
    await beginApplication(
      trx,
      context,
      {
        organisation: asked.organisation,
        applicationId: applicationUuid,
        actor: { by: 'BORROWER', id: identity },
        origin: asked.origin,
      },
      firstFacts(asked.body, applicationUuid, lender, context),
    );
    return context.identities.openSession(trx, asked.organisation, identity);
  });
  return isRefusal(caller) ? caller : { jwt: await context.tokens.issue(caller), applicationUuid };
};
