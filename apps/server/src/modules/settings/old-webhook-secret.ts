import type {
  endOldWebhookSecret as endCall,
  OldSecretDays,
} from '@homeline/contract/settings/provider-accounts.ts';
import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { type AccountFieldValues, oldSecretContext, signingField } from './lender-providers.ts';
import { CHANGED, keepChange, lockedAccount } from './provider-account-rows.ts';

const DAY_MS = 86_400_000;

type Columns<Time> = { readonly old_secret: string | null; readonly old_secret_until: Time | null };
const NONE = { old_secret: null, old_secret_until: null };

/**
 * Returns the webhook secret from before a change as it is kept: two may stand while the provider still signs with the old one.
 * @param days for how long
 * @param used the fields before the change
 */
export function oldSecretKept(
  { sealing, clock }: Context,
  account: { readonly organisation: string; readonly provider: NamedProvider; readonly days: OldSecretDays },
  change: {
    readonly used: AccountFieldValues;
    readonly values: AccountFieldValues;
    readonly row: Columns<Date> | undefined;
  },
): Columns<string> {
  const { organisation, provider, days } = account;
  const { used, values, row = NONE } = change;
  const field = signingField(provider);
  const before = field && used[field];
  if (!before || before === values[field]) {
    const { old_secret, old_secret_until } = row;
    return { old_secret, old_secret_until: old_secret_until?.toISOString() ?? null };
  }
  if (days === 0) return NONE;
  return {
    old_secret: sealing.seal(before, oldSecretContext(organisation, provider)),
    old_secret_until: new Date(Date.parse(clock.now()) + days * DAY_MS).toISOString(),
  };
}

/** Returns until when an old secret is taken, as the console shows it. */
export function oldSecretShown({ old_secret_until: until }: Columns<Date>, now: string) {
  return until && Date.parse(now) < until.getTime() ? { oldSecretUntil: until.toISOString() } : {};
}

/** Ends an old secret now: its webhooks are refused from then on. */
export const endOldWebhookSecret: Handler<typeof endCall> = async (request, context) => {
  const { organisation, params, query } = request;
  const { account: provider } = params;
  const ended = await context.db.transaction().execute(async (trx) => {
    const row = await lockedAccount(trx, organisation, provider);
    if (!row || row.old_secret === null) return refuse('NOT_FOUND');
    if (row.version !== query.version) return refuse('STALE_VERSION', { message: CHANGED });
    await trx
      .updateTable('provider_account')
      .set({ ...NONE, version: row.version + 1 })
      .where('organisation', '=', organisation)
      .where('provider', '=', provider)
      .execute();
    await keepChange(trx, context, request, provider);
    return undefined;
  });
  if (!isRefusal(ended)) await context.accounts.refresh();
  return ended;
};
