import type {
  checkProviderAccount as checkCall,
  listProviderAccounts as listCall,
  ProviderAccount,
  removeProviderAccount as removeCall,
  saveProviderAccount as saveCall,
} from '@homeline/contract/settings/provider-accounts.ts';
import {
  CHOICE_PORTS,
  NAMED_PROVIDERS,
  type NamedProvider,
} from '@homeline/domain/organisations/named-providers.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { HTTP_URL, PROVIDER_URL } from '../../settings.ts';
import type { AccountCheck, AccountField } from '../../vendors/adapter.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import { RETRY_DEFAULTS } from '../../vendors/http-call.ts';
import { sandboxAccount } from '../../vendors/sandbox-account.ts';
import { staffNames } from '../staff/staff-names.ts';
import { type AccountFieldValues, accountFieldsContext, openFields, webhookUrl } from './lender-providers.ts';
import { oldSecretKept, oldSecretShown } from './old-webhook-secret.ts';
import { CHANGED, hasOpenCalls, keepChange, lockedAccount } from './provider-account-rows.ts';

const IN_USE = 'The lender uses this provider. Choose another first.';
const CALLS_OPEN =
  'Requests to this provider are still open, and only these keys can ask what became of them. Wait for their answers, or settle them under Operations, Repairs.';
const REFUSED_IN_USE =
  'The provider refused this account, and the lender uses it. The account from before stays in use.';
const TYPE_AGAIN = 'Required: kept keys are never sent to another address';
/** A check is made while a person waits. */
const CHECK_PATIENCE = { ...RETRY_DEFAULTS, timeoutMs: 10_000, tries: 2 };

/** Returns every named provider with the lender's account. A secret is never sent. */
export const listProviderAccounts: Handler<typeof listCall> = async ({ organisation }, context) => {
  const { db, sealing, config } = context;
  const rows = await db
    .selectFrom('provider_account')
    .selectAll()
    .where('organisation', '=', organisation)
    .execute();
  const names = await staffNames(
    db,
    rows.map(({ saved_by }) => saved_by),
  );
  return (Object.keys(ADAPTERS) as NamedProvider[]).map((provider): ProviderAccount => {
    const row = rows.find((each) => each.provider === provider);
    const standIn = config.sandbox ? sandboxAccount(provider, config.sandbox) : {};
    const values = row ? openFields(sealing, row) : standIn;
    const { title, ports } = NAMED_PROVIDERS[provider];
    const adapter = ADAPTERS[provider];
    return {
      ...{ provider, title, ports: [...ports], usedFor: usedFor(context, organisation, provider) },
      fields: Object.entries(adapter.fields).map(
        ([name, { label, help, isSecret, signsWebhooks, fallback }]) => ({
          ...{ name, label, ...(help && { help }), isSecret: isSecret ?? false },
          ...(signsWebhooks && { signsWebhooks }),
          isRequired: fallback === undefined,
          isSet: (values[name] ?? '') !== '',
          ...(!isSecret && { value: values[name] ?? fallback ?? '' }),
        }),
      ),
      version: row?.version ?? 0,
      isOfSandbox: row === undefined && config.sandbox !== undefined,
      ...(adapter.readWebhook &&
        !adapter.learnsWebhookUrl && { webhookUrl: webhookUrl(config.publicUrl, organisation, provider) }),
      ...(row && oldSecretShown(row, context.clock.now())),
      ...(row && { saved: { at: row.saved_at.toISOString(), by: names(row.saved_by) } }),
      ...(row?.checked_at && {
        checked: { at: row.checked_at.toISOString(), found: row.found as AccountCheck },
      }),
    };
  });
};

function usedFor({ accounts }: Context, organisation: string, provider: NamedProvider) {
  return CHOICE_PORTS.filter((port) => accounts.chosen(organisation, port).includes(provider));
}

/** Stores the fields encrypted. Keys are checked after they are stored, so that an outage of the provider loses none. */
export const saveProviderAccount: Handler<typeof saveCall> = async (request, context) => {
  const { organisation, caller, params, body } = request;
  const { account: provider } = params;
  const refused = await refusalInUse(request, context);
  if (refused) return refused;
  const saved = await context.db.transaction().execute(async (trx) => {
    const row = await lockedAccount(trx, organisation, provider);
    if ((row?.version ?? 0) !== body.version) return refuse('STALE_VERSION', { message: CHANGED });
    const kept = row ? openFields(context.sealing, row) : {};
    const values = valuesOf(provider, { typed: body.fields, kept, sandbox: context.config.sandbox });
    if (isRefusal(values)) return values;
    // Where personal data goes, and how a provider's answer is read, is decided with the choice of providers, which may take two people.
    const isInUse = usedFor(context, organisation, provider).length > 0;
    // In a trial, the account at a stand-in is used without being stored.
    const used = context.accounts.account(organisation, provider)?.values ?? kept;
    if (isInUse && (isElsewhere(provider, values, used) || changesKeptField(provider, values, used)))
      return refuse('FORBIDDEN', { message: IN_USE });
    const change = {
      ...oldSecretKept(context, { organisation, provider, days: body.oldSecretDays }, { used, values, row }),
      version: body.version + 1,
      fields: context.sealing.seal(JSON.stringify(values), accountFieldsContext(organisation, provider)),
      ...{ saved_by: caller.identity, saved_at: context.clock.now(), checked_at: null, found: null },
    };
    await trx
      .insertInto('provider_account')
      .values({ organisation, provider, ...change })
      .onConflict((conflict) => conflict.columns(['organisation', 'provider']).doUpdateSet(change))
      .execute();
    await keepChange(trx, context, request, provider);
    return values;
  });
  if (isRefusal(saved)) return saved;
  await context.accounts.refresh();
  return { found: await check(context, organisation, provider, saved) };
};

