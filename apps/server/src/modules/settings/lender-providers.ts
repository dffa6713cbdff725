import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Log } from '../../log.ts';
import type { EncryptionContext, Sealing } from '../../sealing/seal.ts';
import {
  type AdapterTools,
  type OfferedPorts,
  type ProviderMemory,
  type ProviderNote,
  patienceOf,
} from '../../vendors/adapter.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import type { LenderProviders } from '../../vendors/by-lender.ts';
import { sandboxAccount } from '../../vendors/sandbox-account.ts';
import type { Organisations } from '../organisations/organisations.ts';

/** Wakes the readers of the table `provider_account` in every process. */
export const ACCOUNTS_CHANNEL = 'provider_account_changed';

export type AccountFieldValues = Readonly<Record<string, string>>;

export type OpenAccount = {
  readonly values: AccountFieldValues;
  readonly tools: AdapterTools;
  /** The fields with each secret that webhooks may be signed with now: the present one first, then the one before. */
  readonly signing: readonly AccountFieldValues[];
};

/** The accounts of lenders with named providers. */
export type OpenAccounts = LenderProviders & {
  /** Returns an account's fields; undefined without an account. */
  account(organisation: string, provider: string): OpenAccount | undefined;
  refresh(): Promise<void>;
};

type Options = {
  readonly database: Database;
  readonly organisations: Organisations;
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly log: Log;
  /** In sandbox mode every lender has an account at each stand-in, until it saves one. */
  readonly sandbox: { readonly url: string; readonly key: string } | undefined;
  readonly publicUrl: string;
};

type Account = {
  readonly version: number;
  readonly values: AccountFieldValues;
  readonly ports: OfferedPorts;
  readonly old?: { readonly secret: string; readonly until: Date };
};

/** Opens the lenders' accounts. A change reaches every process by a notification; they stay in memory, so a call costs no query. */
export async function openAccounts(options: Options): Promise<OpenAccounts> {
  const { database, organisations, sealing, log, sandbox, publicUrl } = options;
  let accounts: ReadonlyMap<string, Account> = new Map();
  const toolsOf = (
    organisation: string,
    provider: NamedProvider,
    values: AccountFieldValues,
  ): AdapterTools => ({
    patience: patienceOf(ADAPTERS[provider], values),
    memory: memoryOf(options, organisation, provider),
    webhookUrl: webhookUrl(publicUrl, organisation, provider),
    creditBureau: organisations.get(organisation).creditBureau,
  });
  const opened = (
    organisation: string,
    provider: NamedProvider,
    version: number,
    values: AccountFieldValues,
  ) => ({
    ...{ version, values },
    ports: ADAPTERS[provider].create(values, toolsOf(organisation, provider, values)),
  });

  const standIns = organisations.all.flatMap(({ code }) =>
    sandbox
      ? (Object.keys(ADAPTERS) as NamedProvider[]).map(
          (name) => [`${code} ${name}`, opened(code, name, 0, sandboxAccount(name, sandbox))] as const,
        )
      : [],
  );

  async function refresh(): Promise<void> {
    const rows = await database.db.selectFrom('provider_account').selectAll().execute();
    const before = accounts;
    const saved = rows.flatMap((row) => {
      const { organisation, provider, version } = row;
      const key = `${organisation} ${provider}`;
      const kept = before.get(key);
      if (kept && kept.version === version) return [[key, kept] as const];
      if (!isNamed(provider)) return [];
      const old = openOldSecret(sealing, row);
      const account = opened(organisation, provider, version, openFields(sealing, row));
      return [[key, { ...account, ...(old && { old }) }] as const];
    });
    accounts = new Map([...standIns, ...saved]);
  }

  await refresh();
  for (const { code, providers } of organisations.all)
    for (const [port, names] of Object.entries(providers))
      for (const provider of names)
        if (!accounts.has(`${code} ${provider}`))
          log.warn({ lender: code, port, provider }, 'A lender chose a provider without an account');
  const refreshSoon = () =>
    void refresh().catch((error: Error) =>
      log.warn({ failure: error.message }, 'The accounts with providers can’t be read'),
    );
  await database.listen(ACCOUNTS_CHANNEL, refreshSoon, refreshSoon);
  return {
    chosen: (organisation, port) =>
      organisation === ''
        ? []
        : ((organisations.get(organisation).providers as Readonly<Record<string, NamedProvider[]>>)[port] ??
          []),
    mayAskNext: (organisation, port) =>
      organisation !== '' &&
      (organisations.get(organisation).nextProvider as readonly string[]).includes(port),
    open: (organisation, provider) => accounts.get(`${organisation} ${provider}`)?.ports,
    account(organisation, provider) {
      const account = accounts.get(`${organisation} ${provider}`);
      if (!account || !isNamed(provider)) return undefined;
      const { values, old } = account;
      const field = signingField(provider);
      const isOldTaken = old && field && Date.parse(options.clock.now()) < old.until.getTime();
      const signing = [values, ...(isOldTaken ? [{ ...values, [field]: old.secret }] : [])];
      return { values, signing, tools: toolsOf(organisation, provider, values) };
    },
    refresh,
  };
}

