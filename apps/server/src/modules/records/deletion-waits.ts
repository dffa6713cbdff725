import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { PROVIDER_FAILURES } from '@homeline/domain/staff/provider-failures.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';

export type WaitFailure = (typeof PROVIDER_FAILURES)[number];

/** Returns the providers that an application's deletion waits for, or was released from. */
export function deletionWaits({ db }: Context, { organisation, applicationId }: ApplicationKey) {
  return db
    .selectFrom('deletion_wait')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .execute();
}

/** Keeps that a provider failed again, and how. The first failure's time stays. */
export async function keepWait(
  { db, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  provider: NamedProvider,
  failed: WaitFailure,
): Promise<void> {
  const at = clock.now();
  await db
    .insertInto('deletion_wait')
    .values({ organisation, application_id: applicationId, provider, since: at, asked_at: at, failed })
    .onConflict((conflict) =>
      conflict.columns(['organisation', 'application_id', 'provider']).doUpdateSet({ asked_at: at, failed }),
    )
    .execute();
}

/** Ends the wait for a provider that has answered. */
export async function endWait(
  { db }: Context,
  { organisation, applicationId }: ApplicationKey,
  provider: NamedProvider,
): Promise<void> {
  await db
    .deleteFrom('deletion_wait')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('provider', '=', provider)
    .where('released_at', 'is', null)
    .execute();
}
