import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { ToldProvider } from '@homeline/domain/records/told-provider.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { isNamed } from '../settings/lender-providers.ts';
import { deletionWaits, endWait, keepWait, type WaitFailure } from './deletion-waits.ts';

/** How each provider of an application was told to end what it keeps, and those that the deletion waits for. */
type EndedAtProviders = {
  readonly told: readonly ToldProvider[];
  readonly waitsFor: readonly NamedProvider[];
};

/**
 * Ends what each provider keeps of an application, before the rows are deleted: the notes that name the application there go with them. Every
 * run tries again until each provider has answered or a person has released the deletion from it.
 * @param silent the providers that didn't answer in this run. They aren't asked again in it
 */
export async function endAtProviders(
  context: Context,
  key: ApplicationKey,
  silent: Map<NamedProvider, WaitFailure>,
): Promise<EndedAtProviders> {
  const told: ToldProvider[] = [];
  const waitsFor: NamedProvider[] = [];
  const waits = await deletionWaits(context, key);
  for (const provider of await providersOf(context, key)) {
    const at = context.clock.now();
    const result = silent.get(provider) ?? (await endAt(context, key, provider));
    if (result === 'NOTHING_KEPT') continue;
    if (result === 'ENDED' || result === 'UNKNOWN' || result === 'NO_ACCOUNT') {
      told.push({ provider, at, result });
      await endWait(context, key, provider);
      continue;
    }
    if (result === 'UNREACHABLE' || result === 'TIMEOUT') silent.set(provider, result);
    await keepWait(context, key, provider, result);
    const wait = waits.find((each) => each.provider === provider);
    if (wait?.released_at) {
      const { released_at, released_by, reason } = wait;
      const who = { by: released_by ?? '', at: released_at.toISOString(), reason: reason ?? '' };
      told.push({ provider, at, result: 'RELEASED', released: { failed: result, ...who } });
    } else waitsFor.push(provider);
  }
  return { told, waitsFor };
}

/** Tells one provider. `NOTHING_KEPT`: it offers no way to end anything. */
async function endAt(
  context: Context,
  { organisation, applicationId }: ApplicationKey,
  provider: NamedProvider,
): Promise<'NOTHING_KEPT' | 'ENDED' | 'UNKNOWN' | 'NO_ACCOUNT' | WaitFailure> {
  const { forget } = ADAPTERS[provider];
  if (!forget) return 'NOTHING_KEPT';
  const about = { application: applicationId, provider };
  const account = context.accounts.account(organisation, provider);
  if (!account) {
    context.log.warn(about, 'Without an account nothing can be ended at a provider');
    return 'NO_ACCOUNT';
  }
  const ended = await forLender(organisation, () => forget(account.values, applicationId, account.tools));
  if (ended.ok) {
    if (!ended.isUnknown) return 'ENDED';
    context.log.warn(
      about,
      'A provider doesn’t know what a note names: it ended there before, or is another account’s',
    );
    return 'UNKNOWN';
  }
  const { failed } = ended.failure;
  context.log.warn({ ...about, failure: failed }, 'Records wait until a provider has ended what it keeps');
  return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
}

/** Returns the named providers that were asked about an application, by its notes and intents. */
async function providersOf(
  { db }: Context,
  { organisation, applicationId }: ApplicationKey,
): Promise<readonly NamedProvider[]> {
  const { rows } = await sql<{ provider: string }>`
    select provider from provider_note where organisation = ${organisation} and application_id = ${applicationId}
    union select provider from intent where organisation = ${organisation} and application_id = ${applicationId}
    order by provider`.execute(db);
  return rows.map(({ provider }) => provider).filter(isNamed);
}