/** Returns the address at which a provider tells a lender what happened. */
export function webhookUrl(publicUrl: string, organisation: string, provider: string): string {
  return `${publicUrl}/service-webhooks/external/api/v1/providers/${provider}/${organisation}`;
}

/** Returns whether this release knows a provider. */
export function isNamed(provider: string): provider is NamedProvider {
  return Object.hasOwn(ADAPTERS, provider);
}

/** The encryption context of an account. */
export function accountFieldsContext(organisation: string, provider: string): EncryptionContext {
  return { application: organisation, field: `provider account ${provider}` };
}

/** Returns an account's fields. */
export function openFields(
  sealing: Sealing,
  { organisation, provider, fields }: { organisation: string; provider: string; fields: string },
): AccountFieldValues {
  return JSON.parse(sealing.open(fields as Sealed, accountFieldsContext(organisation, provider)));
}

/** Returns the encryption context of the webhook secret that an account had before. */
export function oldSecretContext(organisation: string, provider: string): EncryptionContext {
  return { application: organisation, field: `provider account ${provider} old secret` };
}

type OldSecretRow = {
  readonly organisation: string;
  readonly provider: string;
  readonly old_secret: string | null;
  readonly old_secret_until: Date | null;
};

/** Returns the webhook secret that an account had before, and until when it is taken. */
function openOldSecret(sealing: Sealing, row: OldSecretRow) {
  const { organisation, provider, old_secret: sealed, old_secret_until: until } = row;
  if (sealed === null || until === null) return undefined;
  return { secret: sealing.open(sealed as Sealed, oldSecretContext(organisation, provider)), until };
}

/** Returns the name of the field whose secret signs a provider's webhooks, if there is one. */
export function signingField(provider: NamedProvider): string | undefined {
  return Object.entries(ADAPTERS[provider].fields).find(([, { signsWebhooks }]) => signsWebhooks)?.[0];
}

/** Returns the encryption context of a provider's note about one of our references, such as its own id. */
export function providerNoteContext(applicationId: string, reference: string): EncryptionContext {
  return { application: applicationId, field: `provider note ${reference}` };
}

function memoryOf(
  { database, sealing, clock }: Options,
  organisation: string,
  provider: string,
): ProviderMemory {
  const remember = async (on: Db | Trx, { fileNumber, reference, theirs }: ProviderNote) => {
    const sealed = sealing.seal(theirs, providerNoteContext(fileNumber, reference));
    const at = clock.now();
    await on
      .insertInto('provider_note')
      .values({ organisation, application_id: fileNumber, provider, reference, theirs: sealed, at })
      .onConflict((conflict) =>
        conflict.columns(['organisation', 'provider', 'reference']).doUpdateSet({ theirs: sealed, at }),
      )
      .execute();
  };
  const recall = async (on: Db | Trx, reference: string) => {
    const note = await on
      .selectFrom('provider_note')
      .select(['application_id', 'theirs'])
      .where('organisation', '=', organisation)
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .executeTakeFirst();
    return note && sealing.open(note.theirs as Sealed, providerNoteContext(note.application_id, reference));
  };
  return {
    remember: (note) => remember(database.db, note),
    recall: (reference) => recall(database.db, reference),
    change: (note, change) =>
      database.db.transaction().execute(async (trx) => {
        // The row to lock may not exist yet.
        const name = `provider note ${organisation} ${provider} ${note.reference}`;
        await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
        await remember(trx, { ...note, theirs: change(await recall(trx, note.reference)) });
      }),
  };
}
