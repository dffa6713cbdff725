import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import { isNamed } from '../settings/lender-providers.ts';

/**
 * Ends what each provider keeps of an application. It comes before the deletion of the rows, since the notes that name the application there go with
 * them, and is made again by every run until each provider has answered.
 * @param silent the providers that didn't answer in this run. They aren't asked again in it
 * @returns the providers that ended it, or the one that the deletion waits for
 */
export async function endAtProviders(
  context: Context,
  key: ApplicationKey,
  silent: Set<NamedProvider>,
): Promise<{ readonly endedAt: readonly NamedProvider[] } | { readonly waitsFor: NamedProvider }> {
  const endedAt: NamedProvider[] = [];
  const { organisation, applicationId } = key;
  for (const provider of await providersOf(context, key)) {
    const { forget } = ADAPTERS[provider];
    if (!forget) continue;
    if (silent.has(provider)) return { waitsFor: provider };
    const about = { application: applicationId, provider };
    const account = context.accounts.account(organisation, provider);
    if (!account) {
      context.log.warn(about, 'Without an account nothing can be ended at a provider');
      continue;
    }
    const ended = await forLender(organisation, () => forget(account.values, applicationId, account.tools));
    if (ended.ok) {
      if (ended.isUnknown)
        context.log.warn(
          about,
          'A provider doesn’t know what a note names: it ended there before, or is another account’s',
        );
      endedAt.push(provider);
      continue;
    }
    const { failed } = ended.failure;
    context.log.warn({ ...about, failure: failed }, 'Records wait until a provider has ended what it keeps');
    if (failed === 'UNREACHABLE' || failed === 'TIMEOUT') silent.add(provider);
    return { waitsFor: provider };
  }
  return { endedAt };
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