/** Refuses keys that the provider rejects, if the lender uses that provider: every application would stop. */
async function refusalInUse(
  { organisation, params, body }: Parameters<Handler<typeof saveCall>>[0],
  context: Context,
): Promise<Refusal | undefined> {
  const { account: provider } = params;
  const { accounts, config } = context;
  const kept = accounts.account(organisation, provider)?.values ?? {};
  const values = valuesOf(provider, { typed: body.fields, kept, sandbox: config.sandbox });
  const isChecked = usedFor(context, organisation, provider).length > 0 && !isRefusal(values);
  // No key is sent to another address before two people agreed to it.
  if (!isChecked || isElsewhere(provider, values, kept)) return undefined;
  const found = await ADAPTERS[provider].check(values, CHECK_PATIENCE);
  return found === 'REFUSED' ? refuse('INVALID_INPUT', { message: REFUSED_IN_USE }) : undefined;
}

/** Returns an account's fields as they are kept, or which of those that a person typed are wrong. */
function valuesOf(
  provider: NamedProvider,
  {
    typed,
    kept,
    sandbox,
  }: {
    readonly typed: AccountFieldValues;
    readonly kept: AccountFieldValues;
    readonly sandbox: Config['sandbox'];
  },
): AccountFieldValues | Refusal {
  const problems: Record<string, string> = {};
  const values: Record<string, string> = {};
  const isMoved = isElsewhere(provider, typed, kept);
  for (const [name, field] of Object.entries(ADAPTERS[provider].fields)) {
    const { label, isUrl, isSecret, fallback } = field;
    // A pasted key may end with a line break.
    const text = (typed[name] ?? '').trim();
    const value = text === '' ? (isSecret && !isMoved ? kept[name] : undefined) : text;
    const isLost = value === undefined && isSecret && isMoved && fallback === undefined;
    if (isLost) problems[`fields.${name}`] = TYPE_AGAIN;
    const isMissing = value === undefined && fallback === undefined;
    const problem = isMissing ? `${label} is required` : value && problemOf(value, field, sandbox);
    if (problem) problems[`fields.${name}`] ??= problem;
    values[name] = (value ?? fallback ?? '').replace(isUrl ? /\/+$/ : /$/, '');
  }
  for (const name of Object.keys(typed))
    if (!Object.hasOwn(ADAPTERS[provider].fields, name)) problems[`fields.${name}`] = 'No such field';
  return Object.keys(problems).length > 0 ? refuse('INVALID_INPUT', { fields: problems }) : values;
}

/** Returns whether an account that is kept would get another address. An empty address is the provider's own. */
function isElsewhere(provider: NamedProvider, given: AccountFieldValues, kept: AccountFieldValues): boolean {
  return Object.entries(ADAPTERS[provider].fields).some(([name, { isUrl, fallback = '' }]) => {
    const address = (given[name] ?? '').trim().replace(/\/+$/, '') || fallback;
    return isUrl && kept[name] !== undefined && address !== kept[name];
  });
}

/** Returns whether the account would become another one, or a field that affects the lender's decisions would change. */
function changesKeptField(
  provider: NamedProvider,
  given: AccountFieldValues,
  kept: AccountFieldValues,
): boolean {
  return Object.entries(ADAPTERS[provider].fields).some(
    ([name, { isAccount, isPolicy }]) =>
      (isAccount || isPolicy) && kept[name] !== undefined && given[name] !== kept[name],
  );
}

function problemOf(
  value: string,
  { isUrl, accepts }: AccountField,
  sandbox: Config['sandbox'],
): string | undefined {
  if (accepts) return accepts.pattern.test(value) ? undefined : accepts.must;
  if (isUrl && sandbox && !`${value}/`.startsWith(`${sandbox.url}/`))
    return `Must be under ${sandbox.url}: a trial never calls a real provider`;
  if (isUrl) return (sandbox ? HTTP_URL : PROVIDER_URL).safeParse(value).error?.issues[0]?.message;
  return /^[\x20-\x7e]+$/.test(value) ? undefined : 'Must be one line without special characters';
}

export const checkProviderAccount: Handler<typeof checkCall> = async ({ organisation, params }, context) => {
  const account = context.accounts.account(organisation, params.account);
  if (!account) return refuse('NOT_FOUND');
  return { found: await check(context, organisation, params.account, account.values) };
};

async function check(
  { db, clock }: Context,
  organisation: string,
  provider: NamedProvider,
  values: AccountFieldValues,
): Promise<AccountCheck> {
  const found = await ADAPTERS[provider].check(values, CHECK_PATIENCE);
  await db
    .updateTable('provider_account')
    .set({ checked_at: clock.now(), found })
    .where('organisation', '=', organisation)
    .where('provider', '=', provider)
    .execute();
  return found;
}

export const removeProviderAccount: Handler<typeof removeCall> = async (request, context) => {
  const { organisation, params, query } = request;
  const { account: provider } = params;
  const refusal = await context.db.transaction().execute(async (trx) => {
    const row = await lockedAccount(trx, organisation, provider);
    if (!row) return refuse('NOT_FOUND');
    if (row.version !== query.version) return refuse('STALE_VERSION', { message: CHANGED });
    if (usedFor(context, organisation, provider).length > 0) return refuse('FORBIDDEN', { message: IN_USE });
    if (await hasOpenCalls(trx, context, organisation, provider))
      return refuse('FORBIDDEN', { message: CALLS_OPEN });
    await trx
      .deleteFrom('provider_account')
      .where('organisation', '=', organisation)
      .where('provider', '=', provider)
      .execute();
    await keepChange(trx, context, request, provider);
    return undefined;
  });
  await context.accounts.refresh();
  return refusal;
};
